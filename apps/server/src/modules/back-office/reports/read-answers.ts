import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import type { AnswerTimes, Period } from '../figures/index.ts';
import type { Narrowed } from './read-sums.ts';

/** Number of answers and failures, and response times of successful answers. */
export type Answered = { readonly answers: number; readonly failed: number; readonly times: AnswerTimes };

type Row = {
  readonly key: string;
  readonly day: string;
  readonly bucket: number;
  readonly failed: boolean;
  readonly answers: number;
};

function answered(rows: readonly Row[]): Answered {
  const sum = (of: readonly Row[]) => of.reduce((total, { answers }) => total + answers, 0);
  const steps = new Map<number, number>();
  for (const { bucket, failed, answers } of rows) {
    if (!failed) steps.set(bucket, (steps.get(bucket) ?? 0) + answers);
  }
  return {
    answers: sum(rows),
    failed: sum(rows.filter(({ failed }) => failed)),
    times: [...steps].map(([bucket, answers]) => ({ bucket, answers })),
  };
}

function grouped(rows: readonly Row[], by: 'key' | 'day'): ReadonlyMap<string, Answered> {
  const groups = Map.groupBy(rows, (row) => row[by]);
  return new Map([...groups].map(([key, found]) => [key, answered(found)]));
}

/** Answers of carrier APIs by carrier or mode, by day, and in total. */
export async function readAnswers(db: Db, { by, mode, carrier }: Narrowed, { from, to }: Period) {
  const member = by === 'mode' ? sql`mode` : sql`carrier_id::text`;
  const { rows } = await sql<Row>`
    SELECT ${member} AS key, day, bucket, outcome = 'failed' AS failed, sum(answers)::bigint AS answers
    FROM daily_answers WHERE day BETWEEN ${from} AND ${to}
      ${mode === undefined ? sql`` : sql`AND mode = ${mode}`}
      ${carrier === undefined ? sql`` : sql`AND carrier_id = ${carrier}::uuid`}
    GROUP BY 1, 2, 3, 4 HAVING sum(answers) <> 0
  `.execute(db);
  return { members: grouped(rows, 'key'), days: grouped(rows, 'day'), all: answered(rows) };
}
