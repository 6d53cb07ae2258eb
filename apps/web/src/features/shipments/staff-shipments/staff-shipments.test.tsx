import { screen, waitFor, within } from '@testing-library/react';
import { endpoints } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../testing/fake-api.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { customer, staff } from '../../../testing/people.ts';
import { pageOf, row, shipment } from '../../../testing/shipment.ts';

const { list, show, counts, choices } = endpoints.staffShipments;
const carrier = '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a99';
const figures = {
  all: 148,
  pending: 9,
  dispatched: 14,
  in_transit: 41,
  delayed: 6,
  delivered: 71,
  canceled: 7,
  action_required: 5,
};
const maple = { id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01', name: 'Maple Kiln Ceramics' };
const harbor = { id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a02', name: 'Harbor Point Cabinetry' };
const rows = [
  { ...row(), account: maple },
  { ...row({ id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a11', bol_number: 'WB20419110' }), account: harbor },
];
const detail = '/admin/shipments/5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a10';
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;

function open(path: string, prepare: (api: FakeApi) => void = () => undefined) {
  return openApp(path, {
    user: staff('fpg_ops'),
    prepare: (api) => {
      api.answer(list, ({ query }) =>
        pageOf(rows.filter(({ account }) => query['account_id'] === undefined || account.id === query['account_id'])),
      );
      api.answer(counts, { data: figures });
      api.answer(choices, {
        data: { carriers: [{ id: carrier, name: 'Granite State Freight' }], owners: [] },
      });
      prepare(api);
    },
  });
}

const asked = (api: FakeApi) => api.requests.findLast(({ name }) => name === 'staffShipments.list')?.query;

describe('shipments of every account', () => {
  it('are listed with their account and searched by number [ADMIN-08]', async () => {
    const { api, person } = await open('/admin/shipments');
    expect(await screen.findByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Harbor Point Cabinetry' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'WB20418618' })).toHaveAttribute('href', detail);
    await person.type(screen.getByRole('searchbox', { name: 'Number, name, city, ZIP, or date' }), 'WB20419110{Enter}');
    await waitFor(() => expect(asked(api)).toMatchObject({ search: 'WB20419110' }));
  });

  it('have the filters of the customer’s list, with counts', async () => {
    const { api, person } = await open('/admin/shipments');
    await screen.findByText('148');
    const tabs = within(await screen.findByRole('group', { name: 'Status' })).getAllByRole('button');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'All148',
      'Pending9',
      'Dispatched14',
      'In-Transit41',
      'Delayed6',
      'Delivered71',
      'Canceled7',
      'Action Required5',
    ]);
    await person.click(tabs[4]!);
    await waitFor(() => expect(asked(api)).toMatchObject({ status: 'delayed' }));
    expect(api.requests.some(({ name }) => name === 'shipments.counts')).toBe(false);
  });

  it('narrow to a carrier and a mode, of which the tabs have no counts', async () => {
    const { api, person } = await open('/admin/shipments');
    await screen.findByRole('option', { name: 'Granite State Freight' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Any carrier' }), 'Granite State Freight');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Any mode' }), 'LTL');
    await waitFor(() => expect(asked(api)).toMatchObject({ carrier_id: carrier, mode: 'ltl' }));
    expect(screen.queryByText('148')).toBeNull();
  });

  it('narrow to one account and widen again', async () => {
    const { person } = await open('/admin/shipments');
    await person.click(await screen.findByRole('button', { name: 'Harbor Point Cabinetry' }));
    await waitFor(() => expect(location.search).toBe(`?account_id=${harbor.id}`));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'WB20418618' })).toBeNull());
    await person.click(await screen.findByRole('button', { name: 'Remove filter Harbor Point Cabinetry' }));
    expect(await screen.findByRole('link', { name: 'WB20418618' })).toBeVisible();
  });

  it('ask for no account that is none', async () => {
    const { api } = await open('/admin/shipments?account_id=everything');
    await screen.findByRole('link', { name: 'WB20418618' });
    expect(asked(api)).not.toHaveProperty('account_id');
  });
});

describe('a shipment as staff see it', () => {
  const charges = shipment().charges.slice(0, 1);

  it('has the customer’s page with account, cost and margin [ADMIN-08]', async () => {
    const cost = { total: usd(81_634), margin: usd(10_210), charges };
    const { person } = await open(detail, (api) => api.answer(show, { data: { ...shipment(), account: maple, cost } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'WB20418618' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Maple Kiln Ceramics' })).toHaveAttribute(
      'href',
      `/admin/shipments?account_id=${maple.id}`,
    );
    expect(screen.getByText('−$816.34')).toBeVisible();
    expect(screen.getByText('$102.10')).toBeVisible();
    // 102.10 of 918.44 is 11.117%.
    expect(screen.getByText('11.1% of the price')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Carrier charges' }));
    expect(await screen.findByRole('dialog', { name: 'How the carrier’s $816.34 is calculated' })).toBeVisible();
  });

  it('warns of a loss, and says when no cost is known', async () => {
    const cost = { total: usd(100_000), margin: usd(-8_156), charges };
    await open(detail, (api) => api.answer(show, { data: { ...shipment(), account: maple, cost } }));
    expect(await screen.findByText('The carrier cost is more than the customer price.')).toBeVisible();
    expect(screen.getByText('−$81.56')).toBeVisible();
  });

  it('shows neither cost nor margin of a canceled one', async () => {
    const canceled = { ...shipment(), status: 'canceled' as const, account: maple, cost: null };
    await open(detail, (api) => api.answer(show, { data: canceled }));
    expect(await screen.findByText(/^Canceled: nothing is owed to the carrier/)).toBeVisible();
  });

  it('says when no cost is known', async () => {
    await open(detail, (api) => api.answer(show, { data: { ...shipment(), account: maple, cost: null } }));
    expect(await screen.findByText('No carrier cost on file for this shipment.')).toBeVisible();
  });

  it('fetches its papers as staff', async () => {
    const { api, person } = await open(detail, (server) => {
      server.answer(show, { data: { ...shipment(), account: maple, cost: null } });
      server.refuse(endpoints.staffShipments.document, 'not_found');
    });
    await person.click(await screen.findByRole('button', { name: 'Download Bill of lading' }));
    await waitFor(() => expect(api.requests.at(-1)?.name).toBe('staffShipments.document'));
  });
});

describe('anybody else', () => {
  it.each([
    ['a customer', () => customer('owner')],
    ['staff without the ability', () => staff('fpg_feature')],
  ])('is refused: %s [ROLE-05]', async (_, person) => {
    const { api } = await openApp('/admin/shipments', {
      user: person(),
      prepare: (server) => server.answer(list, pageOf(rows)),
    });
    expect(await screen.findByText('Unauthrized')).toBeVisible();
    expect(screen.getByText('You do not have access to this page')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1, name: 'Shipments' })).toBeNull();
    expect(api.requests.some(({ name }) => name.startsWith('staffShipments'))).toBe(false);
  });
});
