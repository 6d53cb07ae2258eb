import type { Shipment } from '@waybill/contract';
import type { Fault } from '@waybill/carriers/simulators';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { bookWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';

let server: OutsideServer;
let browser: Browser;
let accountId: string;
beforeAll(async () => {
  const deadlines = { void: 1500, pickup: 1500, cancel_pickup: 1500 };
  server = await startOutside(
    [
      { adapter: 'ups', scac: 'SIMA', mode: 'parcel', deadlines, options: { hourMs: 3_600_000 } },
      { adapter: 'usps', scac: 'SIMB', mode: 'parcel', deadlines, options: { hourMs: 3_600_000 } },
      { adapter: 'tforce', scac: 'SIMC', mode: 'ltl', deadlines, options: { hourMs: 3_600_000 } },
    ],
    { carriers: true },
  );
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(browser);
});
afterAll(() => server.close());
afterEach(async () => {
  for (const scac of ['SIMA', 'SIMB', 'SIMC']) server.carrier(scac).simulator.faults.plan([]);
  if (server.clock().toISOString().startsWith('2026-11-16')) return;
  server.clock.set('2026-11-16T14:30:00.000Z');
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper', accountId })).email);
});

const plan = (scac: string, fault: Fault) => server.carrier(scac).simulator.faults.plan([fault]);
const calls = (scac: string, operation: string) => server.carrier(scac).calls(operation).length;
const shown = async (id: string) => (await browser.get(`/api/shipments/${id}`)).body.data as Shipment;
const cancel = (id: string) => browser.post(`/api/shipments/${id}/cancel`, {});
const requestsOf = (id: string) =>
  server.services.database.staff
    .selectFrom('carrier_requests')
    .select(['kind', 'state'])
    .where('shipment_id', '=', id)
    .orderBy('created_at')
    .execute();

describe('canceling', () => {
  it('calls the carrier once, however often it is requested [BOOK-13]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'parcel');
    const before = calls('SIMA', 'void');
    const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);
    for (const { status } of answers) expect([200, 202]).toContain(status);
    expect((await cancel(id)).status).toBe(200);
    expect(calls('SIMA', 'void')).toBe(before + 1);
    const shipment = await shown(id);
    expect(shipment.status).toBe('canceled');
    expect(shipment.events.filter(({ code }) => code === 'canceled')).toHaveLength(1);
  });

  for (const scac of ['SIMA', 'SIMB'] as const) {
    it(`is asked again until the answer is clear: ${scac} [BOOK-13]`, async () => {
      const { id } = await bookWith(browser, scac, 'parcel');
      plan(scac, { kind: 'lost_reply', operation: 'void', times: 1 });
      const answer = await cancel(id);
      expect(answer.status).toBe(202);
      expect((await shown(id)).status).toBe('pending');
      expect((await cancel(id)).status).toBe(202);
      server.clock.advance(61_000);
      await server.runCron('carriers.resume');
      expect((await shown(id)).status).toBe('canceled');
      server.clock.advance(-61_000);
    });
  }

  it('says so when the carrier refuses, and may be tried again [BOOK-13]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'parcel');
    plan('SIMA', { kind: 'rate_limited', operation: 'void', times: 1, ms: 60_000 });
    const answer = await cancel(id);
    expect([answer.status, answer.body.code]).toEqual([409, 'not_cancelable']);
    expect(answer.body.message).toBe(
      'This shipment can no longer be canceled. The carrier takes no more calls for now',
    );
    expect((await shown(id)).status).toBe('pending');
    expect((await cancel(id)).status).toBe(200);
  });

  it("ends after the carrier's window, without a call [BOOK-13]", async () => {
    const { id } = await bookWith(browser, 'SIMA', 'parcel');
    const before = calls('SIMA', 'void');
    // 28 days, the limit of UPS.
    server.clock.advance(28 * 24 * 3_600_000 + 1);
    browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper', accountId })).email);
    const answer = await cancel(id);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This shipment can no longer be canceled. The carrier’s cancellation deadline has passed.',
    ]);
    expect(calls('SIMA', 'void')).toBe(before);
  });

  it('is not offered by a carrier that takes none [BOOK-13]', async () => {
    const { id } = await bookWith(browser, 'SIMC', 'ltl');
    const answer = await cancel(id);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This shipment can no longer be canceled. This carrier does not accept cancellations online. Call us.',
    ]);
  });

  it('of a shipment that is booked here ends it at once, and leaves nothing to do [BOOK-13]', async () => {
    const { shipmentId } = await bookShipment(browser);
    expect((await cancel(shipmentId)).status).toBe(200);
    expect(await requestsOf(shipmentId)).toEqual([{ kind: 'void', state: 'done' }]);
    server.clock.advance(120_000);
    await server.runCron('carriers.resume');
    const shipment = await shown(shipmentId);
    expect(shipment.events.filter(({ code }) => code === 'canceled')).toHaveLength(1);
    server.clock.advance(-120_000);
  });

  it('of another account finds nothing', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'parcel');
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    for (const path of ['cancel', 'pickup/cancel']) {
      expect((await stranger.post(`/api/shipments/${id}/${path}`, {})).status).toBe(404);
    }
    expect((await shown(id)).status).toBe('pending');
  });
});

const times = { date: '2026-11-18', ready_at: '09:00', closes_at: '17:00' };
const pickup = (id: string, changes = {}) => browser.post(`/api/shipments/${id}/pickup`, { ...times, ...changes });
const cancelPickup = (id: string) => browser.post(`/api/shipments/${id}/pickup/cancel`, {});

describe('a pickup', () => {
  it('is asked for once, however often, and its number is found [BOOK-13]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'parcel');
    const before = calls('SIMA', 'pickup');
    const answers = await Promise.all([pickup(id), pickup(id)]);
    for (const { status } of answers) expect([200, 202]).toContain(status);
    const { pickup_number: number } = await shown(id);
    expect(number).toMatch(/^2929\d{7}$/);
    expect((await pickup(id)).status).toBe(200);
    expect(calls('SIMA', 'pickup')).toBe(before + 1);
    const found = await browser.get(`/api/shipments?search=${number}`);
    expect((found.body.data as unknown as Shipment[]).map((row) => row.id)).toEqual([id]);
  });

  it('whose answer is lost is not asked for again [BOOK-13]', async () => {
    const { id } = await bookWith(browser, 'SIMB', 'parcel');
    plan('SIMB', { kind: 'lost_reply', operation: 'pickup', times: 1 });
    const before = calls('SIMB', 'pickup');
    expect((await pickup(id)).status).toBe(202);
    expect((await pickup(id)).status).toBe(202);
    server.clock.advance(3_600_000);
    await server.runCron('carriers.resume');
    server.clock.advance(-3_600_000);
    expect(calls('SIMB', 'pickup')).toBe(before + 1);
    expect(await requestsOf(id)).toEqual([{ kind: 'pickup', state: 'unknown' }]);
  });

  it("that is refused is reported in the carrier's words, and can be requested again [BOOK-13]", async () => {
    const { id } = await bookWith(browser, 'SIMA', 'parcel');
    // A Saturday.
    const answer = await pickup(id, { date: '2026-11-21' });
    expect([answer.status, answer.body.code]).toEqual([409, 'pickup_refused']);
    expect(answer.body.message).toContain('Pickup is not available on the requested date.');
    expect((await pickup(id)).status).toBe(200);
  });

  it('is not for a shipment that is canceled [BOOK-13]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'parcel');
    await cancel(id);
    const before = calls('SIMA', 'pickup');
    const answer = await pickup(id);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'The carrier didn’t accept the pickup. This shipment is already delivered or canceled.',
    ]);
    expect(calls('SIMA', 'pickup')).toBe(before);
  });

  for (const scac of ['SIMA', 'SIMB'] as const) {
    it(`is called off days later, once, and another one may be asked for: ${scac} [BOOK-13]`, async () => {
      const { id } = await bookWith(browser, scac, 'parcel');
      // Different days, since UPS allows one pickup per place and day.
      await pickup(id, { date: scac === 'SIMA' ? '2026-11-19' : '2026-11-18' });
      const { pickup_number: number } = await shown(id);
      // The ETag of USPS expires after an hour.
      server.clock.advance(2 * 3_600_000);
      const before = calls(scac, 'cancel_pickup');
      expect((await cancelPickup(id)).status).toBe(200);
      expect((await shown(id)).pickup_number).toBeNull();
      expect((await cancelPickup(id)).status).toBe(200);
      expect(calls(scac, 'cancel_pickup')).toBe(before + 1);
      expect((await pickup(id, { date: '2026-11-20' })).status).toBe(200);
      const { pickup_number: second } = await shown(id);
      expect(second).not.toBe(number);
      expect((await cancelPickup(id)).status).toBe(200);
      server.clock.advance(-2 * 3_600_000);
    });
  }

  it('whose cancellation is unclear stays so, and is not sent twice [BOOK-13]', async () => {
    const { id } = await bookWith(browser, 'SIMB', 'parcel');
    await pickup(id);
    plan('SIMB', { kind: 'lost_reply', operation: 'cancel_pickup', times: 1 });
    const before = calls('SIMB', 'cancel_pickup');
    expect((await cancelPickup(id)).status).toBe(202);
    expect((await cancelPickup(id)).status).toBe(202);
    expect(calls('SIMB', 'cancel_pickup')).toBe(before + 1);
  });

  it('is not canceled while the carrier cannot identify it, and can be tried again [BOOK-13]', async () => {
    const { id } = await bookWith(browser, 'SIMB', 'parcel');
    await pickup(id);
    plan('SIMB', { kind: 'unavailable', operation: 'find_pickup', times: 2 });
    const answer = await cancelPickup(id);
    expect([answer.status, answer.body.code]).toEqual([409, 'pickup_not_cancelable']);
    expect((await cancelPickup(id)).status).toBe(200);
  });

  it('that was never asked for, or with a carrier that takes no cancellation, cannot be called off', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'parcel');
    expect((await cancelPickup(id)).body.message).toBe('We couldn’t cancel the pickup. No pickup to cancel.');
    const { id: other } = await bookWith(browser, 'SIMC', 'ltl');
    expect((await cancelPickup(other)).body.message).toBe(
      'We couldn’t cancel the pickup. This carrier does not accept pickup cancellations online. Call us.',
    );
  });

  it('is not asked for while the account is on credit hold; nothing is sent [BOOK-11]', async () => {
    const { id } = await bookWith(browser, 'SIMA', 'parcel');
    const hold = (credit_status: string) =>
      server.services.database.staff
        .updateTable('accounts')
        .set({ credit_status })
        .where('id', '=', accountId)
        .execute();
    const before = calls('SIMA', 'pickup');
    await hold('hold');
    const answer = await pickup(id);
    await hold('good');
    expect([answer.status, answer.body.code, calls('SIMA', 'pickup')]).toEqual([403, 'credit_hold', before]);
    expect((await pickup(id)).status).toBe(200);
  });
});
