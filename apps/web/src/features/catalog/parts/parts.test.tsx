import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type Part } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const table = endpoints.staffParts;
const lumber: Part = {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000d001',
  number: '157320',
  sub: '3',
  description: 'Cabinets, wooden, set up',
  keywords: 'kitchen cupboard',
  freight_class: '110',
  density_scale: 'nmfc_2025_13sub',
  note: null,
  version: 2,
  retired_at: null,
  changed_at: '2026-10-20T16:55:00.000Z',
  changed_by: 'Petra Novak',
};

const open = (path = '', prepare?: (api: FakeApi) => void, user = staff('fpg_ops')) =>
  openApp(`/admin/part-catalog${path}`, {
    user,
    prepare: (api) => {
      api.answer(table.list, pageOf([lumber]));
      prepare?.(api);
    },
  });
const asked = (api: FakeApi, name = 'staffParts.list') => api.requests.findLast((heard) => heard.name === name)?.query;

describe('the part catalog', () => {
  it('shows a commodity with its number and how it is classed [ADMIN-09]', async () => {
    await open();
    const row = within(await screen.findByRole('row', { name: /Cabinets, wooden, set up/ }));
    for (const text of ['kitchen cupboard', 'Class 110 at any density', 'Petra Novak', 'Active'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(/^157320/)).toBeVisible();
  });

  it('is searched and narrowed in the address and at the server, and leaves out what the address has wrong [ADMIN-09]', async () => {
    const { api, person } = await open('?state=retired&rule=nonsense');
    await screen.findByRole('row', { name: /Cabinets/ });
    expect(asked(api)).toMatchObject({ state: 'retired' });
    expect(asked(api)).not.toHaveProperty('rule');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Class rule' }), 'By density');
    await person.type(screen.getByRole('searchbox', { name: 'NMFC number or keyword' }), 'cabinet{Enter}');
    await waitFor(() => expect(asked(api)).toMatchObject({ state: 'retired', rule: 'density', search: 'cabinet' }));
    const address = new URLSearchParams(location.search);
    expect(Object.fromEntries(address)).toMatchObject({ state: 'retired', rule: 'density', search: 'cabinet' });
  });

  it('says what to do while it is empty, and exports nothing then [ADMIN-09]', async () => {
    await open('', (api) => api.answer(table.list, pageOf<Part>([])));
    expect(await screen.findByText('No parts yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  });

  it('says when it cannot be loaded, and shows it once it can [ADMIN-09]', async () => {
    const { api, person } = await open('', (server) => server.refuse(table.list, 'unavailable'));
    expect(await screen.findByText('We couldn’t load the catalog')).toBeVisible();
    api.answer(table.list, pageOf([lumber]));
    await person.click(screen.getByRole('button', { name: 'Retry now' }));
    expect(await screen.findByRole('row', { name: /Cabinets/ })).toBeVisible();
  });

  it('is exported as it is narrowed [ADMIN-09]', async () => {
    const { api, person } = await open('?rule=class&search=cabinet', (server) =>
      server.handle(table.export, () => new Response('NMFC', { headers: { 'content-type': 'text/csv' } })),
    );
    await screen.findByRole('row', { name: /Cabinets/ });
    await person.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() =>
      expect(asked(api, 'staffParts.export')).toEqual({ state: 'in_force', rule: 'class', search: 'cabinet' }),
    );
  });

  it('is looked up by staff who may not change it [ROLE-07, ADMIN-09]', async () => {
    await open('', undefined, staff('fpg_sales'));
    await screen.findByRole('row', { name: /Cabinets/ });
    for (const name of ['Add part', 'Import CSV', 'Edit Cabinets, wooden, set up'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  });
});
