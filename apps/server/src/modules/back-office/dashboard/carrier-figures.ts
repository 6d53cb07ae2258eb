import type { DashboardFigures } from '@waybill/contract';
import { addDays } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { answeredWithin, daysOf, wholeWeeksOf, type AnswerTimes, type Period } from '../figures/index.ts';

/** Maximum number of carriers shown. */
const most = 8;

type OnTime = DashboardFigures['on_time']['carriers'];
type Answers = DashboardFigures['answers'];

/** The carriers with the most deliveries in a period, and how many of those were on time. */
export async function onTimeByCarrier(db: Db, { from, to }: Period): Promise<OnTime> {
  const { rows } = await sql<OnTime[number]>`
    SELECT carriers.id, carriers.name, of.delivered, of.promised, of.on_time FROM (
      SELECT member, sum(delivered)::bigint AS delivered, sum(promised)::bigint AS promised, sum(on_time)::bigint AS on_time
      FROM daily_figures WHERE cut = 'carrier' AND day BETWEEN ${from} AND ${to}
      GROUP BY member HAVING sum(delivered) > 0
    ) AS of JOIN carriers ON carriers.id = of.member::uuid
    ORDER BY of.delivered DESC, carriers.name LIMIT ${most}
  `.execute(db);
  return rows;
}

type OfDay = { readonly id: string; readonly day: string; readonly answers: number; readonly failed: number };
type OfStep = { readonly id: string; readonly bucket: number; readonly answers: number };

/** Answers and failures of each carrier by day. */
async function readCounts(db: Db, { from, to }: Period): Promise<ReadonlyMap<string, readonly OfDay[]>> {
  const { rows } = await sql<OfDay>`
    SELECT carrier_id AS id, day, answers, failed FROM daily_carrier_answers WHERE day BETWEEN ${from} AND ${to}
  `.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}

/** Successful answers by carrier and time bucket. Whole weeks come from the weekly sums. */
function stepsOf(period: Period) {
  const ofDays = ({ from, to }: Period) => sql`
    SELECT carrier_id, bucket, answers FROM daily_answers WHERE day BETWEEN ${from} AND ${to} AND outcome <> 'failed'`;
  const weeks = wholeWeeksOf(period);
  if (weeks === null) return ofDays(period);
  return sql`
    SELECT carrier_id, bucket, answers FROM weekly_answers WHERE week BETWEEN ${weeks.from} AND ${weeks.to}
    UNION ALL ${ofDays({ from: period.from, to: addDays(weeks.from, -1) })}
    UNION ALL ${ofDays({ from: addDays(weeks.to, 1), to: period.to })}`;
}

/** Response times of each carrier's successful answers. */
async function readTimes(db: Db, period: Period): Promise<ReadonlyMap<string, AnswerTimes>> {
  const { rows } = await sql<OfStep>`
    SELECT carrier_id AS id, bucket, sum(answers)::bigint AS answers FROM (${stepsOf(period)}) AS steps GROUP BY 1, 2
  `.execute(db);
  return Map.groupBy(rows, ({ id }) => id);
}

async function carrierNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('carriers').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function openIncidents(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('api_incidents')
    .select((of) => ['carrier_name', of.fn.countAll<number>().as('open')])
    .where('resolved_at', 'is', null)
    .groupBy('carrier_name')
    .execute();
  return new Map(rows.map(({ carrier_name: name, open }) => [name, open]));
}

/**
 * How carrier APIs answered the quotes of a period, most failures first.
 * @param seesIncidents whether to include the number of open incidents
 */
export async function answersByCarrier(db: Db, period: Period, seesIncidents: boolean): Promise<Answers> {
  const [read, steps, open] = await Promise.all([
    readCounts(db, period),
    readTimes(db, period),
    seesIncidents ? openIncidents(db) : null,
  ]);
  const names = await carrierNames(db, [...read.keys()]);
  const carriers = [...read].map(([id, byDay]) => {
    const failures = new Map(byDay.map(({ day, failed }) => [day, failed]));
    const times = steps.get(id) ?? [];
    const name = names.get(id) ?? '';
    return {
      id,
      name,
      answers: byDay.reduce((sum, { answers }) => sum + answers, 0),
      failed: byDay.reduce((sum, { failed }) => sum + failed, 0),
      p50: answeredWithin(times, 0.5),
      p95: answeredWithin(times, 0.95),
      days: daysOf(period).map((day) => failures.get(day) ?? 0),
      incidents: open === null ? null : (open.get(name) ?? 0),
    };
  });
  return carriers
    .filter(({ answers }) => answers > 0)
    .toSorted((a, b) => b.failed - a.failed || b.answers - a.answers || a.name.localeCompare(b.name))
    .slice(0, most);
}
