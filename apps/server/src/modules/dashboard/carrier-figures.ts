import type { DashboardFigures } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { answeredWithin, daysOf, type AnswerTimes, type Period } from '../figures/index.ts';

/** Carriers that are shown. */
const most = 8;

type OnTime = DashboardFigures['on_time']['carriers'];
type Answers = DashboardFigures['answers'];

/** The carriers that delivered most in a period, and how many of their deliveries came by the day promised. */
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

type Counted = {
  readonly id: string;
  /** Of a sum of a day; null of one of a step of time. */
  readonly day: string | null;
  readonly bucket: number | null;
  readonly answers: number;
  readonly failed: number;
};

/** How often each carrier was asked and failed, by day, and how long its good answers took, by step: read once for both. */
async function readAnswers(db: Db, { from, to }: Period): Promise<ReadonlyMap<string, readonly Counted[]>> {
  const { rows } = await sql<Counted>`
    SELECT carrier_id AS id, day, bucket, sum(answers)::bigint AS answers,
      coalesce(sum(answers) FILTER (WHERE outcome = 'failed'), 0)::bigint AS failed
    FROM daily_answers WHERE day BETWEEN ${from} AND ${to}
    GROUP BY GROUPING SETS ((carrier_id, day), (carrier_id, bucket))
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
 * How carriers outside answered the quotes of a period, those that failed most first.
 * @param seesIncidents whether the incidents that are open may be told as well
 */
export async function answersByCarrier(db: Db, period: Period, seesIncidents: boolean): Promise<Answers> {
  const [read, open] = await Promise.all([readAnswers(db, period), seesIncidents ? openIncidents(db) : null]);
  const names = await carrierNames(db, [...read.keys()]);
  const carriers = [...read].map(([id, rows]) => {
    const byDay = rows.filter(({ day }) => day !== null);
    const failures = new Map(byDay.map(({ day, failed }) => [day, failed]));
    const times: AnswerTimes = rows.flatMap(({ bucket, answers, failed }) =>
      bucket === null ? [] : [{ bucket, answers: answers - failed }],
    );
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
