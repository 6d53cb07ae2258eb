import { paymentWindowMs, type BookingWire, type WaitingBooking } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../../core/ids.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { bookingOf, quoteAs } from '../../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../../testing/people.ts';
import { goodCard, startPayments, type PaymentServer } from '../../../../testing/payments.ts';
import { balanceOf } from '../../../billing/ledger/index.ts';

let server: PaymentServer;
let email: string;
let shipper: Browser;

beforeAll(async () => {
  server = await startPayments({ carriers: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-11-16T14:30:00.000Z');
  ({ email } = await addPerson(server, { accountRole: 'shipper' }));
  shipper = await signIn(server.app, email);
});

async function waiting(): Promise<BookingWire> {
  const body = bookingOf(await quoteAs(shipper), { payment: 'now' });
  const answer = await shipper.post('/api/shipments', body, { 'idempotency-key': newId() });
  expect([answer.status, answer.text]).toEqual([202, expect.any(String)]);
  return answer.body.data as BookingWire;
}
type List = { readonly now: string; readonly bookings: readonly WaitingBooking[] };
const listed = async () => (await shipper.get('/api/bookings/awaiting-payment')).body.data as List;
const states = async () => (await listed()).bookings.map(({ id, state }) => [id, state]);
const cancel = (id: string) => shipper.post(`/api/bookings/${id}/cancel`, {});
const atProvider = async (id: string) => {
  const all = (await (await fetch(`${server.provider.url}/simulated/money`)).json()) as {
    metadata: { booking_id?: string };
    status: string;
  }[];
  return all.filter(({ metadata }) => metadata.booking_id === id).map(({ status }) => status);
};
const tellAll = async () => {
  for (const event of await server.events()) await server.tell(event);
};

describe('bookings that wait for their card', () => {
  it('are listed with their page, their end and the time of the server [BOOK-09]', async () => {
    const one = await waiting();
    server.clock.advance(60_000);
    const { now, bookings } = await listed();
    expect(now).toBe('2026-11-16T14:31:00.000Z');
    expect(bookings).toMatchObject([
      {
        id: one.id,
        state: 'awaiting_payment',
        reference: one.reference,
        charge: one.payment?.charge,
        hold: { amount: (one.payment?.charge.amount ?? 0) + 25_000 },
        url: one.payment?.url,
        expires_at: '2026-11-16T15:00:00.000Z',
      },
    ]);
  });

  it('are shown as expired for a day, unless the quote was booked again [BOOK-09]', async () => {
    const { id } = await waiting();
    server.clock.advance(paymentWindowMs);
    await server.runCron('bookings.holds');
    expect(await states()).toEqual([[id, 'expired']]);
    server.clock.advance(25 * 60 * 60_000);
    // The session has expired by now.
    shipper = await signIn(server.app, email);
    expect(await states()).toEqual([]);
  });

  it('leave the list once a card is authorized [BOOK-09]', async () => {
    const { payment } = await waiting();
    await server.pay(payment?.url ?? '', goodCard);
    await tellAll();
    expect(await states()).toEqual([]);
  });

  it('are private to the account', async () => {
    const { id } = await waiting();
    const other = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    expect((await other.get('/api/bookings/awaiting-payment')).body.data).toMatchObject({ bookings: [] });
    expect((await other.post(`/api/bookings/${id}/cancel`, {})).status).toBe(404);
    expect(await states()).toEqual([[id, 'awaiting_payment']]);
  });
});

describe('taking a booking back', () => {
  it('ends it once, closes its page and leaves who did it in the audit trail [BOOK-09]', async () => {
    const { id, payment } = await waiting();
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ status, body }) => [status, (body.data as { state?: string }).state])).toEqual([
      [200, 'canceled'],
      [200, 'canceled'],
    ]);
    expect(await states()).toEqual([]);
    expect((await server.pay(payment?.url ?? '', goodCard)).status).not.toBe(303);
    const audit = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['actor_kind', 'action'])
      .where('subject_id', '=', id)
      .where('action', '=', 'booking.canceled')
      .execute();
    expect(audit).toEqual([{ actor_kind: 'user', action: 'booking.canceled' }]);
  });

  it('comes too late once a card is authorized [BOOK-09]', async () => {
    const { id, payment } = await waiting();
    await server.pay(payment?.url ?? '', goodCard);
    await tellAll();
    expect((await cancel(id)).status).toBe(409);
    expect(await atProvider(id)).toEqual(['requires_capture']);
  });

  it('against a card at the same moment has one winner, and the money agrees [BOOK-09, BOOK-10]', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { id, payment } = await waiting();
      await server.pay(payment?.url ?? '', goodCard);
      await Promise.all(turn % 2 === 0 ? [tellAll(), cancel(id)] : [cancel(id), tellAll()]);
      server.clock.advance(2 * 60_000);
      await server.runCron('bookings.holds');
      const { state } = (await shipper.get(`/api/bookings/${id}`)).body.data as BookingWire;
      expect([state, await atProvider(id)]).toEqual(
        state === 'booked' ? ['booked', ['requires_capture']] : ['canceled', ['canceled']],
      );
    }
    const accountId = await accountIdOf(shipper);
    const held = await balanceOf(server.services.database.staff, accountId, 'card_holds', 'USD');
    const booked = await server.services.database.staff
      .selectFrom('booking_holds')
      .select('amount')
      .where('account_id', '=', accountId)
      .where('state', '=', 'authorized')
      .execute();
    expect(held).toBe(booked.reduce((sum, { amount }) => sum + amount, 0));
  });
});
