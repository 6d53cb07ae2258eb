import type { CarrierLookup, BookingWire, UnknownBooking } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn, signInFresh } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { startTestCarrier, testConnection, testCredentials, type TestCarrier } from '../../../testing/test-carrier.ts';

let server: TestServer;
let carrier: TestCarrier;
let shipper: Browser;
let ops: Browser;
const path = '/api/admin/bookings';

beforeAll(async () => {
  carrier = await startTestCarrier();
  server = await startTestServer({ carriers: true, simulators: { 'test-carrier': carrier.url } });
  shipper = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
  const admin = await signInFresh(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  const { body } = await admin.post('/api/admin/integrations', testConnection);
  await admin.put(`/api/admin/integrations/${String(body.data?.['id'])}/credentials`, { values: testCredentials });
});
afterAll(async () => {
  await server.close();
  await carrier.close();
});

/** A booking that the carrier answered with a server error. */
async function unknownBooking(): Promise<string> {
  const { id: quoteId } = await quoteAs(shipper);
  const { body } = await shipper.get(`/api/quotes/${quoteId}?wait=10`);
  const quote = body.data as Awaited<ReturnType<typeof quoteAs>>;
  const rate = quote.rates.find((one) => one.carrier.name === 'Test Carrier');
  const id = crypto.randomUUID();
  carrier.answers['POST /v1/bookings'] = [500, {}];
  const answer = await shipper.post('/api/shipments', bookingOf(quote, { rate_id: rate?.id ?? '' }), {
    'idempotency-key': id,
  });
  expect([answer.status, answer.body.data?.['state']]).toEqual([202, 'confirming']);
  return id;
}
const list = async () => (await ops.get(path)).body.data as unknown as UnknownBooking[];
const seenBy = async (id: string) => (await shipper.get(`/api/bookings/${id}`)).body.data as BookingWire;
const audited = async (id: string, action: string) =>
  server.services.database.staff
    .selectFrom('audit_entries')
    .select(['actor_kind', 'account_id', 'after'])
    .where('subject_id', '=', id)
    .where('action', '=', action)
    .execute();

describe('a booking with unknown outcome', () => {
  it('is on the list of staff with what is known of it [BOOK-07]', async () => {
    const id = await unknownBooking();
    const row = (await list()).find((one) => one.id === id);
    expect(row).toMatchObject({
      account: { name: 'Harbor Tools' },
      carrier_name: 'Test Carrier',
      mode: 'ltl',
      parcels: 0,
      sent_at: '2026-11-16T14:30:00.000Z',
      origin: 'Manchester, NH',
      destination: 'Chicago, IL',
      reason: 'Answered 500',
      needs_staff: false,
      can_look_up: true,
    });
    expect(row?.reference).toMatch(/^WB\d{12}$/);
  });

  it('that needs staff comes first [BOOK-07]', async () => {
    const id = await unknownBooking();
    await server.services.database.staff
      .updateTable('bookings')
      .set({ needs_staff: true })
      .where('id', '=', id)
      .execute();
    expect((await list())[0]?.id).toBe(id);
  });

  it("can be looked up in the carrier's own words, which decides nothing [BOOK-07]", async () => {
    const id = await unknownBooking();
    const look = async () => (await ops.get(`${path}/${id}/look`)).body.data as CarrierLookup;
    expect(await look()).toMatchObject({ outcome: 'nothing' });
    carrier.answers['GET /v1/bookings/*'] = [200, { pro: '777-000001' }];
    expect(await look()).toMatchObject({ outcome: 'found', pro_number: '777-000001' });
    carrier.answers['GET /v1/bookings/*'] = [404, {}];
    expect((await seenBy(id)).state).toBe('confirming');
  });

  it('that was booked becomes a shipment with the numbers from the carrier, once [BOOK-07]', async () => {
    const id = await unknownBooking();
    const numbers = { pro_number: '417-226902', pickup_number: 'PU 5512' };
    const decide = () => ops.post(`${path}/${id}/booked`, numbers);
    const answers = await Promise.all([decide(), decide(), decide()]);
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(
      Array.from({ length: 3 }, () => [200, { state: 'booked', shipment_id: id }]),
    );
    expect(await seenBy(id)).toMatchObject({ state: 'booked', shipment_id: id });
    expect((await shipper.get(`/api/shipments/${id}`)).body.data).toMatchObject(numbers);
    expect(await audited(id, 'shipment.booked')).toMatchObject([
      { actor_kind: 'user', account_id: await accountIdOf(shipper), after: { how: 'staff_booked' } },
    ]);
    expect((await list()).map((one) => one.id)).not.toContain(id);
  });

  it('asks for a number of the carrier before it says so [BOOK-07]', async () => {
    const id = await unknownBooking();
    const answer = await ops.post(`${path}/${id}/booked`, {});
    expect([answer.status, answer.body.codes]).toEqual([422, { pro_number: ['required'] }]);
    expect((await seenBy(id)).state).toBe('confirming');
  });

  it('that was not booked is rejected, and cannot be booked by staff any more [BOOK-07, BOOK-08]', async () => {
    const id = await unknownBooking();
    const decide = () => ops.post(`${path}/${id}/not-booked`);
    expect((await decide()).body.data).toEqual({ state: 'rejected', shipment_id: null });
    expect((await decide()).status).toBe(200);
    expect((await seenBy(id)).state).toBe('rejected');
    const late = await ops.post(`${path}/${id}/booked`, { pro_number: '417-226902' });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(await audited(id, 'booking.rejected')).toMatchObject([{ after: { how: 'staff_not_booked' } }]);
  });

  it('is not for people to decide while it is being sent [BOOK-07]', async () => {
    const id = await unknownBooking();
    await server.services.database.staff
      .updateTable('bookings')
      .set({ state: 'sending' })
      .where('id', '=', id)
      .execute();
    expect((await ops.post(`${path}/${id}/not-booked`)).status).toBe(409);
    expect((await ops.post(`${path}/${id}/booked`, { pro_number: '1' })).status).toBe(409);
    expect((await ops.post(`${path}/${crypto.randomUUID()}/not-booked`)).status).toBe(404);
  });
});
