import type { BookingRequestInput, QuoteRequestInput, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Seen } from '../../../testing/browser.ts';
import { bookingOf, ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { bookWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { bookedTruckload } from '../../../testing/truckload.ts';

let server: OutsideServer;
let shipper: Browser;
let desk: Browser;
/** Two people of the account, who read English and Spanish. */
let readers: readonly Browser[];
beforeAll(async () => {
  server = await startOutside(
    [
      { adapter: 'ups', scac: 'UPSN', mode: 'parcel' },
      { adapter: 'project44', scac: 'SAIA', mode: 'ltl' },
    ],
    { carriers: true },
  );
  const { email } = await addPerson(server, { accountRole: 'shipper' });
  shipper = await signIn(server.app, email);
  desk = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
  const accountId = await accountIdOf(shipper);
  const { email: other } = await addPerson(server, { accountRole: 'shipper', accountId });
  const spanish = await signIn(server.app, other);
  await spanish.put('/api/settings', { language: 'es' });
  readers = [shipper, spanish];
});
afterAll(() => server.close());

it(
  'a week of twenty shipments of all modes is booked, and each is in the list [BOOK-04, TRACK-02]',
  { timeout: 60_000 },
  async () => {
    const parcels = Array.from({ length: 6 }, () => bookWith(shipper, 'UPSN', 'parcel'));
    const freight = Array.from({ length: 13 }, () => bookWith(shipper, 'SAIA', 'ltl'));
    const booked: Shipment[] = await Promise.all([...parcels, ...freight]);
    await bookedTruckload(server, shipper, desk);
    const { body } = await shipper.get('/api/shipments?per_page=100');
    const rows = body.data as unknown as readonly Shipment[];
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(booked.map(({ id }) => id)));
    const count = (of: Shipment['mode']) => rows.filter(({ mode }) => mode === of).length;
    expect([count('ltl'), count('parcel'), count('truckload')]).toEqual([13, 6, 1]);
  },
);

/** What a refusal says beside a field, to each of the two. */
async function said(send: (who: Browser) => Promise<Seen>, field: string): Promise<readonly string[]> {
  const answers = [];
  for (const who of readers) answers.push(await send(who));
  for (const { status, body } of answers)
    expect([status, Object.keys(body.codes ?? {})]).toEqual([422, expect.arrayContaining([field])]);
  return answers.map(({ body }) => body.errors?.[field]?.[0] ?? '');
}

const [pallets] = ordinaryRequest.items;
const item = (changes: object) => ({ items: [{ ...pallets, ...changes }] });

describe('a refused quote names its field and says why, in both languages [QUOTE-04]', () => {
  it.each<[string, Partial<Record<keyof QuoteRequestInput, unknown>>, string, RegExp, RegExp]>([
    ['an unknown ZIP', { origin: { postal_code: '00000' } }, 'origin.postal_code', /ZIP/, /código postal/i],
    ['half a ZIP', { destination: { postal_code: '606' } }, 'destination.postal_code', /ZIP/, /código postal/i],
    ['no item', { items: [] }, 'items', /./, /./],
    ['no weight', item({ weight: undefined }), 'items.0.weight', /required/, /obligatori/],
    ['no pallet', item({ quantity: 0 }), 'items.0.quantity', /1/, /1/],
    ['no value', { shipment_value: undefined }, 'shipment_value', /required/, /obligatori/],
    ['no day', { pickup_date: '2026-02-30' }, 'pickup_date', /date/, /fecha/],
  ])('%s', async (_, changes, field, en, es) => {
    const [english = '', spanish = ''] = await said(
      (who) => who.post('/api/quotes', { ...ordinaryRequest, ...changes }),
      field,
    );
    expect([english, spanish]).toEqual([expect.stringMatching(en), expect.stringMatching(es)]);
    expect(english === spanish).toBe(false);
  });
});

describe('a refused booking names its field and says why, in both languages [BOOK-04]', () => {
  it.each<[string, (ready: BookingRequestInput) => object, string, RegExp, RegExp]>([
    [
      'a state of another ZIP',
      ({ pickup }) => ({ pickup: { ...pickup, state: 'CA' } }),
      'pickup.state',
      /03103/,
      /03103/,
    ],
    [
      'a misspelled city',
      ({ delivery }) => ({ delivery: { ...delivery, city: 'Chicgo' } }),
      'delivery.city',
      /Chicago, IL/,
      /Chicago, IL/,
    ],
    ['nobody to call', ({ pickup }) => ({ pickup: { ...pickup, phone: '' } }), 'pickup.phone', /./, /./],
    ['no time', () => ({ ready_at: '25:00' }), 'ready_at', /time/, /hora/],
  ])('%s', async (_, changes, field, en, es) => {
    const [english = '', spanish = ''] = await said(async (who) => {
      const ready = bookingOf(await quoteAs(who));
      return who.post('/api/shipments', { ...ready, ...changes(ready) }, { 'idempotency-key': crypto.randomUUID() });
    }, field);
    expect([english, spanish]).toEqual([expect.stringMatching(en), expect.stringMatching(es)]);
    expect(english === spanish).toBe(false);
  });
});
