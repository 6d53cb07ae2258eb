import { screen, waitFor, within } from '@testing-library/react';
import { endpoints, type BookingWire } from '@waybill/contract';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exit } from '../../../../lib/routes/leave.ts';
import type { FakeApi } from '../../../../testing/fake-api.ts';
import { quote, shipment } from '../../../../testing/sample-quote.ts';
import { leaveRates, openQuote } from '../testing/open-quote.tsx';
import { typedBooking } from '../testing/typed-booking.ts';

const leave = vi.spyOn(exit, 'to').mockReturnValue();
beforeEach(() => void leave.mockClear());
afterAll(() => leave.mockRestore());

const granite = quote.rates[0]!;
const id = '0f0f4c1e-8f0a-4b6e-9d55-00000000cafe';
const hosted = 'http://127.0.0.1:9/c/pay/cs_test_1';
const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const waiting: BookingWire = {
  id,
  state: 'awaiting_payment',
  reference: 'WB20461001',
  shipment_id: null,
  reason: null,
  phone: '555-0100',
  since: '2026-12-01T15:41:00.000Z',
  payment: {
    charge: usd(84_625),
    hold: usd(109_625),
    expires_at: '2026-12-01T16:11:00.000Z',
    now: '2026-12-01T15:41:30.000Z',
    url: hosted,
  },
};

async function open(bookingId: string | null, prepare: (api: FakeApi) => void, path = '/?step=book', card = true) {
  return openQuote({
    path,
    prepare: (api) => {
      leaveRates(quote, granite.id, bookingId, typedBooking);
      api.answer(endpoints.payments.terms, { data: { card, test: true } });
      api.answer(endpoints.shipments.show, { data: shipment });
      prepare(api);
    },
  });
}
const choice = async () => within(await screen.findByRole('radiogroup', { name: 'Choose how to pay' }));
const book = () => screen.findByRole('button', { name: /^Book for/ });
const accepted = (api: FakeApi) =>
  api.handle(endpoints.shipments.book, () => Response.json({ data: waiting }, { status: 202 }));

describe('how a shipment is paid', () => {
  it('is on account, unless a card is chosen; the hold of $250 is named [BOOK-09, BOOK-10]', async () => {
    await open(null, () => undefined);
    const radios = await choice();
    expect(radios.getByRole('radio', { name: 'Pay Later' })).toBeChecked();
    expect(radios.getByText(/We authorize \$846\.25 plus a \$250\.00 hold on your card/)).toBeVisible();
  });

  it('now leads to the payment page, and waits there with a countdown [BOOK-09]', async () => {
    const { api, person } = await open(null, (server) => {
      accepted(server);
      server.answer(endpoints.shipments.booking, { data: waiting });
    });
    await person.click((await choice()).getByRole('radio', { name: 'Pay Now' }));
    await person.click(await book());
    await waitFor(() => expect(leave).toHaveBeenCalledWith(hosted));
    expect(api.sentTo('shipments.book')).toMatchObject([{ payment: 'now' }]);
    expect(await screen.findByRole('heading', { name: 'Awaiting payment' })).toBeVisible();
    // 29 minutes and 30 seconds from what the server says it is to what it says the end is.
    expect(screen.getByRole('timer')).toHaveTextContent(/^29:(30|29|28)$/);
    expect(screen.getByText(/We’ll authorize \$1,096\.25 on your card/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Go to payment' }));
    expect(leave).toHaveBeenCalledTimes(2);
  });

  it('is no choice where no card is taken', async () => {
    const { api, person } = await open(
      null,
      (server) => server.answer(endpoints.shipments.book, { data: shipment }),
      '/?step=book',
      false,
    );
    await person.click(await book());
    await waitFor(() => expect(api.sentTo('shipments.book')).toMatchObject([{ payment: 'later' }]));
    expect(screen.queryByRole('radiogroup', { name: 'Choose how to pay' })).toBeNull();
  });
});

describe('the way back from the payment page', () => {
  it('says that the card is being confirmed, and ends in the confirmation [BOOK-09]', async () => {
    const { api } = await open(
      id,
      (server) => server.answer(endpoints.shipments.booking, { data: waiting }),
      '/?step=book&done=1',
    );
    expect(await screen.findByText('We’re confirming your card')).toBeVisible();
    api.answer(endpoints.shipments.booking, { data: { ...waiting, state: 'booked', shipment_id: shipment.id } });
    await waitFor(() => expect(location.pathname).toBe(`/shipment-confirmation/${shipment.id}`));
  });

  it('without a payment in time says that nothing was booked, and keeps what was typed [BOOK-09]', async () => {
    const { api, person } = await open(id, (server) => server.answer(endpoints.shipments.booking, { data: waiting }));
    expect(await screen.findByRole('timer')).toBeVisible();
    api.answer(endpoints.shipments.booking, { data: { ...waiting, state: 'expired', payment: null } });
    expect(await screen.findByText('The time to pay has run out')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Pickup' })).getByText('100 Sample Street')).toBeVisible();
    api.answer(endpoints.shipments.book, { data: shipment });
    await person.click(await book());
    await waitFor(() => expect(api.sentTo('shipments.book')).toHaveLength(1));
    const heard = api.requests.find(({ name }) => name === 'shipments.book');
    expect(heard?.headers.get('idempotency-key')).not.toBe(id);
  });
});
