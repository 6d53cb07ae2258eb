import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type BookingWire, type WaitingBooking } from '@waybill/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exit } from '../../../../lib/routes/leave.ts';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { openApp } from '../../../../testing/open-app.tsx';
import { customer } from '../../../../testing/people.ts';
import { counts, pageOf, row } from '../../../../testing/shipment.ts';

const leave = vi.spyOn(exit, 'to').mockReturnValue();
beforeEach(() => void leave.mockClear());
afterAll(() => leave.mockRestore());

const { awaiting, cancel } = endpoints.bookings;
const hosted = 'http://127.0.0.1:9/c/pay/cs_test_1';
const one: WaitingBooking = {
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a31',
  state: 'awaiting_payment',
  reference: 'WB20418618',
  quote_id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a41',
  carrier_name: 'Granite State Freight',
  origin: 'Manchester, NH',
  destination: 'Chicago, IL',
  pickup_date: '2026-10-21',
  charge: { amount: 84_625, currency: 'USD' },
  hold: { amount: 109_625, currency: 'USD' },
  expires_at: '2026-10-20T17:30:00.000Z',
  url: hosted,
};
const late: WaitingBooking = {
  ...one,
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a32',
  reference: 'WB20418625',
  state: 'expired',
  url: null,
};

async function open(role: 'owner' | 'billing' | 'viewer' = 'owner', prepare?: (api: FakeApi) => void) {
  return openApp('/track', {
    user: customer(role),
    prepare: (api) => {
      api.answer(endpoints.shipments.counts, { data: counts });
      api.answer(endpoints.shipments.list, pageOf([row()]));
      api.answer(endpoints.payments.terms, { data: { card: true, test: true } });
      api.answer(awaiting, { data: { now: '2026-10-20T17:04:30.000Z', bookings: [one, late] } });
      prepare?.(api);
    },
  });
}

describe('bookings that wait for their card', () => {
  it('count down by the time of the server, with what is charged and held [BOOK-09, BOOK-10]', async () => {
    const { person } = await open();
    expect(await screen.findByRole('heading', { name: 'Awaiting payment' })).toBeVisible();
    expect(screen.getByText('Pay in time, or 1 booking will be canceled')).toBeVisible();
    // 25 minutes and 30 seconds from what the server says it is to what it says the end is.
    expect(screen.getByRole('timer')).toHaveTextContent(/^25:(30|29|28)$/);
    expect(screen.getByText('$846.25 plus a $250.00 hold that is released')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Pay now for WB20418618' }));
    expect(leave).toHaveBeenCalledWith(hosted);
  });

  it('say when their time is over, and lead back to the quote [BOOK-09]', async () => {
    await open();
    expect(await screen.findByText('The time to pay has run out. Nothing was booked or charged.')).toBeVisible();
    expect(screen.getByText('Expired')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View quote' })).toHaveAttribute('href', `/quote-history/${late.quote_id}`);
  });

  it('are taken back after a question, and the list is read again [BOOK-09]', async () => {
    const canceled = { ...one, state: 'canceled', shipment_id: null, reason: null, phone: '1-800', payment: null };
    const { api, person } = await open('owner', (server) =>
      server.answer(cancel, { data: { ...canceled, since: one.expires_at } as unknown as BookingWire }),
    );
    await person.click(await screen.findByRole('button', { name: 'Cancel WB20418618' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Cancel booking WB20418618?' }));
    expect(api.sentTo('bookings.cancel')).toEqual([]);
    api.answer(awaiting, { data: { now: '2026-10-20T17:04:40.000Z', bookings: [] } });
    await person.click(asked.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Booking WB20418618 canceled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Awaiting payment' })).toBeNull());
  });

  it('are booked when a card came first, and it is said [BOOK-09]', async () => {
    const { person } = await open('owner', (server) => server.refuse(cancel, 'conflict'));
    await person.click(await screen.findByRole('button', { name: 'Cancel WB20418618' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Cancel booking WB20418618?' }));
    await person.click(asked.getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('Your card was already authorized. The shipment is booked.')).toBeVisible();
  });

  it('are not taken back by those who do not book', async () => {
    await open('billing');
    expect(await screen.findByRole('button', { name: 'Pay now for WB20418618' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel WB20418618' })).toBeNull();
  });

  it('leave nothing on the page where there are none', async () => {
    await open('owner', (server) =>
      server.answer(awaiting, { data: { now: '2026-10-20T17:04:30.000Z', bookings: [] } }),
    );
    await screen.findByRole('link', { name: 'WB20418618' });
    expect(screen.queryByRole('heading', { name: 'Awaiting payment' })).toBeNull();
  });
});
