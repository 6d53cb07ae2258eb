import type { RebookingQuote, Rebooking, Shipment } from '@waybill/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../testing/browser.ts';
import { bookShipment, ordinaryRequest } from '../../../../testing/journey.ts';
import { bookWith, startOutside, type OutsideServer } from '../../../../testing/outside.ts';
import { accountIdOf, addPerson, signIn, signInAs } from '../../../../testing/people.ts';

let server: OutsideServer;
let owner: Browser;
let ops: Browser;
let other: Browser;
let accountId: string;
let old: Shipment;

beforeAll(async () => {
  const deadlines = { void: 1500, book: 1500 };
  server = await startOutside(
    [{ adapter: 'ups', scac: 'SIMA', mode: 'parcel', deadlines, options: { hourMs: 3_600_000 } }],
    { carriers: true },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2026-11-16T14:30:00.000Z');
  owner = await signInAs(server, { accountRole: 'owner' });
  accountId = await accountIdOf(owner);
  ops = await signInAs(server, { roles: ['fpg_ops'] });
  other = await signInAs(server, { roles: ['fpg_admin'] });
  old = (await bookShipment(owner)).shipment;
});
afterEach(() => {
  server.carrier('SIMA').simulator.faults.plan([]);
  Object.assign(server.services, { checkpoint: undefined });
});

const path = (rest = '', id = old.id) => `/api/admin/shipments/${id}/rebooking${rest}`;
const show = async (id = old.id) => (await ops.get(path('', id))).body.data as Rebooking;
const seen = async (id: string) => (await owner.get(`/api/shipments/${id}`)).body.data as Shipment;
const live = async () =>
  ((await owner.get('/api/shipments')).body.data as unknown as Shipment[]).filter(
    ({ status }) => status !== 'canceled',
  );

/** Rates for the same load, and the first of them from another carrier. */
async function rates(id = old.id, day = old.pickup_date) {
  const answer = await ops.post(path('/rates', id), { pickup_date: day });
  if (answer.status !== 201) throw new Error(answer.text);
  let quote = answer.body.data as RebookingQuote;
  const own = path(`/rates/${quote.id}`, id);
  while (quote.answering) quote = (await ops.get(own)).body.data as RebookingQuote;
  const rate = quote.rates.find(({ carrier }) => carrier.name !== old.carrier_name) ?? quote.rates[0]!;
  return { quote, rate };
}
type Chosen = Awaited<ReturnType<typeof rates>>;
const bodyOf = ({ quote, rate }: Chosen, over: Record<string, unknown> = {}) => ({
  booking_id: crypto.randomUUID(),
  quote_id: quote.id,
  rate_id: rate.id,
  price: 'kept',
  reason: 'No truck came',
  ...over,
});

describe('a shipment that is still booked', () => {
  it('is canceled, and goes with another carrier at the price that was agreed [ADMIN-08]', async () => {
    const chosen = await rates();
    expect(await live()).toMatchObject([{ id: old.id }]);
    const body = bodyOf(chosen);
    const answer = await ops.post(path(), body);
    expect([answer.status, answer.body.data]).toMatchObject([200, { state: 'booked', shipment_id: body.booking_id }]);
    const booked = await seen(body.booking_id);
    expect(booked).toMatchObject({
      carrier_name: chosen.rate.carrier.name,
      total: old.total,
      charges: old.charges,
      pickup: old.pickup,
      delivery: old.delivery,
      replaces: { id: old.id, number: old.bol_number },
      replaced_by: null,
    });
    expect(await seen(old.id)).toMatchObject({
      status: 'canceled',
      replaced_by: { id: booked.id, number: booked.bol_number },
    });
    expect(await live()).toMatchObject([{ id: booked.id }]);
    // The difference is margin: what is paid without insurance, less what the new carrier is owed.
    const { cost } = (await ops.get(`/api/admin/shipments/${booked.id}`)).body.data as {
      cost: { total: { amount: number }; margin: { amount: number } };
    };
    const known = chosen.quote.costs.find(({ rate_id: id }) => id === chosen.rate.id)!;
    const agreed = old.charges.find(({ kind }) => kind === 'without_insurance')!.amount.amount;
    expect(cost).toMatchObject({ total: known.total, margin: { amount: agreed - known.total.amount } });
  });

  it('costs the new rate if staff choose so, and people are notified of the reason, once [ADMIN-08]', async () => {
    await server.runJobs();
    server.mails.length = 0;
    const chosen = await rates();
    const body = bodyOf(chosen, { price: 'new' });
    await ops.post(path(), body);
    expect((await seen(body.booking_id)).total).toEqual(chosen.rate.total_with_insurance);
    await server.runJobs();
    await server.runJobs();
    const mails = server.mails.filter(({ subject }) => subject.includes('is now'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Reason: No truck came');
    const { notices } = (await owner.get('/api/notices')).body.data as { notices: { kind: string }[] };
    expect(notices.filter(({ kind }) => kind === 'shipment_rebooked')).toHaveLength(1);
  });

  it('takes along what staff added to a price that is kept, and it can still be taken back', async () => {
    const charge = crypto.randomUUID();
    const added = { charge_id: charge, side: 'price', code: 'LGDEL', amount: 9_800, reason: 'No dock' };
    await ops.post(`/api/admin/shipments/${old.id}/charges`, { ...added, seen: old.total.amount });
    const body = bodyOf(await rates());
    await ops.post(path(), body);
    expect((await seen(body.booking_id)).total.amount).toBe(old.total.amount + 9_800);
    const back = { reason: 'There is a dock', seen: old.total.amount + 9_800 };
    await ops.post(`/api/admin/shipments/${body.booking_id}/charges/${charge}/take-back`, back);
    expect((await seen(body.booking_id)).total).toEqual(old.total);
  });

  it('is rebooked once for each id, and by one of two people [ADMIN-08]', async () => {
    const chosen = await rates();
    const body = bodyOf(chosen);
    const answers = await Promise.all([
      ops.post(path(), body),
      ops.post(path(), body),
      other.post(path(), bodyOf(chosen)),
    ]);
    const booked = answers.filter(({ status }) => status === 200).map(({ body: told }) => told.data?.['shipment_id']);
    expect(new Set(booked).size).toBe(1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body: told }) => told.code);
    // The second one finds the shipment rebooked or the quote booked.
    expect(refused.filter((code) => code !== 'rebook_barred' && code !== 'quote_booked')).toEqual([]);
    expect(await live()).toHaveLength(1);
    const late = await other.post(path(), bodyOf(chosen));
    expect([late.status, late.body.code]).toEqual([409, 'rebook_barred']);
  });

  it('keeps what it has when nothing could be booked in its place', async () => {
    const chosen = await rates();
    server.clock.advance(8 * 86_400_000);
    ops = await signInAs(server, { roles: ['fpg_ops'] });
    const answer = await ops.post(path(), bodyOf(chosen));
    expect([answer.status, answer.body.code]).toEqual([409, 'quote_expired']);
    server.clock.set('2026-11-16T14:40:00.000Z');
    owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner', accountId })).email);
    expect((await seen(old.id)).status).not.toBe('canceled');
  });

  it('is not rebooked at another load’s rates', async () => {
    const bigger = await owner.post('/api/quotes', {
      ...ordinaryRequest,
      items: [{ ...ordinaryRequest.items[0], quantity: 1 }],
    });
    const quote = bigger.body.data as RebookingQuote;
    const answer = await ops.post(path(), bodyOf({ quote, rate: quote.rates[0]! }));
    expect([answer.status, answer.body.code]).toEqual([409, 'quote_changed']);
    expect(await live()).toMatchObject([{ id: old.id }]);
  });
});

describe('a process that is killed', () => {
  const killAt = (step: string) =>
    Object.assign(server.services, {
      checkpoint: async (at: string) => {
        if (at === step) throw new Error(`killed at ${step}`);
      },
    });

  it('between the two carriers leaves nothing under way, shown as such, and the same click goes on [ADMIN-08]', async () => {
    const body = bodyOf(await rates());
    killAt('rebook_canceled');
    expect((await ops.post(path(), body)).status).toBe(500);
    expect(await live()).toEqual([]);
    expect(await show()).toMatchObject({ old: { status: 'canceled' }, cancels: false, bar: null, replaced_by: null });
    Object.assign(server.services, { checkpoint: undefined });
    expect((await ops.post(path(), body)).status).toBe(200);
    expect(await live()).toMatchObject([{ id: body.booking_id }]);
  });

  it('after its claim is resumed by the sweep, and keeps the place meanwhile', async () => {
    const body = bodyOf(await rates());
    killAt('claimed');
    expect((await ops.post(path(), body)).status).toBe(500);
    expect(await show()).toMatchObject({ bar: 'rebooked', replaced_by: { id: body.booking_id, status: null } });
    expect((await seen(old.id)).replaced_by).toBeNull();
    Object.assign(server.services, { checkpoint: undefined });
    server.clock.advance(120_000);
    await server.runCron('bookings.resume');
    expect(await live()).toMatchObject([{ id: body.booking_id, total: old.total }]);
    expect((await show()).replaced_by).toMatchObject({ id: body.booking_id, status: 'pending' });
  });
});

describe('what is canceled', () => {
  it('is booked again, and no more once it is [ADMIN-08]', async () => {
    await owner.post(`/api/shipments/${old.id}/cancel`, {});
    expect(await show()).toMatchObject({ cancels: false, bar: null });
    const body = bodyOf(await rates());
    expect((await ops.post(path(), body)).status).toBe(200);
    expect(await show()).toMatchObject({ bar: 'rebooked', replaced_by: { id: body.booking_id } });
    expect(await show(body.booking_id)).toMatchObject({ replaces: { id: old.id }, bar: null });
  });

  it('and restored by hand while its replacement exists is shown with both in progress', async () => {
    const body = bodyOf(await rates());
    await ops.post(path(), body);
    await ops.post(`/api/admin/shipments/${old.id}/status`, {
      status: 'dispatched',
      seen: 'canceled',
      reason: 'It came',
    });
    expect((await show()).both_live).toBe(true);
  });
});

describe('what cannot be rebooked', () => {
  it('is on its way', async () => {
    const { database } = server.services;
    await database.staff.updateTable('shipments').set({ status: 'in_transit' }).where('id', '=', old.id).execute();
    expect((await show()).bar).toBe('moving');
    const answer = await ops.post(path('/rates'), { pickup_date: old.pickup_date });
    expect([answer.status, answer.body.code]).toEqual([409, 'rebook_barred']);
  });

  it('too late for its own day is offered the next one on which carriers come', async () => {
    expect((await show()).pickup_date).toBe('2026-11-18');
    // After 16:00 in Manchester on Thursday, the business day before.
    server.clock.set('2026-11-17T21:30:00.000Z');
    ops = await signInAs(server, { roles: ['fpg_ops'] });
    expect((await show()).pickup_date).toBe('2026-11-19');
  });

  it('does not request rates for a past day', async () => {
    const answer = await ops.post(path('/rates'), { pickup_date: '2026-11-13' });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['pickup_date']]);
  });

  it('is none of accounting’s, and none of a customer’s [ROLE-07]', async () => {
    const chosen = await rates();
    const reader = await signInAs(server, { roles: ['fpg_accounting'] });
    expect((await reader.get(path())).status).toBe(200);
    expect((await reader.post(path(), bodyOf(chosen))).status).toBe(403);
    expect((await owner.get(path())).status).toBe(403);
  });
});

describe('with a carrier outside', () => {
  it('whose cancellation is unclear nothing is booked until it is clear [ADMIN-08]', async () => {
    const parcel = await bookWith(owner, 'SIMA', 'parcel');
    const chosen = await rates(parcel.id, parcel.pickup_date);
    const body = bodyOf(chosen);
    server.carrier('SIMA').simulator.faults.plan([{ kind: 'lost_reply', operation: 'void', times: 1 }]);
    const calls = server.carrier('SIMA').calls('book').length;
    const answer = await ops.post(path('', parcel.id), body);
    expect([answer.status, answer.body.data]).toMatchObject([202, { state: 'canceling', shipment_id: null }]);
    expect(await show(parcel.id)).toMatchObject({ bar: 'cancel_unclear', replaced_by: null });
    const again = await ops.post(path('', parcel.id), body);
    expect([again.status, again.body.code]).toEqual([409, 'rebook_barred']);
    expect(server.carrier('SIMA').calls('book')).toHaveLength(calls);
    server.clock.advance(61_000);
    await server.runCron('carriers.resume');
    expect(await show(parcel.id)).toMatchObject({ bar: null, old: { status: 'canceled' } });
    expect((await ops.post(path('', parcel.id), body)).status).toBe(200);
    expect((await seen(body.booking_id)).replaces).toMatchObject({ id: parcel.id });
  });

  it('that refuses the new booking, another one may be tried, and what failed is booked again itself', async () => {
    const parcel = await bookWith(owner, 'SIMA', 'parcel');
    const chosen = await rates(parcel.id, parcel.pickup_date);
    const refused = bodyOf(chosen);
    server.carrier('SIMA').simulator.faults.plan([{ kind: 'rate_limited', operation: 'book', times: 1, ms: 60_000 }]);
    const answer = await ops.post(path('', parcel.id), refused);
    expect([answer.status, answer.body.code]).toEqual([422, 'booking_refused']);
    expect(await show(parcel.id)).toMatchObject({ bar: null, replaced_by: null });
    // The failed booking can be rebooked too, at the agreed price.
    expect(await show(refused.booking_id)).toMatchObject({ old: { status: null }, cancels: false, bar: null });
    server.carrier('SIMA').simulator.faults.plan([]);
    const second = bodyOf(chosen);
    expect((await ops.post(path('', parcel.id), second)).status).toBe(200);
    expect((await seen(second.booking_id)).total).toEqual(parcel.total);
  });
});
