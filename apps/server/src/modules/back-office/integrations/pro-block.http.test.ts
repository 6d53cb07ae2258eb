import type { Incident, Integration, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { gatewayOf } from '../../carriers/gateway/index.ts';

let server: OutsideServer;
let shipper: Browser;
let admin: Browser;
let path: string;
const scac = 'TRVM';
beforeAll(async () => {
  server = await startOutside(
    [
      { adapter: 'ebol', scac, mode: 'ltl', deadlines: { book: 1500 } },
      { adapter: 'tforce', scac: 'SIMB', mode: 'ltl' },
    ],
    { carriers: true },
  );
  shipper = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  admin = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  path = `/api/admin/integrations/${server.carrier(scac).connectionId}`;
});
afterAll(() => server.close());
beforeEach(() => server.carrier(scac).simulator.faults.plan([]));

const set = (block: object | null) => admin.put(`${path}/pro-block`, { block });
const shown = async () => ((await admin.get(path)).body.data as Integration).pro_block;
const incidents = async (failure: string) => {
  await gatewayOf(server.services).incidents.flush();
  return (await admin.get(`/api/admin/incidents?failure=${failure}`)).body.data as unknown as Incident[];
};
async function book(id: string = crypto.randomUUID()) {
  const body = await bookingWith(shipper, scac, 'ltl');
  return shipper.post('/api/shipments', body, { 'idempotency-key': id });
}
const proOf = async () => ((await book()).body.data as Shipment).pro_number;

/** Seven-digit numbers: prefix 123, a four-digit sequence, then a modulo 7 check digit. */
const block = { prefix: '123', first: '0100', last: '0102', check: 'mod7' };

describe('a block of freight bill numbers of our own', () => {
  it('is set by staff and shows the next number [ADMIN-11, BOOK-06]', async () => {
    expect(await shown()).toBeNull();
    expect((await set(block)).status).toBe(200);
    // 7 * 175,728 = 1,230,096, and 1,230,100 - 1,230,096 = 4.
    expect(await shown()).toEqual({ ...block, next: '12301004', left: 3, size: 3, low: true });
  });

  it('gives each booking the next number with its check digit, until it is used up [BOOK-06]', async () => {
    // 1,230,100, 101, and 102 modulo 7 are 4, 5, and 6.
    expect([await proOf(), await proOf(), await proOf()]).toEqual(['12301004', '12301015', '12301026']);
    expect(await shown()).toMatchObject({ next: null, left: 0 });
    const [low] = await incidents('pro_block_low');
    expect(low).toMatchObject({ operation: 'book', occurrences: 3 });
  });

  it('that is used up refuses bookings in plain words, sends nothing, and is an incident [BOOK-08, ADMIN-07]', async () => {
    const before = server.carrier(scac).calls('book').length;
    const answer = await book();
    expect([answer.status, answer.body.code]).toEqual([422, 'booking_refused']);
    expect(answer.body.message).toContain('has no PRO numbers left for us.');
    expect(server.carrier(scac).calls('book')).toHaveLength(before);
    expect(await incidents('pro_block_spent')).toHaveLength(1);
  });

  it('that goes on takes up where it was, and never gives a number twice [BOOK-07]', async () => {
    expect((await set({ ...block, last: '0101' })).body.codes).toEqual({ 'block.last': ['pro_numbers_used'] });
    expect((await set({ ...block, first: '0101', last: '0200' })).body.codes).toEqual({
      'block.first': ['pro_numbers_used'],
    });
    await set({ ...block, last: '0140' });
    // 7 * 175,729 = 1,230,103.
    expect(await shown()).toMatchObject({ next: '12301030', left: 38, size: 41, low: false });
  });

  it('gives one booking one number, however often and at once it is sent [BOOK-07]', async () => {
    const body = await bookingWith(shipper, scac, 'ltl');
    const id = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shipper.post('/api/shipments', body, { 'idempotency-key': id })),
    );
    expect(new Set(answers.map((answer) => (answer.body.data as Shipment).pro_number))).toEqual(new Set(['12301030']));
    expect(await shown()).toMatchObject({ left: 37 });
    const many = await Promise.all(Array.from({ length: 4 }, () => proOf()));
    expect(new Set(many).size).toBe(4);
    expect(await shown()).toMatchObject({ left: 33 });
  });

  it('that is taken away leaves the numbers to the carrier [BOOK-06]', async () => {
    await set(null);
    expect(await shown()).toBeNull();
    // Numbers assigned by the simulator start with 71.
    expect(await proOf()).toMatch(/^71/);
    await set({ ...block, last: '0140' });
    expect(await shown()).toMatchObject({ left: 33 });
  });

  it('is checked field by field, and none for an adapter that takes no numbers [ADMIN-11]', async () => {
    const wrong = await set({ prefix: 'A', first: '0100', last: '99', check: 'mod7' });
    expect(wrong.body.codes).toEqual({ 'block.prefix': ['invalid'], 'block.last': ['invalid'] });
    const backwards = await set({ ...block, first: '0900', last: '0800' });
    expect(backwards.body.codes).toEqual({ 'block.last': ['too_small'] });
    const other = `/api/admin/integrations/${server.carrier('SIMB').connectionId}`;
    expect((await admin.put(`${other}/pro-block`, { block })).status).toBe(404);
    expect((await admin.get(other)).body.data).toMatchObject({ takes_own_pro: false, pro_block: null });
  });
});
