import { screen, within } from '@testing-library/react';
import { endpoints, type ChangesView } from '@waybill/contract';
import { expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { staff } from '../../../../testing/people.ts';
import { shipment } from '../../../../testing/shipment.ts';

const { shipmentDesk, staffShipments, shipmentChanges } = endpoints;
const one = {
  ...shipment(),
  account: { id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01', name: 'Maple Kiln Ceramics' },
  cost: null,
};
const desk = {
  notes: [],
  activity: [],
  carrier_phone: '800-555-0111',
  pickup_unclear: false,
  can: { ask: false, request_pickup: false, reschedule: false, cancel: false, rebook: false },
};
const none: ChangesView = {
  version: 1,
  bar: null,
  carrier: { name: 'Estes', phone: '800-555-0111', takes_changes: false },
  changes: [],
};
const change: ChangesView['changes'][number] = {
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a41',
  version: 2,
  parts: ['delivery'],
  reason: 'Wrong consignee',
  by: 'Robin Ops',
  at: '2026-10-16T14:00:00.000Z',
  carrier: 'call',
  carrier_said: null,
  called: null,
};

async function open(view: ChangesView, prepare: (api: FakeApi) => void = () => undefined) {
  const opened = await openApp(`/admin/shipments/${one.id}`, {
    user: staff('fpg_ops'),
    prepare: (api) => {
      api.answer(staffShipments.show, { data: one });
      api.answer(shipmentDesk.show, { data: desk });
      api.answer(shipmentChanges.show, { data: view });
      prepare(api);
    },
  });
  await screen.findByRole('heading', { name: 'Activity' });
  return opened;
}

it('corrects a consignee after saying what that does to price, papers, carrier, and customer [ADMIN-08]', async () => {
  const { api, person } = await open(none, (server) =>
    server.answer(shipmentChanges.change, { data: { ...none, version: 2, changes: [change] } }),
  );
  await person.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  // With a reason alone nothing would change, and nothing is sent.
  await person.fill(await dialog.findByLabelText('Reason'), 'Wrong consignee');
  await person.click(dialog.getByRole('button', { name: 'Change shipment' }));
  expect((await screen.findAllByText('No changes yet.')).length).toBeGreaterThan(0);
  expect(api.sentTo('shipmentChanges.change')).toEqual([]);
  await person.clear(dialog.getByLabelText('Reason'));
  // The consignee is first, since it is what staff correct most.
  const [company] = dialog.getAllByLabelText('Company');
  expect(company).toHaveValue(one.delivery.company);
  await person.clear(company as HTMLElement);
  await person.fill(company as HTMLElement, 'Lakeshore Supply');
  for (const effect of [
    /^The price stays \$/,
    /labels, version 2\.$/,
    /^Call Estes at 800-555-0111/,
    /notification and an email/,
  ])
    expect(await dialog.findByText(effect)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Change shipment' }));
  expect(await dialog.findByLabelText('Reason')).toBeInvalid();
  await person.fill(dialog.getByLabelText('Reason'), 'Wrong consignee');
  await person.click(dialog.getByRole('button', { name: 'Change shipment' }));
  expect(await screen.findByText(`${one.bol_number} changed: version 2`)).toBeVisible();
  expect(api.sentTo('shipmentChanges.change')).toMatchObject([
    { seen: 1, delivery: { company: 'Lakeshore Supply' }, reason: 'Wrong consignee' },
  ]);
});

it('keeps what was typed when somebody else changed the shipment first [ADMIN-08]', async () => {
  const { person } = await open(none, (server) =>
    server.refuse(shipmentChanges.change, 'conflict', { message: 'It has been changed meanwhile.' }),
  );
  await person.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.fill(await dialog.findByLabelText('Reason'), 'Wrong consignee');
  await person.fill(dialog.getAllByLabelText('Company')[0]!, 'Lakeshore Supply');
  await person.click(dialog.getByRole('button', { name: 'Change shipment' }));
  expect(await dialog.findByText('It has been changed meanwhile.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Wrong consignee');
});

it('asks for a call where the carrier takes no change, until somebody says it was made [ADMIN-08]', async () => {
  const called = { by: 'Robin Ops', at: '2026-10-16T15:00:00.000Z' };
  const { api, person } = await open({ ...none, version: 2, changes: [change] }, (server) =>
    server.answer(shipmentChanges.told, {
      data: { ...none, version: 2, changes: [{ ...change, carrier: 'called', called }] },
    }),
  );
  expect(await screen.findByText('Call the carrier')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'I called the carrier' }));
  expect(await screen.findByText('Carrier marked as called')).toBeVisible();
  expect(api.requests.some(({ name }) => name === 'shipmentChanges.told')).toBe(true);
});

it('shows what another weight does to price and cost, and sends the price that was seen [ADMIN-08]', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' as const });
  const { api, person } = await open(none, (server) => {
    server.answer(shipmentChanges.preview, {
      data: {
        bar: null,
        price: { before: usd(50_000), after: usd(61_250) },
        cost: { before: usd(40_000), after: usd(49_000) },
      },
    });
    server.answer(shipmentChanges.change, { data: { ...none, version: 2, changes: [change] } });
  });
  await person.click(screen.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog'));
  const weight = await dialog.findByLabelText(/^Weight of item 1/);
  await person.clear(weight);
  await person.fill(weight, '1800');
  const words = 'The price goes from $500.00 to $612.50, the cost from $400.00 to $490.00.';
  expect(await dialog.findByText(words)).toBeVisible();
  await person.fill(dialog.getByLabelText('Reason'), 'Weighed again');
  await person.click(dialog.getByRole('button', { name: 'Change shipment' }));
  expect(await screen.findByText(`${one.bol_number} changed: version 2`)).toBeVisible();
  expect(api.sentTo('shipmentChanges.change')).toMatchObject([
    { load: { items: [{ weight: { value: 1800 } }] }, price_seen: 61_250 },
  ]);
});
