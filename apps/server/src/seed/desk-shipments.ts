import type { ChargeSide } from '@waybill/contract';
import { bare, type AddedCode } from '@waybill/freight';
import type { Tx } from '../core/database/database.ts';
import { pricedShipment, printCharges } from '../modules/booking/shipment-charges/index.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const email = 'fpg.ops@waybill.example';

/** A liftgate requested after booking: the carrier's cost, and the price with the account's margin of 12%. */
const liftgate = { cost: 10_000, price: 11_200 } as const;
const askedFor = 'The receiver has no dock and asked for a liftgate after it was booked';
const noTruck = 'No truck came on the agreed day';

type Person = { readonly id: string; readonly name: string };
type Entry = {
  readonly action: string;
  readonly at: Date;
  readonly accountId: string;
  readonly shipmentId: string;
  readonly before: object | null;
  readonly after: object;
};

async function note(tx: Tx, by: Person, id: string, entry: Entry): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      id,
      account_id: entry.accountId,
      at: entry.at,
      actor_kind: 'user',
      actor_id: by.id,
      actor_label: email,
      request_id: 'demo',
      action: entry.action,
      subject_type: 'shipment',
      subject_id: entry.shipmentId,
      before: asJson(entry.before),
      after: asJson(entry.after),
    })
    .execute();
}

const booked = (tx: Tx, accountId: string) =>
  tx
    .selectFrom('shipments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('mode', '=', 'ltl')
    .orderBy('created_at', 'desc')
    .orderBy('id');

/** Adds a liftgate to price and cost of a shipment that is not invoiced yet. */
async function putCharges(tx: Tx, accountId: string, by: Person, now: Date): Promise<string> {
  const { id, created_at: bookedAt } = await booked(tx, accountId)
    .where('status', '=', 'dispatched')
    .where('invoice_id', 'is', null)
    .executeTakeFirstOrThrow();
  const newId = seededIds('desk-shipments/charges');
  const first = Math.max(bookedAt.getTime(), now.getTime() - hourMs);
  const code: AddedCode = 'LGDEL';
  for (const [index, side] of (['cost', 'price'] satisfies ChargeSide[]).entries()) {
    const at = new Date(first + index * minuteMs);
    const before = await pricedShipment(tx, id);
    const amount = liftgate[side];
    const row = { account_id: accountId, shipment_id: id, id: newId(at), side, code, amount, reason: askedFor };
    await tx
      .insertInto('shipment_charges')
      .values({ ...row, by_name: by.name, created_at: at, changed_at: at })
      .execute();
    const total = await printCharges(tx, before, side);
    await note(tx, by, newId(at), {
      action: 'shipment.charge_added',
      at,
      accountId,
      shipmentId: id,
      before: { total: total - amount },
      after: { charge: code, amount, side, total, reason: askedFor },
    });
  }
  return id;
}

type Shipment = Awaited<ReturnType<ReturnType<typeof booked>['executeTakeFirstOrThrow']>>;

/** Gives a canceled shipment the load and price of the shipment that replaced it. */
async function makeAlike(tx: Tx, old: Shipment, like: Shipment): Promise<void> {
  const { origin_city, origin_state, origin_postal_code, total_amount, currency, reference } = like;
  const { destination_city, destination_state, destination_postal_code } = like;
  const numbers = [old.bol_number, old.pro_number, old.pickup_number, reference].flatMap((each) => each ?? []);
  await tx
    .updateTable('shipments')
    .set({
      origin_city,
      origin_state,
      origin_postal_code,
      destination_city,
      destination_state,
      destination_postal_code,
      total_amount,
      currency,
      reference,
      detail: JSON.stringify(like.detail),
      search_numbers: numbers.map(bare),
    })
    .where('account_id', '=', old.account_id)
    .where('id', '=', old.id)
    .execute();
  const cost = await tx
    .selectFrom('shipment_costs')
    .select(['amount', 'currency', 'charges'])
    .where('account_id', '=', like.account_id)
    .where('shipment_id', '=', like.id)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('shipment_costs')
    .set({ ...cost, charges: JSON.stringify(cost.charges) })
    .where('account_id', '=', old.account_id)
    .where('shipment_id', '=', old.id)
    .execute();
  const { origin } = like.detail;
  await tx
    .updateTable('tracking_events')
    .set({ city: origin_city, state: origin_state, time_zone: origin.time_zone })
    .where('account_id', '=', old.account_id)
    .where('shipment_id', '=', old.id)
    .execute();
}

/** Adds the booking of a shipment with a quote, which the replacement refers to. */
async function putBooking(tx: Tx, of: Shipment, quoteId: string): Promise<void> {
  const { id: rateId } = await tx
    .selectFrom('quote_rates')
    .select('id')
    .where('account_id', '=', of.account_id)
    .where('quote_id', '=', quoteId)
    .where('carrier_id', '=', of.carrier_id)
    .orderBy('amount')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { pickup, delivery, ready_at, references, notes, insured } = of.detail;
  const asked = { quote_id: quoteId, rate_id: rateId, pickup, delivery, ready_at, references, notes, insured };
  await tx
    .insertInto('bookings')
    .values({
      account_id: of.account_id,
      id: of.id,
      request_hash: Buffer.from(of.id),
      state: 'booked',
      quote_id: quoteId,
      rate_id: rateId,
      request: JSON.stringify({ ...asked, appointment_date: null, pickup_choice: null, hazmat_certified: false }),
      shipment_id: of.id,
      reference: of.bol_number,
      claimed_by: of.booked_by,
      created_at: of.created_at,
      updated_at: of.created_at,
    })
    .execute();
}

/**
 * A canceled shipment that was rebooked with another carrier at the agreed price. Depends on two matching shipments,
 * which may not exist on the day of the installation; then it is left out.
 */
async function putRebooking(tx: Tx, accountId: string, by: Person, charged: string): Promise<void> {
  const next = await booked(tx, accountId)
    .where('status', 'in', ['dispatched', 'pending'])
    .where('quote_id', 'is not', null)
    .where('id', '!=', charged)
    .executeTakeFirst();
  if (next === undefined) return;
  const old = await booked(tx, accountId)
    .where('status', '=', 'canceled')
    .where('quote_id', 'is', null)
    .where('carrier_id', '!=', next.carrier_id)
    .where('created_at', '<', new Date(next.created_at.getTime() - 24 * hourMs))
    .executeTakeFirst();
  if (old === undefined) return;
  await makeAlike(tx, old, next);
  await putBooking(tx, next, next.quote_id ?? '');
  const at = new Date(next.created_at.getTime() - minuteMs);
  await tx
    .insertInto('shipment_replacements')
    .values({
      account_id: accountId,
      id: next.id,
      replaces: old.id,
      replaces_number: old.bol_number,
      price_kept: true,
      reason: noTruck,
      created_at: at,
      told_at: next.created_at,
    })
    .execute();
  await note(tx, by, seededIds('desk-shipments/rebooking')(at), {
    action: 'shipment.rebooked',
    at,
    accountId,
    shipmentId: old.id,
    before: { number: old.bol_number, carrier: old.carrier_name },
    after: { number: next.bol_number, carrier: next.carrier_name, price: 'kept', reason: noTruck },
  });
}

/** Work of ops on shipments: a charge added before the invoice, and a rebooked load. */
export async function seedDeskShipments(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const account = accounts.find((one) => one.account.key === 'building');
  if (account === undefined) throw new Error('No account that ships');
  const by = await tx.selectFrom('users').select(['id', 'name']).where('email', '=', email).executeTakeFirstOrThrow();
  const charged = await putCharges(tx, account.id, by, now);
  await putRebooking(tx, account.id, by, charged);
}
