import {
  equipmentNameOf,
  type DeskRequest,
  type DeskRow,
  type MoneyWire,
  type SalesEvent,
  type SalesRequest,
  type SalesRequestRow,
} from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { carrierBlocks } from '../../identity/account-carriers/index.ts';
import { showTruckload } from '../truckload-quotes/index.ts';
import { carrierOffersOf } from './carrier-offer-rows.ts';
import { deskMargins } from './desk-margins.ts';
import { knownParties } from './known-parties.ts';
import { linksOf } from './offer-link-rows.ts';
import { ratesOf } from './rates-of.ts';
import { readRequest, stateNow, type RequestRow } from './request-row.ts';

type Currency = MoneyWire['currency'];

/** Data of a list row from other tables: the assigned person and the lowest offer. */
type Beside = { readonly ownerName: string | null; readonly lowest: number | null };

/** Name of the requested equipment, if any. */
export function equipmentIn({ request, equipment }: RequestRow): SalesRequestRow['equipment'] {
  const asked = request.truckload?.equipment;
  if (asked) return equipmentNameOf(asked);
  return equipment === null ? null : equipmentNameOf({ name: equipment });
}

/** Converts a request to a list row. */
export function rowWire(row: RequestRow, beside: Beside, now: Date): SalesRequestRow {
  const request = row.request;
  const offered = row.quote_id !== null;
  return {
    id: row.id,
    number: row.number,
    state: stateNow(row, now),
    mode: row.mode as SalesRequestRow['mode'],
    kind: row.kind as SalesRequestRow['kind'],
    equipment: equipmentIn(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    due_at: row.due_at.toISOString(),
    pickup_date: row.pickup_date,
    origin: row.origin,
    destination: row.destination,
    load: row.load,
    client_reference: request.client_reference,
    owner_name: beside.ownerName,
    lowest: offered && beside.lowest !== null ? { amount: beside.lowest, currency: row.currency as Currency } : null,
    offers_until: offered ? (row.offers_until?.toISOString() ?? null) : null,
  };
}

/** The customer's target price. */
export function targetOf({ target_amount: amount, currency }: RequestRow): MoneyWire | null {
  return amount === null ? null : { amount, currency: currency as Currency };
}

async function offerOf(db: Db | Tx, row: RequestRow): Promise<SalesRequest['offer']> {
  if (row.quote_id === null) return null;
  const quote = await db
    .selectFrom('quotes')
    .select(['number', 'pickup_date'])
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.quote_id)
    .executeTakeFirstOrThrow();
  const { account_id, quote_id } = row;
  return {
    quote_id,
    quote_number: quote.number,
    pickup_date: quote.pickup_date,
    rates: await ratesOf(db, { account_id, quote_id }),
  };
}

async function eventsOf(db: Db | Tx, row: RequestRow): Promise<SalesEvent[]> {
  const events = await db
    .selectFrom('quote_request_events')
    .select(['id', 'at', 'kind', 'by_kind', 'by_name', 'text'])
    .where('account_id', '=', row.account_id)
    .where('request_id', '=', row.id)
    .orderBy('id')
    .execute();
  return events.map((event) => ({
    id: event.id,
    at: event.at.toISOString(),
    kind: event.kind as SalesEvent['kind'],
    by: { kind: event.by_kind as SalesEvent['by']['kind'], name: event.by_name },
    text: event.text,
  }));
}

async function shipmentOf(db: Db | Tx, row: RequestRow): Promise<SalesRequest['shipment']> {
  if (row.quote_id === null) return null;
  const found = await db
    .selectFrom('shipments')
    .select(['id', 'bol_number'])
    .where('account_id', '=', row.account_id)
    .where('quote_id', '=', row.quote_id)
    .executeTakeFirst();
  return found ?? null;
}

/** A request with everything on its page. */
export async function requestWire(db: Db | Tx, row: RequestRow, now: Date): Promise<SalesRequest> {
  const offer = await offerOf(db, row);
  const lowest = offer?.rates[0]?.total_without_insurance.amount ?? null;
  return {
    ...rowWire(row, { ownerName: row.owner_name, lowest }, now),
    request: row.request,
    contact: row.contact,
    notes: row.notes,
    target_price: targetOf(row),
    reasons: row.reasons,
    events: await eventsOf(db, row),
    parties: row.parties,
    truckload_quote_id: row.truckload_quote_id,
    offer,
    accepted:
      row.accepted_by === null || row.accepted_at === null
        ? null
        : { rate_id: row.accepted_rate_id, by: row.accepted_by, at: row.accepted_at.toISOString() },
    shipment: await shipmentOf(db, row),
  };
}

/** The person assigned to a request. */
export function ownerOf(row: RequestRow): DeskRow['owner'] {
  return row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' };
}

/** A request for the desk, with account, assigned person, and costs of the offers. */
export async function deskWire(db: Db | Tx, row: RequestRow, now: Date): Promise<DeskRequest> {
  const account = await db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const asker = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', row.created_by)
    .unionAll(db.selectFrom('oauth_clients').select('name').where('id', '=', row.created_by))
    .executeTakeFirst();
  const costs = await db
    .selectFrom('rate_costs')
    .select(['rate_id', 'amount', 'currency'])
    .where('account_id', '=', row.account_id)
    .where('quote_id', '=', row.quote_id)
    .execute();
  return {
    ...(await requestWire(db, row, now)),
    account: { id: row.account_id, name: account.name },
    owner: ownerOf(row),
    asked_by: asker?.name ?? '',
    version: row.version,
    costs: Object.fromEntries(
      costs.map(({ rate_id: rate, amount, currency }) => [rate, { amount, currency: currency as Currency }]),
    ),
    ...(await deskMargins(db, row, now)),
    blocked_carriers: await carrierBlocks(db, row.account_id),
    truckload:
      row.truckload_quote_id === null ? null : await showTruckload(db, row.account_id, row.truckload_quote_id, now),
    carrier_offers: await carrierOffersOf(db, row),
    links: await linksOf(db, row, now),
    known_parties: await knownParties(db, row),
  };
}

/** A request as its account sees it. @throws Refusal not_found */
export async function showRequest(db: Db | Tx, accountId: string, id: string, now: Date) {
  return { data: await requestWire(db, await readRequest(db, accountId, id), now) };
}
