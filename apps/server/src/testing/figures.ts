import { sql } from 'kysely';
import type { Db } from '../core/database/database.ts';
import { newId } from '../core/ids.ts';
import { issueInvoice } from '../modules/billing/ledger/index.ts';
import { shipmentRow } from './shipment-row.ts';

// Inserts records directly, without the modules that normally write them, to test figures.

const now = new Date('2026-11-16T14:30:00.000Z');

type Given = {
  readonly account: string;
  readonly carrier: string;
  readonly at?: string;
  readonly total?: number;
  readonly insurance?: number;
  readonly currency?: string;
};

/** A shipment from New Hampshire to Illinois. */
export async function addShipment(db: Db, { account, carrier, ...given }: Given): Promise<string> {
  const id = newId();
  const charges =
    given.insurance === undefined
      ? []
      : [{ kind: 'insurance', amount: { amount: given.insurance, currency: given.currency ?? 'USD' } }];
  await db
    .insertInto('shipments')
    .values(
      shipmentRow({
        account_id: account,
        id,
        carrier_id: carrier,
        total_amount: given.total ?? 50_000,
        currency: given.currency ?? 'USD',
        detail: JSON.stringify({ charges, destination: { time_zone: 'America/Chicago' } }),
        created_at: given.at === undefined ? now : new Date(given.at),
      }),
    )
    .execute();
  return id;
}

/** Adds the carrier's quoted cost. */
export async function addCost(db: Db, account: string, shipment: string, amount: number): Promise<void> {
  await sql`INSERT INTO shipment_costs (account_id, shipment_id, amount, currency, charges)
    VALUES (${account}, ${shipment}, ${amount}, 'USD', '[]')
    ON CONFLICT (account_id, shipment_id) DO UPDATE SET amount = EXCLUDED.amount`.execute(db);
}

/** Adds the delivery date promised at booking. */
export async function promise(db: Db, account: string, shipment: string, day: string): Promise<void> {
  await sql`INSERT INTO delivery_estimates (account_id, shipment_id, set_at, delivery_date, named_by)
    VALUES (${account}, ${shipment}, ${now}, ${day}, 'booking') ON CONFLICT DO NOTHING`.execute(db);
}

let numbers = 0;
/** Bills it, including 5.00 of insurance. @returns the invoice; null if it already has one */
export async function bill(db: Db, account: string, shipment: string, total: number): Promise<string | null> {
  const id = newId();
  numbers += 1;
  const number = numbers;
  return db.transaction().execute(async (tx) => {
    const free = await sql<{ id: string }>`SELECT id FROM shipments WHERE account_id = ${account} AND id = ${shipment}
      AND invoice_id IS NULL AND currency = 'USD' FOR UPDATE`.execute(tx);
    if (free.rows.length === 0) return null;
    await sql`INSERT INTO invoices (account_id, id, number, type, shipment_id, delivery_city, delivery_state, currency, total,
        issued_on, due_on, terms_days, search_numbers, created_at)
      VALUES (${account}, ${id}, ${number}, 'freight', ${shipment}, 'Chicago', 'IL', 'USD', ${total}, '2026-11-16',
        '2026-12-16', 30, '{}', ${now})`.execute(tx);
    await sql`INSERT INTO invoice_versions (account_id, invoice_id, version, charges, total, created_at)
      VALUES (${account}, ${id}, 1, '[]', ${total}, ${now})`.execute(tx);
    await sql`UPDATE shipments SET invoice_id = ${id} WHERE account_id = ${account} AND id = ${shipment}`.execute(tx);
    const parts = { revenue_freight: total - 500, insurance_payable: 500 };
    await issueInvoice(tx, { accountId: account, key: `invoice:${id}`, currency: 'USD' }, id, parts, now);
    return id;
  });
}

/** Adds a carrier bill, posted or not. */
export async function carrierBill(db: Db, account: string, shipment: string, posted: number | null): Promise<void> {
  const id = newId();
  await db.transaction().execute(async (tx) => {
    await sql`INSERT INTO carrier_bills (id, state, source, fingerprint, billed_on, currency, total, body, shipment_account,
        shipment_id, posted, journal_id, contest_until, search_numbers, received_at)
      VALUES (${id}, 'approved', 'form', ${Buffer.from(id)}, '2026-11-16', 'USD', ${posted ?? 100}, '{}', ${account},
        ${shipment}, ${posted}, ${posted === null ? null : newId()}, '2027-05-01', '{}', ${now})`.execute(tx);
  });
}

/** A parcel quote that asks one carrier API. */
export async function addQuote(
  db: Db,
  account: string,
  rates: number,
  carrier: string,
  connection: string,
): Promise<string> {
  const id = newId();
  await sql`INSERT INTO quotes (account_id, id, number, created_by, created_at, expires_at, mode, pickup_date, origin,
      destination, miles, request, load, findings, without_rate, rate_count, currency)
    VALUES (${account}, ${id}, ${id}, ${newId()}, ${now}, ${now}, 'parcel', '2026-11-18', '{"state": "NH", "city": "x"}',
      '{"state": "IL", "city": "y"}', 900, '{}', '{}', '[]', '[]', ${rates}, 'USD')`.execute(db);
  await sql`INSERT INTO quote_carriers (account_id, quote_id, connection_id, carrier_id, carrier_name, state)
    VALUES (${account}, ${id}, ${connection}, ${carrier}, 'Granite State Freight', 'asked')`.execute(db);
  return id;
}

/** Adds that carrier's answer. */
export async function answer(db: Db, account: string, quote: string, ms: number, code: string | null): Promise<void> {
  const findings = JSON.stringify(code === null ? [] : [{ code, severity: 'refused', params: {} }]);
  await sql`UPDATE quote_carriers SET state = ${code === null ? 'answered' : 'without_rate'}, took_ms = ${ms},
      findings = ${findings}::jsonb WHERE account_id = ${account} AND quote_id = ${quote}`.execute(db);
}

/** Adds a booking that was sent and rejected. */
export const tryBooking = (db: Db, account: string, quote: string) =>
  sql`INSERT INTO bookings (account_id, id, request_hash, state, quote_id, rate_id, request, created_at, updated_at)
    VALUES (${account}, ${newId()}, 'x', 'rejected', ${quote}, ${newId()}, '{}', ${now}, ${now})`.execute(db);
