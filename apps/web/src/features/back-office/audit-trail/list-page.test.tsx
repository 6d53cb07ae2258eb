import { screen, waitFor } from '@testing-library/react';
import { endpoints, type AuditRow } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { correction } from './audit-trail.fixture.ts';

const { list, choices, export: exported } = endpoints.auditTrail;
const { id } = correction;
const older = `1760984209000000_${id}`;
const named = { person: 'Petra Novak', account: null, record: null };
const pageWith = (data: AuditRow[]) => ({ data, older: data.length > 0 ? older : null, newer: null, named });

const open = (query = '', prepare?: (api: FakeApi) => void) =>
  openApp(`/admin/audit-trail${query}`, {
    user: staff('fpg_admin'),
    prepare: (api) => {
      const seal = { run: 31, sealed_at: '2026-10-20T18:16:51.000Z', head: 'ab' };
      api.answer(choices, { data: { actions: [correction.action], seal, waiting: 2 } });
      api.answer(list, pageWith([correction]));
      prepare?.(api);
    },
  });
const line = () => screen.findByRole('row', { name: /Corrected the PRO number/ });
const asked = (api: FakeApi, name = 'auditTrail.list') => api.requests.findLast((heard) => heard.name === name)?.query;

describe('the list of the audit trail', () => {
  it('says how far it is sealed', async () => {
    await open();
    expect(await screen.findByText(/run 31 · 2 wait/)).toBeVisible();
  });

  it('is narrowed in the address and at the server, and each narrowing has its way out', async () => {
    const { api, person } = await open(`?person=${id}&from=2026-10-01&to=never`);
    await line();
    expect(asked(api)).toEqual({ person: id, from: '2026-10-01', per_page: expect.anything() as unknown });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Action' }), correction.action);
    await person.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'user');
    await waitFor(() => expect(asked(api)).toMatchObject({ person: id, action: correction.action, by: 'user' }));
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({ person: id, by: 'user' });
    await person.click(screen.getByRole('button', { name: /Petra Novak/ }));
    await waitFor(() => expect(asked(api)).not.toHaveProperty('person'));
    expect(location.search).not.toContain('person=');
  });

  it('shows what people did, until somebody asks for everything', async () => {
    const { api, person } = await open();
    await line();
    expect(asked(api)).toMatchObject({ by: 'user' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'all');
    await waitFor(() => expect(asked(api)).not.toHaveProperty('by'));
  });

  it('shows entries of the system that are alike as one line, which leads to each of them', async () => {
    const told = {
      ...correction,
      action: 'tracking.review',
      actor: { kind: 'system', id: null, label: 'tracking', name: null },
    } as const;
    const ids = [1, 2, 3].map((last) => `5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a0${last}`);
    const { api } = await open('?by=system', (server) =>
      server.answer(
        list,
        pageWith([...ids.map((one) => ({ ...told, id: one })), { ...told, action: 'shipments.tell' }]),
      ),
    );
    const link = await screen.findByRole('link', { name: /3 entries/ });
    expect(link.getAttribute('href')).toBe('/admin/audit-trail?by=system&action=tracking.review');
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(asked(api)).toMatchObject({ by: 'system' });
  });

  it('goes on to older entries from the place where the page ends', async () => {
    const { api, person } = await open();
    await line();
    expect(screen.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Older' }));
    await waitFor(() => expect(asked(api)).toMatchObject({ older_than: older }));
    expect(location.search).toContain(`older=${older}`);
  });

  it('says that there is nothing, and exports nothing then', async () => {
    await open('', (api) => api.answer(list, pageWith([])));
    expect(await screen.findByText('No entries yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  it('says when it cannot be loaded, and shows it once it can', async () => {
    const { api, person } = await open('', (server) => server.refuse(list, 'unavailable'));
    expect(await screen.findByText('Could not load the audit trail')).toBeVisible();
    api.answer(list, pageWith([correction]));
    await person.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(await line()).toBeVisible();
  });

  it('is exported as it is narrowed', async () => {
    const { api, person } = await open('?account=house&by=system', (server) =>
      server.handle(exported, () => new Response('Time', { headers: { 'content-type': 'text/csv' } })),
    );
    await line();
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(asked(api, 'auditTrail.export')).toEqual({ account: 'house', by: 'system' }));
  });
});
