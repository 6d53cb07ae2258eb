import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type CarrierNameSeen, type ScacAlias } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { staff } from '../../../testing/people.ts';
import { pageOf } from '../../../testing/shipment.ts';

const alias: ScacAlias = {
  id: '5d2f8a34-7c11-4b0e-9a66-00000000b001',
  name: 'Con-way Freight',
  scac: 'CNWY',
  carrier_name: 'XPO Logistics',
  created_at: '2026-10-20T16:55:00.000Z',
  updated_at: null,
};
const seen: CarrierNameSeen = {
  name: 'Conway Frt Inc',
  source: 'edi214',
  times: 12,
  last_seen_at: '2026-10-21T16:55:00.000Z',
  guess: { scac: 'CNWY', name: 'XPO Logistics' },
};
const carriers = [
  { scac: 'DAYR', name: 'Day & Ross' },
  { scac: 'CNWY', name: 'XPO Logistics' },
];
const table = endpoints.scacAliases;

async function open(prepare?: (api: FakeApi) => void, user = staff('fpg_ops')) {
  return openApp('/admin/scac-aliases', {
    user,
    prepare: (api) => {
      api.answer(table.list, pageOf([alias]));
      api.answer(table.suggestions, { data: { seen: [seen], carriers } });
      prepare?.(api);
    },
  });
}

describe('aliases of carriers', () => {
  it('show which carrier a name means [ADMIN-10]', async () => {
    await open();
    const row = await screen.findByRole('row', { name: /Con-way Freight/ });
    expect(within(row).getByText('XPO Logistics')).toBeVisible();
    expect(within(row).getByText('CNWY')).toBeVisible();
  });

  it('are searched, in the address and at the server [ADMIN-10]', async () => {
    const { api, person } = await open();
    await person.type(await screen.findByRole('searchbox', { name: 'Name, carrier or SCAC' }), 'conway{Enter}');
    await waitFor(() =>
      expect(api.requests.findLast(({ name }) => name === 'scacAliases.list')?.query).toMatchObject({
        search: 'conway',
      }),
    );
    expect(location.search).toContain('search=conway');
  });

  it('are added with a carrier that is chosen, and said so [ADMIN-10]', async () => {
    const { api, person } = await open((server) =>
      server.answer(table.create, { data: { ...alias, name: 'D & R', scac: 'DAYR', carrier_name: 'Day & Ross' } }),
    );
    await person.click(await screen.findByRole('button', { name: 'Add alias' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add alias' });
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(api.sentTo('scacAliases.create')).toEqual([]);
    await person.fill(within(dialog).getByRole('textbox', { name: 'Name' }), 'D & R');
    await person.selectOptions(within(dialog).getByRole('combobox', { name: 'Carrier' }), 'DAYR');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('D & R means Day & Ross')).toBeVisible();
    expect(api.sentTo('scacAliases.create')).toEqual([{ name: 'D & R', scac: 'DAYR' }]);
  });

  it('say beside the field when the name is taken, and lose nothing typed [ADMIN-10]', async () => {
    const words = 'XPO Logistics already has this alias';
    const { person } = await open((api) =>
      api.refuse(table.update, 'validation_failed', { errors: { name: [words] } }),
    );
    await person.click(await screen.findByRole('button', { name: 'Edit Con-way Freight' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit alias' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await person.clear(field);
    await person.fill(field, 'Conway');
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findAllByText(words)).length).toBeGreaterThan(0);
    expect(field).toHaveValue('Conway');
    expect(field).toBeInvalid();
  });

  it('are deleted at once, with the way back [ADMIN-10]', async () => {
    const { api, person } = await open((server) => {
      server.answer(table.delete, { data: alias });
      server.answer(table.restore, { data: alias });
    });
    await person.click(await screen.findByRole('button', { name: 'Delete Con-way Freight' }));
    expect(await screen.findByText('Alias deleted')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Alias restored')).toBeVisible();
    expect(api.requests.filter(({ name }) => name === 'scacAliases.restore').map(({ params }) => params['id'])).toEqual(
      [alias.id],
    );
  });

  it('are not for accounting, with the words of the specification [ROLE-06, ROLE-05]', async () => {
    const { router } = await openApp('/admin/shipments', { user: staff('fpg_accounting') });
    // A navigation that is refused does not complete.
    void router.navigate({ to: '/admin/scac-aliases' });
    expect(await screen.findByText('Unauthrized')).toBeVisible();
    expect(screen.getByText('You do not have access to this page')).toBeVisible();
    expect(location.pathname).toBe('/admin/shipments');
    expect(screen.queryByRole('link', { name: 'Carrier SCAC Aliases' })).toBeNull();
  });
});

describe('names nobody goes by', () => {
  it('are offered with how often they came, and given away with one click and a save [ADMIN-10]', async () => {
    const { api, person } = await open((server) => server.answer(table.create, { data: alias }));
    expect(await screen.findByText('Conway Frt Inc')).toBeVisible();
    expect(screen.getByText(/Seen 12 times, last on .*, in a status file/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Assign to XPO Logistics: Conway Frt Inc' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add alias' });
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sentTo('scacAliases.create')).toEqual([{ name: 'Conway Frt Inc', scac: 'CNWY' }]));
  });

  it('are dismissed with the way back [ADMIN-10]', async () => {
    const { api, person } = await open((server) => server.answer(table.dismiss, undefined));
    await person.click(await screen.findByRole('button', { name: 'Dismiss Conway Frt Inc' }));
    expect(await screen.findByText('Name dismissed')).toBeVisible();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.sentTo('scacAliases.dismiss')).toEqual([
        { name: 'Conway Frt Inc', dismissed: true },
        { name: 'Conway Frt Inc', dismissed: false },
      ]),
    );
  });
});
