import { addDays, dayAt } from '@waybill/freight';
import { type Ability, booksTimeZone, openDisputeStates, type Need, type NeedKind } from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import { signedIn, type Context } from '../../../core/context.ts';
import { openStates } from '../../billing/carrier-bills/index.ts';

type Waiting = { readonly ability: Ability; readonly rows: (now: Date) => RawBuilder<unknown> };

const never = sql`NULL::bigint`;

/**
 * What waits for staff, counted exactly as the linked page lists it. Each query uses an index of open records only, so
 * its cost does not grow with history.
 */
const waiting: Readonly<Record<NeedKind, Waiting>> = {
  credit_holds: {
    ability: 'staff.credit',
    rows: () => sql`SELECT count(*) AS count, min(hold.since) AS oldest, ${never} AS pressing
      FROM accounts LEFT JOIN credit_holds AS hold ON hold.account_id = accounts.id AND hold.ended_at IS NULL
      WHERE accounts.credit_status = 'hold' AND EXISTS (SELECT FROM users WHERE users.account_id = accounts.id)`,
  },
  disputes: {
    ability: 'staff.disputes',
    rows: () => sql`SELECT count(*) AS count, min(created_at) AS oldest, ${never} AS pressing
      FROM disputes WHERE state IN (${sql.join([...openDisputeStates])})`,
  },
  chats: {
    ability: 'staff.chats',
    rows: () => sql`SELECT count(*) AS count, min(waiting_since) AS oldest,
        count(*) FILTER (WHERE owner_id IS NULL) AS pressing
      FROM chats WHERE state = 'open' AND waiting_since IS NOT NULL`,
  },
  quote_requests: {
    ability: 'staff.quote_requests',
    rows: (
      now,
    ) => sql`SELECT count(*) AS count, min(created_at) AS oldest, count(*) FILTER (WHERE due_at < ${now}) AS pressing
      FROM quote_requests WHERE state IN ('new', 'in_progress')`,
  },
  exceptions: {
    ability: 'staff.shipments.read',
    rows: (now) => sql`SELECT count(*) AS count, min(since) AS oldest,
        count(*) FILTER (WHERE kind IN ('failed_delivery', 'missed_pickup')) AS pressing
      FROM shipment_exceptions WHERE snoozed_until IS NULL OR snoozed_until <= ${now}`,
  },
  bookings: {
    ability: 'staff.bookings.resolve',
    rows: () => sql`SELECT count(*) AS count, min(unknown_since) AS oldest, count(*) FILTER (WHERE needs_staff) AS pressing
      FROM bookings WHERE state = 'unknown'`,
  },
  incidents: {
    ability: 'staff.incidents',
    rows: () => sql`SELECT count(*) AS count, min(first_seen_at) AS oldest,
        count(*) FILTER (WHERE operation = 'book') AS pressing
      FROM api_incidents WHERE resolved_at IS NULL`,
  },
  carrier_bills: {
    ability: 'staff.carrier_bills',
    rows: (now) => sql`SELECT count(*) AS count, min(received_at) AS oldest,
        count(*) FILTER (WHERE contest_until <= ${addDays(dayAt(now, booksTimeZone), 14)}::date) AS pressing
      FROM carrier_bills WHERE state IN (${sql.join([...openStates])})`,
  },
};

type Row = { readonly kind: NeedKind; readonly count: number; readonly oldest: Date | null; readonly pressing: number };

/** Open work that the caller may handle, read in one statement. */
export async function listNeeds(ctx: Context): Promise<Need[]> {
  const { abilities } = signedIn(ctx);
  const asked = (Object.entries(waiting) as [NeedKind, Waiting][]).filter(([, { ability }]) => abilities.has(ability));
  if (asked.length === 0) return [];
  const parts = asked.map(
    ([kind, { rows }]) => sql`SELECT ${sql.lit(kind)} AS kind, * FROM (${rows(ctx.now())}) AS each`,
  );
  const found = await sql<Row>`${sql.join(parts, sql` UNION ALL `)}`.execute(ctx.db);
  const byKind = new Map(found.rows.map((row) => [row.kind, row]));
  return asked.map(([kind]) => {
    const row = byKind.get(kind);
    return {
      kind,
      count: row?.count ?? 0,
      oldest: row?.oldest?.toISOString() ?? null,
      pressing: row?.pressing ?? null,
    };
  });
}
