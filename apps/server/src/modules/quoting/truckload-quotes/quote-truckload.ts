import { createHash } from 'node:crypto';
import type {
  Body,
  endpoints,
  EquipmentUsed,
  Place,
  StatedRequest,
  TruckloadQuote,
  TruckloadRequest,
} from '@waybill/contract';
import { firmLimits } from '@waybill/freight';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { definitionOf, equipmentInForce, equipmentUsedOf } from '../equipment-types/index.ts';
import { findPlace } from '../../platform/places/index.ts';
import { accountTerms, fuelPrices, loadWire, nextNumber } from '../quotes/index.ts';
import { assertActive } from '../../identity/settings/index.ts';
import { priceTruckload, todayAt, truckloadMargin, type Priced } from './price.ts';
import { showTruckload } from './show-truckload.ts';

type Answer = Reply<{ data: TruckloadQuote }>;
type Stop = TruckloadRequest['origin'];

const hourMs = 3_600_000;

function placeOf(field: string, { country, postal_code: code }: Stop): Place {
  const place = findPlace(country, code);
  if (place === null) throw invalidField(`${field}.postal_code`, 'unknown_postal_code');
  return place;
}

/** Only reefers have a temperature; only open decks have tarps and chains. */
function assertEquipped(request: TruckloadRequest, equipment: EquipmentUsed): void {
  if (equipment.refrigerated && request.temperature === null) throw invalidField('temperature', 'required');
  if (!equipment.refrigerated && request.temperature !== null) throw invalidField('temperature', 'invalid');
  if (!equipment.open_deck && request.tarps) throw invalidField('tarps', 'invalid');
  if (!equipment.open_deck && request.chains) throw invalidField('chains', 'invalid');
}

/** Converts the request to the common shape of all modes. */
export function statedTruckload(request: TruckloadRequest, equipment: EquipmentUsed): StatedRequest {
  const { stops, pickup_until, deliver_from, deliver_until, temperature, tarps, chains, team } = request;
  return {
    mode: 'truckload',
    origin: request.origin,
    destination: request.destination,
    pickup_date: request.pickup_date,
    pickup_method: 'scheduled',
    items: request.items,
    accessorials: [],
    shipment_value: request.shipment_value,
    insured: false,
    signature: 'none',
    client_reference: request.client_reference,
    truckload: { stops, pickup_until, deliver_from, deliver_until, temperature, tarps, chains, team, equipment },
  };
}

async function earlier(ctx: Context, tx: Tx, id: string, hash: Buffer): Promise<Outcome<Answer> | null> {
  const row = await tx
    .selectFrom('quotes')
    .leftJoin('truckload_quotes', (join) =>
      join
        .onRef('truckload_quotes.account_id', '=', 'quotes.account_id')
        .onRef('truckload_quotes.id', '=', 'quotes.id'),
    )
    .select('truckload_quotes.request_hash')
    .where('quotes.account_id', '=', accountOf(ctx))
    .where('quotes.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.request_hash === null || !hash.equals(row.request_hash)) throw new Refusal('idempotency_key_reused');
  return unchanged(reply(200, { data: await showTruckload(tx, accountOf(ctx), id, ctx.now()) }));
}

type Kept = {
  readonly request: TruckloadRequest;
  readonly equipment: EquipmentUsed;
  readonly places: readonly Place[];
  readonly priced: Priced;
  readonly number: string;
  readonly hash: Buffer;
};

async function keep(
  ctx: Context,
  tx: Tx,
  { request, equipment, places, priced, number, hash }: Kept,
): Promise<boolean> {
  const key = { account_id: accountOf(ctx), id: request.id };
  const { estimate } = priced;
  const hours = estimate?.kind === 'firm' ? firmLimits.hours : firmLimits.indicativeDays * 24;
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('quotes')
    .values({
      ...key,
      number,
      created_by: authorOf(ctx).userId,
      created_at: ctx.now(),
      expires_at: new Date(ctx.now().getTime() + hours * hourMs),
      mode: 'truckload',
      client_reference: request.client_reference,
      pickup_date: request.pickup_date,
      origin: JSON.stringify(places[0]),
      destination: JSON.stringify(places.at(-1)),
      miles: priced.miles,
      request: JSON.stringify(statedTruckload(request, equipment)),
      load: JSON.stringify(loadWire(priced.load.totals)),
      findings: JSON.stringify(priced.findings),
      without_rate: '[]',
      rate_count: estimate === null ? 0 : 1,
      lowest_amount: estimate?.total.amount ?? null,
      currency: 'USD',
      answered_at: ctx.now(),
    })
    .onConflict((there) => there.columns(['account_id', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  if (inserted !== 1n) return false;
  await tx
    .insertInto('truckload_quotes')
    .values({
      ...key,
      request_hash: hash,
      equipment_id: equipment.id,
      equipment_version: equipment.version,
      route: JSON.stringify(priced.route),
      estimate: estimate === null ? null : JSON.stringify(estimate),
      axles: priced.axles === null ? null : JSON.stringify(priced.axles),
    })
    .execute();
  if (priced.cost !== null) {
    await tx
      .insertInto('truckload_costs')
      .values({
        account_id: key.account_id,
        quote_id: key.id,
        amount: priced.cost.amount,
        currency: priced.cost.currency,
        charges: JSON.stringify(priced.cost.charges),
      })
      .execute();
  }
  return true;
}

/**
 * Prices a truckload at once, firm or indicative, or explains why the sales desk has to. Saved with its version of the
 * equipment type. Idempotent by an id from the browser.
 * @throws Refusal idempotency_key_reused for an id that was used for something else; validation_failed
 */
export async function quoteTruckload(
  ctx: Context,
  tx: Tx,
  { body: request }: { readonly body: Body<typeof endpoints.truckload.quote> },
): Promise<Outcome<Answer>> {
  const hash = createHash('sha256').update(JSON.stringify(request)).digest();
  const known = await earlier(ctx, tx, request.id, hash);
  if (known !== null) return known;
  await assertActive(tx, accountOf(ctx));
  const row = await equipmentInForce(tx, request.equipment_id);
  if (row === undefined) throw invalidField('equipment_id', 'invalid');
  const equipment = equipmentUsedOf(row);
  assertEquipped(request, equipment);
  const origin = placeOf('origin', request.origin);
  const between = request.stops.map((stop, index) => placeOf(`stops.${index}`, stop));
  const places = [origin, ...between, placeOf('destination', request.destination)];
  const today = todayAt(ctx.now(), origin);
  if (request.pickup_date < today) throw invalidField('pickup_date', 'date_before_today');
  const priced = priceTruckload({
    request,
    equipment: definitionOf(row),
    places,
    today,
    fuelPrices: await fuelPrices(tx),
    margin: truckloadMargin((await accountTerms(ctx, tx, accountOf(ctx))).margins, places, today),
  });
  const number = await nextNumber(tx);
  if (!(await keep(ctx, tx, { request, equipment, places, priced, number, hash }))) {
    const first = await earlier(ctx, tx, request.id, hash);
    if (first === null) throw new Refusal('idempotency_key_reused');
    return first;
  }
  const data = await showTruckload(tx, accountOf(ctx), request.id, ctx.now());
  const { estimate } = data;
  return changed(reply(201, { data }), {
    subject: 'quote',
    subjectId: request.id,
    after: { number, equipment: equipment.code, kind: estimate?.kind ?? null, total: estimate?.total.amount ?? null },
  });
}
