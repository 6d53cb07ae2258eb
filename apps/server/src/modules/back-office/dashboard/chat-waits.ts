import { booksTimeZone, type DashboardFigures } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { before, type Period } from '../figures/index.ts';

type Waits = {
  readonly opened: number;
  readonly answered: number;
  readonly median_seconds: number | null;
  readonly ninety_seconds: number | null;
};
const none: Waits = { opened: 0, answered: 0, median_seconds: null, ninety_seconds: null };

/**
 * Wait times of the chats that were opened on these days during office hours, like `responseTimes` of the inbox.
 */
async function waitsOf(db: Db, { from, to }: Period): Promise<Waits> {
  const { rows } = await sql<Waits>`
    SELECT count(*)::int AS opened, count(wait)::int AS answered,
      round(percentile_disc(0.5) WITHIN GROUP (ORDER BY wait))::int AS median_seconds,
      round(percentile_disc(0.9) WITHIN GROUP (ORDER BY wait))::int AS ninety_seconds
    FROM (SELECT extract(epoch FROM first_answer_at - opened_at) AS wait FROM chats
      WHERE opened_in_hours AND opened_at >= ${from}::timestamp AT TIME ZONE ${booksTimeZone}
        AND opened_at < (${to}::date + 1)::timestamp AT TIME ZONE ${booksTimeZone}) AS waited
  `.execute(db);
  return rows[0] ?? none;
}

/** How long customers waited for a first answer, with the previous period. */
export async function chatWaits(db: Db, period: Period): Promise<NonNullable<DashboardFigures['chats']>> {
  const [now, earlier] = await Promise.all([waitsOf(db, period), waitsOf(db, before(period))]);
  const { median_seconds: median, ninety_seconds: ninety } = earlier;
  return { ...now, before: { median_seconds: median, ninety_seconds: ninety } };
}
