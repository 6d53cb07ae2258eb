import type { PublicTracking } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { bookShipment, type Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let booked: Booked;
let other: Booked;
let visitor: Browser;
let accountId: string;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  const shipper = await signIn(site.app, (await addPerson(site, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(shipper);
  booked = await bookShipment(shipper);
  other = await bookShipment(shipper);
  visitor = await openBrowser(site.app);
});
afterAll(() => site.close());

const keyOf = ({ shipment }: Booked): string => new URL(shipment.public_url).searchParams.get('key') ?? '';
const seen = async (key?: string) =>
  (await visitor.get(`/api/tracking/${booked.bolNumber}${key === undefined ? '' : `?key=${key}`}`)).body
    .data as PublicTracking;

describe("the shipper's link", () => {
  it('also shows the load, which the number alone does not [TRACK-03]', async () => {
    expect((await seen()).full).toBeNull();
    expect((await seen(keyOf(booked))).full).toMatchObject({ units: 2, weight_lb: 1240 });
  });

  it('tells the number that the carrier knows it by, as does asking by that number [TRACK-03]', async () => {
    const { carrier_number: pro } = await seen(keyOf(booked));
    expect(pro).toBe(booked.shipment.pro_number);
    expect((await seen()).carrier_number).toBeNull();
    const { body } = await visitor.get(`/api/tracking/${pro}`);
    expect(body.data).toMatchObject({ number: booked.bolNumber, carrier_number: pro });
  });

  it('is worth nothing altered, or for another shipment [TRACK-03]', async () => {
    for (const key of ['', 'x', keyOf(other), keyOf(booked).toUpperCase(), keyOf(booked).slice(1)])
      expect((await seen(key)).full).toBeNull();
  });

  it('shows no prices, contacts, or streets [TRACK-03]', async () => {
    const text = JSON.stringify(await seen(keyOf(booked)));
    expect(text).not.toMatch(/Harbor Tools|Sample Street|603-555|dock@|850000|4471-B|total/);
  });

  it('is needed if the account shows nothing for the number alone [TRACK-03]', async () => {
    const owner = await signIn(site.app, (await addPerson(site, { accountId, accountRole: 'owner' })).email);
    const choose = (number_shows: string) => owner.put('/api/account/brand/tracking', { number_shows });
    expect((await choose('nothing')).body.data).toMatchObject({ number_shows: 'nothing' });
    const status = async (query: string) => (await visitor.get(`/api/tracking/${booked.bolNumber}${query}`)).status;
    expect([await status(''), await status(`?key=${keyOf(other)}`), await status(`?key=${keyOf(booked)}`)]).toEqual([
      404, 404, 200,
    ]);
    await choose('progress');
    expect(await status('')).toBe(200);
  });

  it('ends 60 days after delivery [TRACK-03]', async () => {
    const delivered = (days: number) =>
      site.services.database.staff
        .updateTable('shipments')
        .set({ delivered_at: new Date(site.clock().getTime() - days * 86_400_000) })
        .where('id', '=', booked.shipmentId)
        .execute();
    await delivered(60);
    expect((await seen(keyOf(booked))).full).not.toBeNull();
    await delivered(61);
    expect((await seen(keyOf(booked))).full).toBeNull();
  });
});
