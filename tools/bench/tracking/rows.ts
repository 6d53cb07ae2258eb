import pg from 'pg';

/** How many shipments there are, over how many accounts, and how many events each has. */
export type Amount = { readonly shipments: number; readonly accounts: number; readonly eventsEach: number };

/** The account that is looked at; it has an even share of the shipments. */
export const readAccount = {
  account: '01900000-0000-7000-8000-000000000001',
  user: '01900000-0000-7000-8000-0000000000aa',
  staff: '01900000-0000-7000-8000-0000000000ab',
} as const;
const carrierId = '01900000-0000-7000-8000-0000000000cc';
export const connectionId = '01900000-0000-7000-8000-0000000000cd';

/** Number `n` is shipment `n`; the accounts take turns. */
export const shipmentIdOf = (n: number): string => `01900001-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
export const proOf = (n: number): string => String(n * 7).padStart(9, '0');
export const bolOf = (n: number): string => `WB${String(n).padStart(8, '0')}`;

const cities = `ARRAY['Manchester','Nashua','Concord','Keene','Portland','Bangor','Lowell','Worcester','Albany','Utica',
  'Buffalo','Rochester','Syracuse','Erie','Toledo','Dayton','Akron','Canton','Peoria','Moline']`;
const end = (place: string) => `jsonb_build_object('country', 'US', 'postal_code', ${place}, 'city', 'Manchester',
  'state', 'NH', 'time_zone', 'America/New_York', 'latitude', 42.97, 'longitude', -71.45)`;
const party = (company: string) => `jsonb_build_object('company', ${company}, 'contact_first_name', 'Dock',
  'contact_last_name', 'Office', 'phone', '603-555-0142', 'email', 'dock@harbor.example', 'street_lines',
  jsonb_build_array('100 Sample Street'), 'city', 'Manchester', 'state', 'NH', 'postal_code', '03103', 'country', 'US',
  'opens_at', '08:00', 'closes_at', '17:00', 'first_come_first_serve', false)`;

const shipments = `
  INSERT INTO shipments (account_id, id, bol_number, pro_number, status, mode, carrier_id, carrier_name, scac, service_name,
    origin_city, origin_state, origin_postal_code, destination_city, destination_state, destination_postal_code,
    pickup_date, delivery_date, reference, total_amount, currency, detail, search_numbers, created_at, connection_id)
  SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(1 + n % $1), 12, '0'))::uuid,
    ('01900001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    'WB' || lpad(n::text, 8, '0'), lpad((n * 7)::text, 9, '0'),
    (ARRAY['pending','dispatched','in_transit','delayed','delivered','delivered','delivered','canceled'])[1 + n / 3 % 8], 'ltl',
    '${carrierId}', 'Granite State Freight', 'GSTF', 'Standard',
    (${cities})[1 + n % 20], 'NH', lpad((3000 + n % 900)::text, 5, '0'), (${cities})[1 + n / 20 % 20], 'IL',
    lpad((60000 + n % 700)::text, 5, '0'), DATE '2026-01-01' + n % 300, DATE '2026-01-05' + n % 300, 'PO ' || n,
    40000 + n % 90000, 'USD',
    jsonb_build_object('origin', ${end(`'03103'`)}, 'destination', ${end(`'60647'`)}, 'transit_days', 3, 'miles', 900,
      'ready_at', '13:00', 'delivery_by', NULL, 'items', '[]'::jsonb, 'weight_lb', 1240, 'units', 2, 'cubic_feet', 106,
      'linear_feet', 4, 'accessorials', '[]'::jsonb, 'charges', '[]'::jsonb, 'insured', false,
      'declared_value', jsonb_build_object('amount', 850000, 'currency', 'USD'), 'references', '[]'::jsonb, 'notes', NULL,
      'tax_identifier', NULL, 'customs_agent', NULL,
      'pickup', ${party(`'Shipper ' || n % 5000`)}, 'delivery', ${party(`'Consignee ' || n % 7000`)}),
    ARRAY['WB' || lpad(n::text, 8, '0'), lpad((n * 7)::text, 9, '0'), 'PO' || n],
    TIMESTAMPTZ '2026-01-01 00:00:00+00' + n * INTERVAL '20 seconds', '${connectionId}'
  FROM generate_series($2::int, $3::int) AS n`;

const events = `
  INSERT INTO tracking_events (account_id, shipment_id, id, occurred_at, received_at, time_zone, city, state, latitude,
    longitude, text, scheme, code, source, fingerprint)
  SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(1 + n % $1), 12, '0'))::uuid,
    ('01900001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, gen_random_uuid(),
    TIMESTAMPTZ '2026-01-01 12:00:00+00' + n * INTERVAL '20 seconds' + e * INTERVAL '5 hours', now(), 'America/New_York',
    (${cities})[1 + e % 20], 'NH', 42.97, -71.45, 'ARRIVED AT TERMINAL', 'edi214',
    (ARRAY['X3','AF','P1','X4','X4','P1','X4','P1','X1','X6'])[1 + e % 10], 'carrier:bench', md5(n || '/' || e)
  FROM generate_series($2::int, $3::int) AS n, generate_series(0, $4::int - 1) AS e`;

const batch = 50_000;

/** Indexes are built once after the rows, which takes a fraction of keeping them up to date row by row. */
export async function without(client: pg.Client, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid::regclass::text = ANY ($1) AND NOT indisprimary
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
}

/** Fills the database with made up shipments and events; each statement commits by itself, without waiting for the disk. */
export async function fillTracking(url: string, amount: Amount, note: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET jit = off");
    await client.query(
      `INSERT INTO accounts (id, name, created_at)
       SELECT ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Account ' || n, now() FROM generate_series(1, $1::int) AS n`,
      [amount.accounts],
    );
    await client.query(
      `INSERT INTO carriers (id, scac, name, created_at) VALUES ('${carrierId}', 'GSTF', 'Granite State Freight', now())`,
    );
    await client.query(
      `INSERT INTO carrier_connections (id, carrier_id, adapter, environment, liability, created_at, updated_at)
       VALUES ('${connectionId}', '${carrierId}', 'rl-carriers', 'simulator', '{}', now(), now())`,
    );
    // What the triggers would do row by row is done for all rows together.
    await client.query(
      'ALTER TABLE shipments DISABLE TRIGGER ALL; ALTER TABLE shipment_terms DISABLE TRIGGER ALL; ALTER TABLE shipment_words DISABLE TRIGGER ALL',
    );
    await without(client, ['shipments', 'shipment_terms', 'shipment_words'], async () => {
      for (let from = 1; from <= amount.shipments; from += batch) {
        const to = Math.min(amount.shipments, from + batch - 1);
        await client.query(shipments, [amount.accounts, from, to]);
        note(`${to} of ${amount.shipments} shipments`);
      }
      await client.query(
        `INSERT INTO shipment_terms SELECT account_id, id, array_to_tsvector(words_of_shipment(shipments)) FROM shipments`,
      );
      // In the order of the key, so that its index grows at its end alone.
      await client.query(
        `INSERT INTO shipment_words SELECT account_id, unnest(tsvector_to_array(terms)), shipment_id
         FROM shipment_terms ORDER BY 1, 2, 3`,
      );
      await client.query(
        `INSERT INTO shipment_counts SELECT account_id, status, count(*), count(action_required) FROM shipments GROUP BY 1, 2`,
      );
      note('their words and figures are there');
    });
    await client.query(
      'ALTER TABLE shipments ENABLE TRIGGER ALL; ALTER TABLE shipment_terms ENABLE TRIGGER ALL; ALTER TABLE shipment_words ENABLE TRIGGER ALL',
    );
    // Whom they belong to is right by the way they are made; looking each of them up would take longer than the rest.
    await client.query('ALTER TABLE tracking_events DISABLE TRIGGER ALL');
    for (let from = 1; from <= amount.shipments; from += batch) {
      const to = Math.min(amount.shipments, from + batch - 1);
      await client.query(events, [amount.accounts, from, to, amount.eventsEach]);
      note(`${to * amount.eventsEach} events`);
    }
    await client.query('ALTER TABLE tracking_events ENABLE TRIGGER ALL');
    await client.query('VACUUM ANALYZE shipments');
    for (const table of [
      'shipment_terms',
      'shipment_words',
      'tracking_events',
      'shipment_count_changes',
      'shipment_counts',
    ])
      await client.query(`VACUUM ANALYZE ${table}`);
  } finally {
    await client.end();
  }
}
