import pg from 'pg';
import { bolOf, proOf, without } from '../tracking/rows.ts';

export { bolOf, proOf };

/** How many shipments there are; five hundred to an account, spread over a year up to now. */
export type Amount = { readonly shipments: number };

export const accountsOf = ({ shipments }: Amount): number => Math.max(1, Math.round(shipments / 500));
export const companyOf = (n: number): string => `${names[n % names.length]} ${n} Works`;

/** Who is at one of the ends: fifty shipments each, whatever their number. */
export const contactOf = (n: number, { shipments: all }: Amount): string =>
  `${firstNames[n % firstNames.length]} Contact${n % Math.max(1, Math.round(all / 50))}`;

/** The phone of an end: one for each of the five thousand docks. */
export const phoneOf = (n: number): string => `603-200-${String(n % 5000).padStart(4, '0')}`;

const firstNames = ['Maya', 'Omar', 'Ines', 'Rosa', 'Noor'] as const;
const names = ['Harbor', 'Maple', 'Granite', 'Cedar', 'Willow', 'Summit', 'Prairie', 'Blue'] as const;
const carriers = 24;
/** Of which so many are asked from outside, each for one mode. */
const asked = 8;
const states = `ARRAY['NH','IL','TX','CA','GA','OH','PA','NC','WA','CO','FL','NY','MO','TN','AZ','MN','VA','IN','WI','OR']`;
const cities = `ARRAY['Manchester','Nashua','Concord','Keene','Portland','Bangor','Lowell','Worcester','Albany','Utica',
  'Buffalo','Rochester','Syracuse','Erie','Toledo','Dayton','Akron','Canton','Peoria','Moline']`;
const accountId = (n: string) => `('01900000-0000-7000-8000-' || lpad(to_hex(1 + ${n}), 12, '0'))::uuid`;
const carrierId = (n: string) => `('01900002-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
// The same for the same number, and spread as if by chance.
const mixed = (n: string, salt: number) => `abs(hashint4(${n} + ${salt}))`;

/** The people at an end, and where they work. */
const partyOf = (n: string) => `jsonb_build_object('company', 'Dock ' || ${n} % 5000 || ' Supply',
  'contact_first_name', ($5::text[])[1 + ${n} % ${firstNames.length}],
  'contact_last_name', 'Contact' || ${n} % greatest(1, round($4::int / 50.0)::int),
  'phone', '(603) ' || to_char(2000000 + ${n} % 5000, 'FM000-0000'))`;

const shipments = `
  INSERT INTO shipments (account_id, id, bol_number, pro_number, status, mode, carrier_id, carrier_name, scac, service_name,
    origin_city, origin_state, origin_postal_code, destination_city, destination_state, destination_postal_code,
    pickup_date, delivery_date, delivered_at, reference, total_amount, currency, detail, search_numbers, created_at)
  SELECT ${accountId('n % $1')}, ('01900001-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    'WB' || lpad(n::text, 8, '0'), lpad((n * 7)::text, 9, '0'),
    (ARRAY['in_transit','delivered','delivered','delivered','delivered','canceled'])[1 + n % 6],
    (ARRAY['ltl','parcel','truckload'])[1 + ${mixed('n', 1)} % 3], ${carrierId(`${mixed('n', 2)} % ${carriers}`)},
    'Carrier ' || ${mixed('n', 2)} % ${carriers}, 'CRRR', 'Standard',
    (${cities})[1 + n % 20], (${states})[1 + ${mixed('n', 3)} % 20], lpad((3000 + n % 900)::text, 5, '0'),
    (${cities})[1 + n / 20 % 20], (${states})[1 + ${mixed('n', 4)} % 20], lpad((60000 + n % 700)::text, 5, '0'),
    at::date, at::date + 4, CASE WHEN n % 6 BETWEEN 1 AND 4 THEN at + interval '4 days' END, 'PO ' || n,
    40000 + n % 90000, 'USD', jsonb_build_object('pickup', ${partyOf('n')}, 'delivery', ${partyOf('(n + 1)')}),
    ARRAY['WB' || lpad(n::text, 8, '0'), lpad((n * 7)::text, 9, '0'), 'PO' || n], at
  FROM generate_series($2::int, $3::int) AS n, LATERAL (SELECT now() - ($4::int - n) * interval '365 days' / $4::int AS at) AS of`;

const answers = `
  INSERT INTO daily_answers (day, carrier_id, mode, outcome, bucket, answers)
  SELECT books_day(now()) - ${mixed('n', 5)} % 365, ${carrierId(`${mixed('n', 6)} % ${asked}`)},
    (ARRAY['ltl','parcel'])[1 + ${mixed('n', 6)} % 2], CASE WHEN n % 50 = 0 THEN 'failed' ELSE 'rates' END,
    50 + ${mixed('n', 8)} % 25, count(*)
  FROM generate_series(1, $1::int) AS n GROUP BY 1, 2, 3, 4, 5`;

const batch = 50_000;

/** Fills accounts with people, shipments, their words and figures, and what waits for somebody. */
export async function fillAdmin(url: string, amount: Amount, note: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const accounts = accountsOf(amount);
  try {
    await client.query("SET synchronous_commit = off; SET maintenance_work_mem = '512MB'; SET jit = off");
    await client.query(
      `INSERT INTO accounts (id, name, city, state, postal_code, phone, created_at)
       SELECT ${accountId('n')}, ($2::text[])[1 + n % ${names.length}] || ' ' || n || ' Works', 'Manchester', 'NH', '03103',
         '603-555-' || lpad((n % 10000)::text, 4, '0'), now() FROM generate_series(0, $1::int - 1) AS n`,
      [accounts, names],
    );
    await client.query(
      `INSERT INTO users (id, account_id, account_role, name, email, password_hash, email_verified_at, created_at)
       SELECT gen_random_uuid(), ${accountId('n')}, 'owner', 'Owner ' || n, 'owner' || n || '@harbor.example', '', now(), now()
       FROM generate_series(0, $1::int - 1) AS n`,
      [accounts],
    );
    await client.query(
      `INSERT INTO carriers (id, scac, name, created_at)
       SELECT ${carrierId('n')}, 'CR' || chr(65 + n) || 'X', 'Carrier ' || n, now() FROM generate_series(0, ${carriers - 1}) AS n`,
    );
    const tables = ['shipments', 'shipment_terms', 'shipment_words'];
    for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
    await without(client, tables, async () => {
      for (let from = 1; from <= amount.shipments; from += batch) {
        const to = Math.min(amount.shipments, from + batch - 1);
        await client.query(shipments, [accounts, from, to, amount.shipments, firstNames]);
        note(`${to} of ${amount.shipments} shipments`);
      }
      await client.query(
        `INSERT INTO shipment_terms SELECT account_id, id, array_to_tsvector(words_of_shipment(shipments)) FROM shipments`,
      );
      await client.query(
        `INSERT INTO shipment_words SELECT account_id, unnest(tsvector_to_array(terms)), shipment_id
         FROM shipment_terms ORDER BY 1, 2, 3`,
      );
      await client.query(
        `INSERT INTO shipment_counts SELECT account_id, status, count(*), count(action_required) FROM shipments GROUP BY 1, 2`,
      );
    });
    for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ALL`);
    await client.query(
      `INSERT INTO shipment_exceptions (account_id, shipment_id, kind, since)
       SELECT account_id, id, 'delayed', created_at FROM shipments WHERE status = 'in_transit'
         AND created_at > now() - interval '3 days' AND right(id::text, 1) = '0'`,
    );
    const began = performance.now();
    await client.query('SELECT rebuild_figures()');
    await client.query(answers, [amount.shipments * 3]);
    note(`the figures of ${amount.shipments} shipments took ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const figures = ['figure_parts', 'daily_figures', 'daily_answers', 'daily_carrier_answers', 'weekly_answers'];
    const grown = [...tables, 'shipment_counts', 'accounts', 'users', ...figures];
    for (const table of grown) await client.query(`VACUUM ANALYZE ${table}`);
    await client.query('VACUUM figure_changes');
  } finally {
    await client.end();
  }
}
