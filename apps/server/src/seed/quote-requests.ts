import { askSales, toLoadItem, type Place } from '@waybill/contract';
import {
  answerDue,
  addDays,
  defaultLtlGates,
  nextBusinessDay,
  ltlClosures,
  prepareLoad,
  roadMiles,
  zoned,
} from '@waybill/freight';
import { insertRows } from '../core/database/insert-rows.ts';
import { asJson } from '../core/database/json.ts';
import type { Tx } from '../core/database/database.ts';
import { findPlace } from '../modules/platform/places/index.ts';
import { kindOf } from '../modules/quoting/quote-requests/index.ts';
import { loadWire, offeredRateRow } from '../modules/quoting/quotes/index.ts';
import { demoAsks, demoLine, type DemoAsk } from './demo/quote-requests.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';
import { sql } from 'kysely';

const minuteMs = 60_000;
const answerMs = 95 * minuteMs;
const holdsMs = 3 * 24 * 60 * minuteMs;

export type Person = { readonly id: string; readonly name: string; readonly email: string };
type Known = {
  readonly now: Date;
  readonly accountId: string;
  readonly asker: Person;
  readonly seller: Person;
  readonly carriers: ReadonlyMap<string, { readonly id: string; readonly name: string; readonly scac: string }>;
};

/** The place of a ZIP code. */
export function placeOf(postalCode: string): Place {
  const place = findPlace('US', postalCode);
  if (place === null) throw new Error(`No such ZIP code: ${postalCode}`);
  return place;
}

/** A demo person by email. */
export async function personOf(tx: Tx, email: string): Promise<Person> {
  return tx.selectFrom('users').select(['id', 'name', 'email']).where('email', '=', email).executeTakeFirstOrThrow();
}

function bodyOf(ask: DemoAsk, { asker, now }: Known, id: string) {
  const { date: today } = zoned(now.getTime(), placeOf(ask.from).time_zone);
  const pallets = ask.item.quantity;
  const figures = { pallets, from: defaultLtlGates.palletsNoOnlineQuote, limitIn: defaultLtlGates.maxHeightIn };
  const from = (code: string) => (code === 'pallets_truckload' ? defaultLtlGates.palletsTruckload : figures.from);
  return askSales.parse({
    id,
    origin: { postal_code: ask.from },
    destination: { postal_code: ask.to },
    pickup_date: nextBusinessDay(addDays(today, 2), { holidays: ltlClosures }),
    items: [demoLine(ask)],
    shipment_value: { amount: ask.value, currency: 'USD' },
    contact: { name: asker.name, email: asker.email, phone: '603-555-0118' },
    notes: ask.notes,
    target_price: ask.target === null ? null : { amount: ask.target, currency: 'USD' },
    reasons: ask.reasons.map((code) => ({ code, severity: 'refused', params: { ...figures, from: from(code) } })),
  });
}

function rowsOf(ask: DemoAsk, known: Known, index: number, number: string, quoteNumber: string) {
  const { accountId, asker, seller, now } = known;
  const newId = seededIds(`quote-request/${index}`);
  const at = new Date(now.getTime() - ask.asked * minuteMs);
  const answeredAt = new Date(at.getTime() + Math.min(answerMs, (ask.asked * minuteMs) / 2));
  const id = newId(at);
  const {
    contact,
    notes,
    target_price: target,
    reasons,
    id: _id,
    parties: _parties,
    ...request
  } = bodyOf(ask, known, id);
  const [origin, destination] = [placeOf(ask.from), placeOf(ask.to)];
  const load = loadWire(prepareLoad(request.items.map((line, nth) => toLoadItem(line, String(nth + 1)))).totals);
  const offered = ask.offers.length > 0;
  const taken = ask.state !== 'new' && ask.state !== 'withdrawn';
  const quoteId = offered ? newId(answeredAt) : null;
  const until = offered ? new Date(answeredAt.getTime() + holdsMs) : null;
  const ended = ask.state === 'declined' ? answeredAt : until;
  const rates = ask.offers.map(([scac, service, transitDays, price, cost]) => {
    const carrier = known.carriers.get(scac);
    if (carrier === undefined) throw new Error(`No carrier ${scac}`);
    const lines = [{ kind: 'freight', code: 'carrier_freight', text: 'Freight charge', amount: price }] as const;
    const offer = { carrier, service, transitDays, lines, cost, insurance: null, liability: 500_000 };
    return offeredRateRow(newId(answeredAt), offer, { request, offeredBy: seller.id });
  });
  const event = (kind: string, by: Person | null, moment: Date, text: string | null = null) => ({
    account_id: accountId,
    request_id: id,
    id: newId(moment),
    at: moment,
    kind,
    by_kind: by === null ? 'system' : by === asker ? 'customer' : 'staff',
    by_id: by?.id ?? null,
    by_name: by?.name ?? 'Waybill',
    text,
    mailed_at: null,
  });
  const later = new Date(Math.min(answeredAt.getTime() + 40 * minuteMs, now.getTime()));
  const events = [
    event('asked', asker, at, notes),
    ...(taken ? [event('assigned', seller, new Date(at.getTime() + 6 * minuteMs), seller.name)] : []),
    ...(offered ? [event('answered', seller, answeredAt, ask.said)] : []),
    ...(!offered && ask.said !== null ? [event('message', seller, answeredAt, ask.said)] : []),
    ...(ask.state === 'declined' ? [event('declined', asker, later, 'The client found another way.')] : []),
    ...(ask.state === 'withdrawn' ? [event('withdrawn', asker, later)] : []),
    ...(ask.state === 'expired' && until !== null ? [event('expired', null, until)] : []),
  ];
  const key = { account_id: accountId, id };
  const json = {
    origin: asJson({ ...request.origin, place: origin }),
    destination: asJson({ ...request.destination, place: destination }),
  };
  const requestRow = {
    ...key,
    number,
    request_hash: '\\x00',
    state: ask.state,
    version: events.length,
    mode: 'ltl',
    kind: kindOf(false, load.units),
    created_by: asker.id,
    created_at: at,
    updated_at: events.at(-1)?.at ?? at,
    due_at: answerDue(at),
    owner_id: taken ? seller.id : null,
    owner_name: taken ? seller.name : null,
    contact: asJson(contact),
    pickup_date: request.pickup_date,
    ...json,
    load: asJson(load),
    request: asJson(request),
    reasons: asJson(reasons),
    notes,
    target_amount: target?.amount ?? null,
    currency: 'USD',
    quote_id: quoteId,
    offers_until: until,
    answered_at: offered ? answeredAt : null,
  };
  const amounts = rates.map(({ wire }) => wire.total_without_insurance.amount);
  const quoteRow = {
    account_id: accountId,
    id: quoteId ?? '',
    number: quoteNumber,
    created_by: asker.id,
    created_at: answeredAt,
    expires_at: ended,
    mode: 'ltl',
    client_reference: null,
    pickup_date: request.pickup_date,
    origin: asJson(origin),
    destination: asJson(destination),
    miles: roadMiles(origin, destination),
    request: asJson(request),
    load: asJson(load),
    findings: asJson([]),
    without_rate: asJson([]),
    rate_count: rates.length,
    lowest_amount: amounts.length === 0 ? null : Math.min(...amounts),
    currency: 'USD',
    answered_at: answeredAt,
  };
  return { ask, id, at, number, requestRow, events, quoteRow, rates };
}
type Rows = ReturnType<typeof rowsOf>;

/** The next numbers of a sequence. */
export async function numbersOf(
  tx: Tx,
  sequence: 'quote_request_numbers' | 'quote_numbers' | 'rate_confirmation_numbers',
  count: number,
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    SELECT nextval(${sequence}::regclass) AS number FROM generate_series(1, ${count}::integer)
  `.execute(tx);
  return rows.map(({ number }) => number);
}

async function putOffers(tx: Tx, all: readonly Rows[]): Promise<void> {
  const offered = all.filter(({ rates }) => rates.length > 0);
  await insertRows(
    tx,
    'quotes',
    offered.map(({ quoteRow }) => quoteRow as never),
  );
  await insertRows(
    tx,
    'quote_rates',
    offered.flatMap(({ quoteRow, rates }) =>
      rates.map(({ wire, offeredBy }) => ({
        account_id: quoteRow.account_id,
        quote_id: quoteRow.id,
        id: wire.id,
        carrier_id: wire.carrier.id,
        offered_by: offeredBy ?? null,
        ...wire.total_without_insurance,
        detail: asJson(wire),
      })),
    ),
  );
  await insertRows(
    tx,
    'rate_costs',
    offered.flatMap(({ quoteRow, rates }) =>
      rates.map(({ wire, cost, costAmount }) => ({
        account_id: quoteRow.account_id,
        quote_id: quoteRow.id,
        rate_id: wire.id,
        amount: costAmount,
        currency: wire.total_without_insurance.currency,
        charges: asJson(cost),
      })),
    ),
  );
}

/** Adds unread notices about the requests for the desk and the customer. */
async function putNotices(tx: Tx, known: Known, all: readonly Rows[]): Promise<void> {
  const lane = ({ ask }: Rows): string =>
    [ask.from, ask.to].map((code) => `${placeOf(code).city}, ${placeOf(code).state}`).join(' – ');
  const told = (rows: Rows, kind: string, at: Date) => ({
    id: seededIds(`notice/${rows.id}`)(at),
    kind,
    subject_type: 'quote_request',
    subject_id: rows.id,
    params: asJson({ number: rows.number, lane: lane(rows), name: known.asker.name }),
    created_at: at,
  });
  const answered = all.filter(({ ask }) => ask.state === 'answered');
  await insertRows(
    tx,
    'notices',
    answered.map((rows) => ({
      account_id: known.accountId,
      user_id: known.asker.id,
      ...told(rows, 'quote_request_answered', rows.quoteRow.answered_at),
    })),
  );
  const waiting = all.filter(({ ask }) => ask.state === 'new');
  await insertRows(
    tx,
    'staff_notices',
    waiting.map((rows) => ({ user_id: known.seller.id, ...told(rows, 'sales_request_new', rows.at) })),
  );
}

/** Adds quote requests of the first demo account in every state but accepted, which booking one demonstrates. */
export async function seedQuoteRequests(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const [first] = accounts;
  if (first === undefined) return;
  const carriers = await tx.selectFrom('carriers').select(['id', 'name', 'scac']).execute();
  const known: Known = {
    now,
    accountId: first.id,
    asker: await personOf(tx, 'desk@example.com'),
    seller: await personOf(tx, 'fpg.sales@waybill.example'),
    carriers: new Map(carriers.map((carrier) => [carrier.scac, carrier])),
  };
  const byAge = demoAsks.toSorted((one, other) => other.asked - one.asked);
  const numbers = await numbersOf(tx, 'quote_request_numbers', byAge.length);
  const quoteNumbers = await numbersOf(tx, 'quote_numbers', byAge.length);
  const all = byAge.map((ask, index) =>
    rowsOf(ask, known, index, `R-${numbers[index] ?? 0}`, `Q-${quoteNumbers[index] ?? 0}`),
  );
  await putOffers(tx, all);
  await insertRows(
    tx,
    'quote_requests',
    all.map(({ requestRow }) => requestRow as never),
  );
  await insertRows(
    tx,
    'quote_request_events',
    all.flatMap(({ events }) => events),
  );
  await putNotices(tx, known, all);
}
