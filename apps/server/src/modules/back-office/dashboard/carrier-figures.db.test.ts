import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { answersByCarrier } from './carrier-figures.ts';

let owned: TestDatabase;
let database: Database;
const carrier = newId();

beforeAll(async () => {
  owned = await createTestDatabase();
  database = openDatabase(owned.url, { connections: 2 });
  await database.staff
    .insertInto('carriers')
    .values({ id: carrier, scac: 'GSTF', name: 'Granite State Freight', created_at: new Date('2026-01-01T00:00:00Z') })
    .execute();
});
afterAll(async () => {
  await database.close();
  await owned.drop();
});

type Kept = { readonly day: string; readonly outcome: string; readonly bucket: number; readonly answers: number };

async function keep(rows: readonly Kept[]): Promise<void> {
  for (const { day, outcome, bucket, answers } of rows) {
    await sql`INSERT INTO daily_answers AS kept VALUES (${day}, ${carrier}, 'ltl', ${outcome}, ${bucket}, ${answers})
      ON CONFLICT (day, carrier_id, mode, outcome, bucket) DO UPDATE SET answers = kept.answers + EXCLUDED.answers`.execute(
      database.staff,
    );
  }
}

const between = (from: string, to: string) => answersByCarrier(database.staff, { from, to }, false);

describe('how carriers answered in a period', () => {
  it('counts the days at its ends and the weeks between them once [ADMIN-01]', async () => {
    // March 2, 2026 is a Monday. Buckets 40 and 60 start at a hundred and a thousand milliseconds.
    await keep([
      { day: '2026-02-28', outcome: 'rates', bucket: 60, answers: 100 },
      { day: '2026-03-01', outcome: 'rates', bucket: 60, answers: 3 },
      { day: '2026-03-02', outcome: 'rates', bucket: 40, answers: 40 },
      { day: '2026-03-08', outcome: 'declined', bucket: 40, answers: 20 },
      { day: '2026-03-08', outcome: 'failed', bucket: 60, answers: 7 },
      { day: '2026-03-09', outcome: 'rates', bucket: 60, answers: 2 },
      { day: '2026-03-10', outcome: 'rates', bucket: 60, answers: 100 },
    ]);
    const [one, ...others] = await between('2026-03-01', '2026-03-09');
    expect(others).toEqual([]);
    // 3 + 40 + 20 + 7 + 2, of which 65 succeeded: 60 in the bucket of 100 ms, 5 in the bucket of 1 s.
    expect(one).toMatchObject({
      name: 'Granite State Freight',
      answers: 72,
      failed: 7,
      days: [0, 0, 0, 0, 0, 0, 0, 7, 0],
      p50: 106,
      p95: 1059,
    });
    expect((await between('2026-03-03', '2026-03-08'))[0]).toMatchObject({ answers: 27, p50: 106, p95: 106 });
    expect(await between('2026-03-03', '2026-03-07')).toEqual([]);
  });

  it('follows what is added to a day, and what is taken away [ADMIN-01]', async () => {
    await keep([{ day: '2026-03-16', outcome: 'rates', bucket: 40, answers: 4 }]);
    await keep([
      { day: '2026-03-16', outcome: 'rates', bucket: 40, answers: 5 },
      { day: '2026-03-16', outcome: 'failed', bucket: 40, answers: 2 },
    ]);
    expect((await between('2026-03-16', '2026-03-22'))[0]).toMatchObject({ answers: 11, failed: 2, p50: 106 });
    await sql`DELETE FROM daily_answers WHERE day = '2026-03-16' AND outcome = 'rates'`.execute(database.staff);
    expect((await between('2026-03-16', '2026-03-22'))[0]).toMatchObject({
      answers: 2,
      failed: 2,
      p50: null,
      p95: null,
    });
  });
});
