import pg from 'pg';

/** How the rows are spread: so many accounts with the same number of shipments each. */
type Spread = { readonly accounts: number; readonly shipmentsEach: number };

/** Id of the account that is looked at, and of its owner. */
export const readAccount = {
  account: '01900000-0000-7000-8000-000000000001',
  user: '01900000-0000-7000-8000-0000000000aa',
} as const;

const fill = `
  INSERT INTO shipments (account_id, id, bol_number, pro_number, status, mode, carrier_id, carrier_name, scac, service_name,
    origin_city, origin_state, origin_postal_code, destination_city, destination_state, destination_postal_code,
    pickup_date, delivery_date, reference, total_amount, currency, detail, search_numbers, created_at)
  SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(1 + n % $1), 12, '0'))::uuid,
    ('01900001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    'WB' || lpad(n::text, 8, '0'), lpad((n * 7)::text, 9, '0'),
    (ARRAY['pending','dispatched','in_transit','delayed','delivered','delivered','delivered','canceled'])[1 + n % 8], 'ltl',
    '01900000-0000-7000-8000-0000000000cc', 'Granite State Freight', 'GSTF', 'Standard',
    'Manchester', 'NH', '03103', 'Chicago', 'IL', '60647',
    DATE '2026-01-01' + (n % 300), DATE '2026-01-05' + (n % 300), 'PO ' || n, 40000 + n % 90000, 'USD', '{}',
    ARRAY['WB' || lpad(n::text, 8, '0'), lpad((n * 7)::text, 9, '0')],
    TIMESTAMPTZ '2026-01-01 00:00:00+00' + n * INTERVAL '20 seconds'
  FROM generate_series($2::int, $3::int) AS n`;

const batch = 100_000;

/**
 * Fills the shipments of many accounts.
 * @throws when fewer rows are there afterwards than were asked for
 */
export async function fillShipments(url: string, spread: Spread, note: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SET synchronous_commit = off`);
    await client.query(
      `INSERT INTO accounts (id, name, created_at)
       SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Account ' || n, now() FROM generate_series(1, $1::int) AS n`,
      [spread.accounts],
    );
    await client.query(
      `INSERT INTO carriers (id, scac, name, created_at) VALUES ('01900000-0000-7000-8000-0000000000cc', 'GSTF', 'Granite State Freight', now())`,
    );
    const rows = spread.accounts * spread.shipmentsEach;
    for (let from = 1; from <= rows; from += batch) {
      const to = Math.min(rows, from + batch - 1);
      await client.query(fill, [spread.accounts, from, to]);
      note(`${to} of ${rows} rows`);
    }
    await client.query('VACUUM ANALYZE shipments');
    const { rows: counted } = await client.query<{ count: string }>('SELECT count(*) FROM shipments');
    if (Number(counted[0]?.count) !== rows)
      throw new Error(`${rows} rows were asked for, ${counted[0]?.count} are there`);
  } finally {
    await client.end();
  }
}
