import { offerServices, truckloadRequest, type EquipmentUsed, type Place, type StatedRequest } from '@waybill/contract';
import { addDays, firmLimits, ltlClosures, nextBusinessDay } from '@waybill/freight';
import type { Tx } from '../core/database/database.ts';
import { secretHash } from '../core/sessions/secret-hash.ts';
import { definitionOf, equipmentUsedOf } from '../modules/quoting/equipment-types/index.ts';
import { fuelPrices, loadWire, offeredRateRow } from '../modules/quoting/quotes/index.ts';
import { priceTruckload, statedTruckload, todayAt, type Priced } from '../modules/quoting/truckload-quotes/index.ts';
import type { DemoTruckload } from './demo/truckloads.ts';
import { placeOf, type Person } from './quote-requests.ts';
import { seededIds, type SeededIds } from './seeded-ids.ts';

export const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const answerMs = 95 * minuteMs;
const holdsMs = 3 * 24 * hourMs;

/** Account and time of the seeded truckloads. */
export type Known = {
  readonly tx: Tx;
  readonly now: Date;
  readonly accountId: string;
  readonly asker: Person;
  readonly seller: Person;
};

/** A truckload being seeded: its times, ids, and price. */
export type One = {
  readonly demo: DemoTruckload;
  readonly newId: SeededIds;
  readonly id: string;
  readonly at: Date;
  readonly equipment: EquipmentUsed;
  readonly request: StatedRequest;
  readonly places: readonly Place[];
  readonly priced: Priced;
};

/** Prices one truckload as of its request. */
export async function priced({ tx, now }: Known, demo: DemoTruckload, index: number): Promise<One> {
  const newId = seededIds(`truckload/${index}`);
  const at = new Date(now.getTime() - demo.asked * minuteMs);
  const id = newId(at);
  const row = await tx
    .selectFrom('equipment_types')
    .selectAll()
    .where('code', '=', demo.equipment)
    .executeTakeFirstOrThrow();
  const places = [demo.from, ...(demo.wishes.stops ?? []).map((stop) => stop.postal_code), demo.to].map(placeOf);
  const today = todayAt(at, placeOf(demo.from));
  const inches = (value: number) => ({ value, unit: 'in' as const });
  const { item } = demo;
  const asked = truckloadRequest.parse({
    ...demo.wishes,
    id,
    equipment_id: row.id,
    origin: { postal_code: demo.from },
    destination: { postal_code: demo.to },
    pickup_date: nextBusinessDay(addDays(today, 2), { holidays: ltlClosures }),
    items: [
      {
        description: item.description,
        package_type: 'pallets',
        quantity: item.quantity,
        length: inches(48),
        width: inches(40),
        height: inches(item.height),
        weight: { value: item.quantity * item.pounds, unit: 'lb' },
      },
    ],
    shipment_value: { amount: demo.value, currency: 'USD' },
  });
  const equipment = equipmentUsedOf(row);
  const margin = { id: 'account', percentBp: 1_200, flat: 0, floor: 0, cap: null };
  const found = priceTruckload({
    request: asked,
    equipment: definitionOf(row),
    places,
    today,
    fuelPrices: await fuelPrices(tx),
    margin,
  });
  return { demo, newId, id, at, equipment, request: statedTruckload(asked, equipment), places, priced: found };
}

function quoteRow({ accountId, asker }: Known, { request, places, priced: found }: One) {
  return {
    account_id: accountId,
    created_by: asker.id,
    mode: 'truckload',
    client_reference: null,
    pickup_date: request.pickup_date,
    origin: JSON.stringify(places[0]),
    destination: JSON.stringify(places.at(-1)),
    miles: found.miles,
    request: JSON.stringify(request),
    load: JSON.stringify(loadWire(found.load.totals)),
    without_rate: '[]',
    currency: 'USD',
  };
}

/** Saves its quote. */
export async function putQuote(known: Known, one: One, number: string): Promise<void> {
  const { tx, accountId } = known;
  const { id, at, equipment, priced: found } = one;
  const hours = found.estimate?.kind === 'firm' ? firmLimits.hours : firmLimits.indicativeDays * 24;
  await tx
    .insertInto('quotes')
    .values({
      ...quoteRow(known, one),
      id,
      number,
      created_at: at,
      answered_at: at,
      expires_at: new Date(at.getTime() + hours * hourMs),
      findings: JSON.stringify(found.findings),
      rate_count: found.estimate === null ? 0 : 1,
      lowest_amount: found.estimate?.total.amount ?? null,
    })
    .execute();
  await tx
    .insertInto('truckload_quotes')
    .values({
      account_id: accountId,
      id,
      request_hash: secretHash(id),
      equipment_id: equipment.id,
      equipment_version: equipment.version,
      route: JSON.stringify(found.route),
      estimate: found.estimate === null ? null : JSON.stringify(found.estimate),
      axles: found.axles === null ? null : JSON.stringify(found.axles),
    })
    .execute();
  if (found.cost === null) return;
  const { amount, currency, charges } = found.cost;
  await tx
    .insertInto('truckload_costs')
    .values({ account_id: accountId, quote_id: id, amount, currency, charges: JSON.stringify(charges) })
    .execute();
}

/** Id, time, and expiry of the desk's offer. */
export type Offered = {
  readonly quoteId: string;
  readonly quoteNumber: string;
  readonly rate: ReturnType<typeof offeredRateRow>['wire'];
  readonly at: Date;
  readonly until: Date;
};

/** Saves the desk's offer as the rate of a separate quote. */
export async function putOffer(known: Known, one: One, number: string): Promise<Offered | null> {
  const { demo, at, newId, request } = one;
  if (demo.offer === null) return null;
  const { tx, accountId, seller } = known;
  const [scac, transitDays, price, cost] = demo.offer;
  const answered = new Date(at.getTime() + Math.min(answerMs, (demo.asked * minuteMs) / 2));
  const until = new Date(answered.getTime() + holdsMs);
  const carrier = await tx
    .selectFrom('carriers')
    .select(['id', 'name', 'scac'])
    .where('scac', '=', scac)
    .executeTakeFirstOrThrow();
  const quoteId = newId(answered);
  const lines = [{ kind: 'freight', code: 'carrier_freight', text: 'Line haul', amount: price }] as const;
  const row = offeredRateRow(
    newId(answered),
    { carrier, service: offerServices.truckload, transitDays, lines, cost, insurance: null, liability: 10_000_000 },
    { request, offeredBy: seller.id },
  );
  const { amount, currency } = row.wire.total_without_insurance;
  const key = { account_id: accountId, quote_id: quoteId };
  await tx
    .insertInto('quotes')
    .values({
      ...quoteRow(known, one),
      id: quoteId,
      number,
      created_at: answered,
      answered_at: answered,
      expires_at: demo.state === 'declined' ? answered : until,
      findings: '[]',
      rate_count: 1,
      lowest_amount: amount,
    })
    .execute();
  await tx
    .insertInto('quote_rates')
    .values({
      ...key,
      id: row.wire.id,
      carrier_id: carrier.id,
      offered_by: seller.id,
      amount,
      currency,
      detail: JSON.stringify(row.wire),
    })
    .execute();
  await tx
    .insertInto('rate_costs')
    .values({ ...key, rate_id: row.wire.id, amount: cost, currency, charges: JSON.stringify(row.cost) })
    .execute();
  return { quoteId, quoteNumber: number, rate: row.wire, at: answered, until };
}
