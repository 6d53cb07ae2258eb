import { screen, within } from '@testing-library/react';
import { endpoints, type DeskView, type Rate, type Rebooking, type RebookingQuote } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { staff } from '../../../../testing/people.ts';
import { quote } from '../../../../testing/sample-quote.ts';
import { shipment } from '../../../../testing/shipment.ts';

const { rebookings, shipmentDesk, staffShipments } = endpoints;
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const one = {
  ...shipment(),
  status: 'pending' as const,
  account: { id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a01', name: 'Maple Kiln Ceramics' },
  cost: null,
};
const desk: DeskView = {
  notes: [],
  activity: [],
  carrier_phone: null,
  pickup_unclear: false,
  can: { ask: false, request_pickup: false, reschedule: false, cancel: true, rebook: true },
};
const other = {
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a51',
  number: 'WB20430022',
  status: null,
  carrier: 'Nashua Lines',
};
const rebooking: Rebooking = {
  old: { id: one.id, number: one.bol_number, status: 'pending', carrier: one.carrier_name },
  cancels: true,
  bar: null,
  replaced_by: null,
  replaces: null,
  both_live: false,
  price: usd(60_000),
  insured: false,
  on_card: false,
  pickup_date: one.pickup_date,
  today: one.pickup_date,
};
const [rate] = quote.rates as [Rate, ...Rate[]];
/** The new carrier is owed 500.00 and sells at 700.00; the customer agreed to 600.00. */
const rates: RebookingQuote = {
  ...quote,
  answering: false,
  rates: [{ ...rate, total_without_insurance: usd(70_000) }],
  costs: [{ rate_id: rate.id, total: usd(50_000), charges: [] }],
};

async function open(shown: Rebooking, prepare: (api: FakeApi) => void = () => undefined, page: typeof one = one) {
  const opened = await openApp(`/admin/shipments/${one.id}`, {
    user: staff('fpg_ops'),
    prepare: (api) => {
      api.answer(staffShipments.show, { data: page });
      api.answer(shipmentDesk.show, { data: desk });
      api.answer(rebookings.show, { data: shown });
      api.answer(rebookings.rates, { data: rates });
      api.answer(rebookings.quote, { data: rates });
      api.answer(rebookings.book, { data: { state: 'booked', shipment_id: other.id, number: other.number } });
      prepare(api);
    },
  });
  await screen.findByRole('heading', { name: 'Activity' });
  return opened;
}
const dialogOf = async (opened: Awaited<ReturnType<typeof open>>) => {
  await opened.person.click(screen.getByRole('button', { name: 'More' }));
  await opened.person.click(await screen.findByRole('menuitem', { name: 'Rebook' }));
  return within(await screen.findByRole('dialog'));
};

describe('booking a shipment again', () => {
  it('asks for rates of a day, shows what is left of each, and sends the one chosen with a reason [ADMIN-08]', async () => {
    const opened = await open(rebooking);
    const { api, person } = opened;
    const dialog = await dialogOf(opened);
    expect(await dialog.findByText(/We cancel it before we book/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Get rates' }));
    const row = within(await dialog.findByRole('row', { name: new RegExp(rate.carrier.name) }));
    expect(row.getByText('$500.00')).toBeVisible();
    // 600.00 that were agreed less 500.00 that are owed.
    expect(row.getByText('$100.00')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'Use the new price' }));
    expect(row.getByText('$200.00')).toBeVisible();
    await person.click(dialog.getByRole('radio', { name: 'Keep the price of $600.00' }));
    await person.click(row.getByRole('radio'));
    await person.click(
      dialog.getByRole('button', { name: `Cancel ${one.bol_number} and book with ${rate.carrier.name}` }),
    );
    expect(await dialog.findByLabelText(/^Reason/)).toBeInvalid();
    expect(api.sentTo('rebookings.book')).toEqual([]);
    await person.fill(dialog.getByLabelText(/^Reason/), 'No truck came');
    await person.click(dialog.getByRole('button', { name: /^Cancel WB/ }));
    expect(await screen.findByText(`Rebooked as ${other.number}`)).toBeVisible();
    expect(api.sentTo('rebookings.book')).toMatchObject([
      { quote_id: rates.id, rate_id: rate.id, price: 'kept', reason: 'No truck came' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it cannot be', async () => {
    const dialog = await dialogOf(await open({ ...rebooking, bar: 'cancel_unclear' }));
    expect(await dialog.findByText(/has not confirmed the cancellation/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Get rates' })).toBeNull();
  });

  it('that is refused says why, and keeps what was typed', async () => {
    const opened = await open(rebooking, (api) =>
      api.refuse(rebookings.book, 'booking_refused', { message: 'The carrier didn’t accept the booking: full' }),
    );
    const dialog = await dialogOf(opened);
    await opened.person.click(await dialog.findByRole('button', { name: 'Get rates' }));
    await opened.person.click(await dialog.findByRole('radio', { name: /^Choose/ }));
    await opened.person.fill(dialog.getByLabelText(/^Reason/), 'No truck came');
    await opened.person.click(dialog.getByRole('button', { name: /^Cancel WB/ }));
    expect(await dialog.findByText('The carrier didn’t accept the booking: full')).toBeVisible();
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('No truck came');
  });
});

describe('a shipment that was booked again', () => {
  it('leads to what took its place, and warns while both are under way [ADMIN-08]', async () => {
    const live = { ...other, status: 'pending' as const };
    const page = { ...one, replaced_by: { id: other.id, number: other.number } };
    await open({ ...rebooking, replaced_by: live, both_live: true, bar: 'rebooked' }, undefined, page);
    expect(screen.getByRole('link', { name: `Rebooked as ${other.number}` })).toHaveAttribute(
      'href',
      `/admin/shipments/${other.id}`,
    );
    expect(
      await screen.findByText(`${one.bol_number} and ${other.number} are both active for the same load.`),
    ).toBeVisible();
  });
});
