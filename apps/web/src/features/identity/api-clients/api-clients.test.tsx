import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type ApiClientDetail } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const id = '01930000-0000-7000-8000-00000000c001';
const soon = new Date(Date.now() + 5 * 3_600_000 + 60_000).toISOString();
const client: ApiClientDetail = {
  id,
  account: { id: '01930000-0000-7000-8000-00000000a001', name: 'Harbor Tools' },
  name: 'Warehouse system',
  scopes: ['quote.read', 'shipment.read'],
  state: 'active',
  created_at: '2026-11-01T09:00:00.000Z',
  created_by: 'Ana Reyes',
  last_used_at: null,
  calls: 12,
  refused: 2,
  secrets: [
    { id: '01930000-0000-7000-8000-00000000d001', hint: 'x9Qk', created_at: '2026-11-01T09:00:00.000Z', ends_at: null },
  ],
  revoked: null,
  days: [
    { day: '2026-11-15', calls: 0, refused: 0 },
    { day: '2026-11-16', calls: 12, refused: 2 },
  ],
  steps: [{ at: '2026-11-01T09:00:00.000Z', what: 'created', who: 'Ana Reyes' }],
};
const rotated: ApiClientDetail = {
  ...client,
  secrets: [
    { id: '01930000-0000-7000-8000-00000000d002', hint: 'n3Wp', created_at: '2026-11-16T09:00:00.000Z', ends_at: null },
    { ...client.secrets[0]!, ends_at: soon },
  ],
  steps: [{ at: '2026-11-16T09:00:00.000Z', what: 'rotated', who: 'Ana Reyes' }, ...client.steps],
};
const overview = {
  data: {
    providers: [{ code: 'ebay' as const, name: 'eBay', connectable: true }],
    connections: [],
    counts: { to_ship: 0, booked: 0, shipped: 0, canceled: 0 },
  },
};

async function openOwn(path: string, prepare?: (api: FakeApi) => void) {
  return openApp(path, {
    user: customer('owner'),
    prepare: (api) => {
      api.answer(endpoints.apiClients.list, { data: [client], most: 50 });
      api.answer(endpoints.apiClients.show, { data: client });
      api.answer(endpoints.marketplace.overview, overview as never);
      prepare?.(api);
    },
  });
}

describe('the API clients of an account', () => {
  it('are made with what they may, and their secret is told once [UI-04]', async () => {
    const { api, person } = await openOwn('/settings/integrations', (server) =>
      server.answer(endpoints.apiClients.create, { data: client, secret: 'wbs_only-once' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Add API client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add API client' }));
    await person.click(dialog.getByRole('button', { name: 'Create client' }));
    expect(api.sentTo('apiClients.create')).toEqual([]);
    await person.click(dialog.getByRole('link', { name: 'Scopes: Field is required' }));
    expect(dialog.getByRole('group', { name: 'Scopes' })).toHaveFocus();
    await person.fill(dialog.getByRole('textbox', { name: /Name/ }), 'Warehouse system');
    await person.click(dialog.getByRole('checkbox', { name: /View quotes/ }));
    await person.click(dialog.getByRole('button', { name: 'Create client' }));
    expect(await screen.findByText('wbs_only-once')).toBeVisible();
    expect(api.sentTo('apiClients.create')).toEqual([
      { id: expect.any(String), name: 'Warehouse system', scopes: ['quote.read'] },
    ]);
    await person.click(screen.getByRole('button', { name: 'I saved it' }));
    await waitFor(() => expect(screen.queryByText('wbs_only-once')).toBeNull());
  });

  it('say how a program calls, with the address of this installation [UI-04]', async () => {
    await openOwn(`/settings/integrations/${id}`);
    const code = await screen.findByText(/oauth\/token/);
    expect(code).toHaveTextContent(`curl -s ${location.origin}/oauth/token`);
    expect(code).toHaveTextContent(`-u '${id}:YOUR_CLIENT_SECRET'`);
    expect(screen.getByText(/api\/shipments\?per_page=5/)).toHaveTextContent('Authorization: Bearer');
    expect(screen.getByRole('link', { name: 'View OpenAPI document' })).toHaveAttribute('href', '/api/openapi.json');
  });

  it('get a new secret while the old one still opens, which can be ended [ADMIN-12]', async () => {
    const { api, person } = await openOwn(`/settings/integrations/${id}`, (server) => {
      server.answer(endpoints.apiClients.rotate, { data: rotated, secret: 'wbs_the-new-one' });
      server.answer(endpoints.apiClients.endSecret, { data: client });
    });
    await person.click(await screen.findByRole('button', { name: 'Rotate secret' }));
    await person.selectOptions(await screen.findByRole('combobox', { name: /Previous secret works/ }), 'for 7 days');
    api.answer(endpoints.apiClients.show, { data: rotated });
    await person.click(screen.getByRole('button', { name: 'Create new secret' }));
    expect(await screen.findByText('wbs_the-new-one')).toBeVisible();
    expect(api.sentTo('apiClients.rotate')).toEqual([{ overlap_hours: 168 }]);
    await person.click(screen.getByRole('button', { name: 'I saved it' }));
    expect(await screen.findByText('5 hours left')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'End now' }));
    await waitFor(() => expect(api.sentTo('apiClients.endSecret')).toHaveLength(1));
  });

  it('are revoked only after asking, with a reason [ADMIN-12]', async () => {
    const { api, person } = await openOwn(`/settings/integrations/${id}`, (server) =>
      server.answer(endpoints.apiClients.revoke, { data: client }),
    );
    await person.click(await screen.findByRole('button', { name: 'Revoke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Warehouse system?' }));
    await person.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Lost');
    expect(api.sentTo('apiClients.revoke')).toEqual([]);
    await person.click(dialog.getByRole('button', { name: 'Revoke client' }));
    await waitFor(() => expect(api.sentTo('apiClients.revoke')).toEqual([{ reason: 'Lost' }]));
  });
});

describe('the clients of all accounts', () => {
  it('are listed with their account, calls and refusals, and narrowed in the address [ADMIN-12]', async () => {
    const { api, person } = await openApp('/admin/oauth', {
      user: staff('super_admin'),
      prepare: (server) => server.answer(endpoints.staffApiClients.list, pageOf([client])),
    });
    const row = await screen.findByRole('row', { name: /Warehouse system/ });
    expect(within(row).getByText('Harbor Tools')).toBeVisible();
    expect(within(row).getByText('2 refused')).toBeVisible();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Scope' }), 'shipment.book');
    await waitFor(() =>
      expect(api.requests.findLast(({ name }) => name === 'staffApiClients.list')?.query).toMatchObject({
        state: 'active',
        scope: 'shipment.book',
      }),
    );
    expect(location.search).toContain('scope=shipment.book');
  });

  it('are for super admins alone [ROLE-04]', async () => {
    await openApp('/admin/oauth', { user: staff('fpg_admin') });
    expect(location.pathname).not.toBe('/admin/oauth');
  });
});
