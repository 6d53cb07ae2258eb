import { sql } from 'kysely';
import type { Db } from '../../../../core/database/database.ts';

/** The record that an entry is about. */
export type Subject = { readonly type: string; readonly id: string | null; readonly accountId: string | null };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** For each subject type, how to read the name or number that people know its records by. */
const named = {
  shipment: sql`SELECT x.id::text AS id, x.bol_number AS label FROM shipments x JOIN asked
    ON x.account_id = asked.account_id AND x.id = asked.id`,
  booking: sql`SELECT x.id::text AS id, x.reference AS label FROM bookings x JOIN asked
    ON x.account_id = asked.account_id AND x.id = asked.id`,
  invoice: sql`SELECT x.id::text AS id, 'INV ' || x.number AS label FROM invoices x JOIN asked
    ON x.account_id = asked.account_id AND x.id = asked.id`,
  account: sql`SELECT x.id::text AS id, x.name AS label FROM accounts x JOIN asked ON x.id = asked.id`,
  user: sql`SELECT x.id::text AS id, x.name AS label FROM users x JOIN asked ON x.id = asked.id`,
  user_roles: sql`SELECT x.id::text AS id, x.name AS label FROM users x JOIN asked ON x.id = asked.id`,
  quote_request: sql`SELECT x.id::text AS id, x.number AS label FROM quote_requests x JOIN asked
    ON x.account_id = asked.account_id AND x.id = asked.id`,
  carrier: sql`SELECT x.id::text AS id, x.name AS label FROM carriers x JOIN asked ON x.id = asked.id`,
  incident: sql`SELECT x.id::text AS id, x.carrier_name AS label FROM api_incidents x JOIN asked ON x.id = asked.id`,
  integration: sql`SELECT x.id::text AS id, c.name AS label FROM carrier_connections x
    JOIN asked ON x.id = asked.id JOIN carriers c ON c.id = x.carrier_id`,
  partner: sql`SELECT x.id::text AS id, x.name AS label FROM integration_partners x JOIN asked ON x.id = asked.id`,
  api_client: sql`SELECT x.id::text AS id, x.name AS label FROM oauth_clients x JOIN asked ON x.id = asked.id`,
  announcement: sql`SELECT x.id::text AS id, x.title_en AS label FROM announcements x JOIN asked ON x.id = asked.id`,
  part: sql`SELECT x.id::text AS id, x.description AS label FROM parts x JOIN asked ON x.id = asked.id`,
  scac_alias: sql`SELECT x.id::text AS id, x.written_as AS label FROM scac_aliases x JOIN asked ON x.id = asked.id`,
  carrier_bill: sql`SELECT x.id::text AS id, x.bill_number AS label FROM carrier_bills x JOIN asked ON x.id = asked.id`,
  report_schedule: sql`SELECT x.id::text AS id, x.name AS label FROM report_schedules x JOIN asked ON x.id = asked.id`,
} as const;

function isNamed(type: string): type is keyof typeof named {
  return type in named;
}

/** Display names of subjects by id. Subjects without one are left out. */
export async function subjectLabels(db: Db, subjects: readonly Subject[]): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>();
  for (const type of Object.keys(named)) {
    if (!isNamed(type)) continue;
    const asked = subjects.filter((one) => one.type === type && one.id !== null && uuid.test(one.id));
    if (asked.length === 0) continue;
    const ids = sql`${asked.map(({ id }) => id)}::uuid[]`;
    const accounts = sql`${asked.map(({ accountId }) => accountId)}::uuid[]`;
    const { rows } = await sql<{ id: string; label: string | null }>`
      WITH asked AS (SELECT DISTINCT * FROM unnest(${accounts}, ${ids}) AS t (account_id, id)) ${named[type]}`.execute(
      db,
    );
    for (const { id, label } of rows) if (label !== null) labels.set(id, label);
  }
  return labels;
}
