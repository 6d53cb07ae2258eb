import type { BookingWire, Invoice, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../../core/documents/testing/pdf-reader.ts';
import { newId } from '../../../../core/ids.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { bookingOf, quoteAs } from '../../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../../testing/people.ts';
import { goodCard, startPayments, type PaymentServer } from '../../../../testing/payments.ts';
import { balanceOf, creditOf } from '../../../billing/ledger/index.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let server: PaymentServer;
let shipper: Browser;
let accountId: string;

beforeAll(async () => {
  server = await startPayments({ carriers: true });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.provider.faults.plan([]);
  server.clock.set('2026-11-16T14:30:00.000Z');
  shipper = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(shipper);
});

type Waiting = { readonly id: string; readonly booking: BookingWire; readonly url: string };

async function ask(id = newId()) {
  const body = bookingOf(await quoteAs(shipper), { payment: 'now' });
  return { id, body, send: () => shipper.post('/api/shipments', body, { 'idempotency-key': id }) };
}
async function waiting(): Promise<Waiting> {
  const { id, send } = await ask();
  const answer = await send();
  expect([answer.status, answer.text]).toEqual([202, expect.any(String)]);
  const booking = answer.body.data as BookingWire;
  return { id, booking, url: booking.payment?.url ?? '' };
}
const seen = async (id: string) => (await shipper.get(`/api/bookings/${id}`)).body.data as BookingWire;
const tellAll = async () => {
  for (const event of await server.events()) expect(await server.tell(event)).toBe(204);
};
const held = () => balanceOf(server.services.database.staff, accountId, 'card_holds', 'USD');
const cash = () => balanceOf(server.services.database.staff, accountId, 'cash', 'USD');
const shipments = async () => (await shipper.get('/api/shipments')).body.data as unknown as readonly Shipment[];
/** The provider's record of one booking's money. */
const atProvider = async (id: string) => {
  const all = (await (await fetch(`${server.provider.url}/simulated/money`)).json()) as {
    metadata: { booking_id?: string };
    status: string;
    amount_received: number;
    amount_capturable: number;
  }[];
  return all
    .filter(({ metadata }) => metadata.booking_id === id)
    .map(({ status, amount_received: received, amount_capturable: capturable }) => [status, received, capturable]);
};
const leave = async (id: string, status = 'in_transit') => {
  await server.services.database.staff.updateTable('shipments').set({ status }).where('id', '=', id).execute();
  await server.runCron('invoices.bill_shipped');
  server.clock.advance(6 * minute);
  await server.runCron('bookings.holds');
};
async function paid(): Promise<Waiting & { readonly charge: number }> {
  const one = await waiting();
  expect((await server.pay(one.url, goodCard)).status).toBe(303);
  await tellAll();
  return { ...one, charge: one.booking.payment?.charge.amount ?? 0 };
}

describe('a booking that is paid now', () => {
  it('waits for its card for 30 minutes of the server’s time, with $250 held above its price [BOOK-09, BOOK-10]', async () => {
    const { booking } = await waiting();
    expect(booking.state).toBe('awaiting_payment');
    const { charge, hold, expires_at: expires, now } = booking.payment!;
    expect(hold.amount - charge.amount).toBe(25_000);
    expect([now, expires]).toEqual(['2026-11-16T14:30:00.000Z', '2026-11-16T15:00:00.000Z']);
    expect(await shipments()).toEqual([]);
  });

  it('continues once the card is authorized, once, with webhooks in any order [BOOK-09, BOOK-10]', async () => {
    const { id, url, booking } = await waiting();
    await server.pay(url, goodCard);
    const events = (await server.events()).flatMap((event) => [event, event, event]).toReversed();
    await Promise.all(events.map((event) => server.tell(event)));
    expect((await seen(id)).state).toBe('booked');
    expect(await shipments()).toHaveLength(1);
    expect([await held(), await cash()]).toEqual([booking.payment!.hold.amount, 0]);
    expect(await atProvider(id)).toEqual([['requires_capture', 0, booking.payment!.hold.amount]]);
  });

  it('is no matter of the credit limit, before and after the card is held [BOOK-09, BOOK-11]', async () => {
    const account = server.services.database.staff.updateTable('accounts').where('id', '=', accountId);
    await account.set({ credit_limit: 100 }).execute();
    const { body } = await ask();
    const later = { ...body, payment: 'later' };
    const book = () => shipper.post('/api/shipments', later, { 'idempotency-key': newId() });
    expect((await book()).body.code).toBe('credit_limit');
    const { id } = await paid();
    expect((await seen(id)).state).toBe('booked');
    // The limit is one dollar and nothing is owed: the amount paid by card does not count.
    expect((await book()).body.message).toContain('$0.00 is unpaid');
  });

  it('continues without a webhook of the authorization [BOOK-09]', async () => {
    const { id, url } = await waiting();
    await server.pay(url, goodCard);
    server.clock.advance(minute);
    await server.runCron('bookings.holds');
    expect((await seen(id)).state).toBe('booked');
  });

  it('is the same when it is sent again', async () => {
    const { id, send } = await ask();
    const [one, other] = await Promise.all([send(), send()]);
    expect([one.status, other.status]).toEqual([202, 202]);
    const urls = [one, other, await send()].map(({ body }) => (body.data as BookingWire).payment?.url);
    expect(new Set(urls).size).toBe(1);
    expect((await seen(id)).state).toBe('awaiting_payment');
  });

  it('is asked for again where the page could not be opened', async () => {
    const { send } = await ask();
    server.provider.faults.plan([{ kind: 'unavailable', operation: 'create_session', times: 2 }]);
    const failed = await send();
    expect([failed.status, failed.body.code]).toEqual([502, 'payment_failed']);
    expect((await send()).status).toBe(202);
  });
});

describe('a booking without a card in time', () => {
  it('expires, and nothing was booked [BOOK-09]', async () => {
    const { id, url } = await waiting();
    server.clock.advance(30 * minute - 1000);
    await server.runCron('bookings.holds');
    expect((await seen(id)).state).toBe('awaiting_payment');
    server.clock.advance(1000);
    await server.runCron('bookings.holds');
    expect([(await seen(id)).state, await shipments(), await held()]).toEqual(['expired', [], 0]);
    expect((await server.pay(url, goodCard)).text).toContain('This payment page has expired');
  });

  it('was authorized in time if only the webhook was late [BOOK-09]', async () => {
    const { id, url } = await waiting();
    await server.pay(url, goodCard);
    server.clock.advance(31 * minute);
    await server.runCron('bookings.holds');
    expect((await seen(id)).state).toBe('booked');
  });

  it('lets go of money that comes too late [BOOK-09, BOOK-10]', async () => {
    const { id, url } = await waiting();
    server.clock.advance(30 * minute);
    // The provider is unreachable, so its page stays open.
    server.provider.faults.plan([
      { kind: 'unavailable', operation: 'expire_session' },
      { kind: 'unavailable', operation: 'retrieve_session' },
    ]);
    await server.runCron('bookings.holds');
    expect((await seen(id)).state).toBe('expired');
    server.provider.faults.plan([]);
    await server.pay(url, goodCard);
    await tellAll();
    expect([(await seen(id)).state, await held(), await cash()]).toEqual(['expired', 0, 0]);
    expect(await atProvider(id)).toEqual([['canceled', 0, 0]]);
    expect(await shipments()).toEqual([]);
  });

  it('has one winner, whichever comes first of card and clock [BOOK-09]', async () => {
    for (let race = 0; race < 8; race += 1) {
      server.clock.set('2026-11-16T14:30:00.000Z');
      const { id, url } = await waiting();
      server.clock.advance(30 * minute);
      await Promise.all([
        server.pay(url, goodCard).then(tellAll),
        server.runCron('bookings.holds'),
        server.runCron('bookings.holds'),
      ]);
      await tellAll();
      server.clock.advance(2 * minute);
      await server.runCron('bookings.holds');
      const { state } = await seen(id);
      const taken = (await atProvider(id)).map(([status]) => status).filter((status) => status !== 'canceled');
      const agrees = { booked: ['requires_capture'], expired: [] as string[] };
      expect(Object.keys(agrees)).toContain(state);
      expect(taken.filter((status) => status !== 'requires_payment_method')).toEqual(
        agrees[state as keyof typeof agrees],
      );
    }
  });
});

/** The text of a booking's receipt without line breaks, and the invoice's movements with their payments. */
async function receiptOf(billing: Browser, id: string) {
  const text = textOf((await billing.get(`/api/payments/${id}/receipt`)).bytes)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const [paidInvoice] = (await billing.get('/api/invoices/history')).body.data as unknown as readonly Invoice[];
  const { movements } = (await billing.get(`/api/invoices/${paidInvoice?.id}`)).body.data as Invoice;
  return { text, number: paidInvoice?.number, payments: movements.map(({ payment_id: payment }) => payment) };
}

describe('what is held', () => {
  it('is charged to what was billed once the freight has left, and the rest is free [BOOK-10]', async () => {
    const { id, charge } = await paid();
    await leave(id);
    expect(await atProvider(id)).toEqual([['succeeded', charge, 0]]);
    expect([await held(), await cash(), await creditOf(server.services.database.staff, accountId, 'USD')]).toEqual([
      0,
      charge,
      0,
    ]);
    const billing = await signIn(server.app, (await addPerson(server, { accountRole: 'billing', accountId })).email);
    expect((await billing.get('/api/invoices')).body.data).toEqual([]);
    const { text, number, payments } = await receiptOf(billing, id);
    expect(text).toContain(`INV ${number}`);
    expect(payments).toEqual([null, id]);
  });

  it('is charged on the sixth day at the latest, and pays the invoice that comes later [BOOK-10]', async () => {
    const { id, charge } = await paid();
    server.clock.advance(6 * day - minute);
    await server.runCron('bookings.holds');
    expect(await atProvider(id)).toMatchObject([['requires_capture', 0, expect.any(Number)]]);
    server.clock.advance(10 * minute);
    await server.runCron('bookings.holds');
    expect(await atProvider(id)).toEqual([['succeeded', charge, 0]]);
    expect(await creditOf(server.services.database.staff, accountId, 'USD')).toBe(charge);
    await leave(id);
    const billing = await signIn(server.app, (await addPerson(server, { accountRole: 'billing', accountId })).email);
    expect((await billing.get('/api/invoices')).body.data).toEqual([]);
    const { text, number, payments } = await receiptOf(billing, id);
    expect(text).toContain(`INV ${number}`);
    expect(payments).toEqual([null, id]);
    expect(await creditOf(server.services.database.staff, accountId, 'USD')).toBe(0);
  });

  it('is free when the shipment is canceled [BOOK-10]', async () => {
    const { id } = await paid();
    await leave(id, 'canceled');
    expect([await atProvider(id), await held(), await cash()]).toEqual([[['canceled', 0, 0]], 0, 0]);
  });

  it('is charged once where the provider’s answer was lost [BOOK-10, INV-08]', async () => {
    const { id, charge } = await paid();
    server.provider.faults.plan([{ kind: 'lost_reply', operation: 'capture', times: 2 }]);
    await leave(id);
    expect(await cash()).toBe(0);
    await server.runCron('bookings.holds');
    expect([await cash(), await held(), await atProvider(id)]).toEqual([charge, 0, [['succeeded', charge, 0]]]);
  });
});
