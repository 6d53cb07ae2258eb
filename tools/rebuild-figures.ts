// Makes the daily figures of the staff's dashboard and reports anew from the records themselves, in one transaction: whoever
// reads meanwhile sees those that were there. With --check only tells whether they are the same; then nothing is changed.
import pg from 'pg';
import { loginsFrom } from '../apps/server/src/core/database/logins.ts';
import { checkMigrated } from '../apps/server/src/core/database/migrate.ts';
import { runOnDatabase } from './database/by-hand.ts';

const fingerprint = `
  SELECT md5(coalesce(string_agg(line, '|' ORDER BY line), '')) AS text, count(*)::int AS rows FROM (
    SELECT figures::text AS line FROM daily_figures AS figures
    WHERE (asked, rated, tried, won, booked, revenue, costed, cost, delivered, promised, on_time, billed, adjusted,
      adjusted_amount, owing, owed, owed_disputed) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    UNION ALL SELECT answers::text FROM daily_answers AS answers WHERE answers.answers <> 0
    UNION ALL SELECT sums::text FROM daily_carrier_answers AS sums WHERE sums.answers <> 0
    UNION ALL SELECT sums::text FROM weekly_answers AS sums WHERE sums.answers <> 0
  ) AS lines`;

async function rebuild(url: string, check: boolean): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    while ((await client.query<{ taken: number }>('SELECT fold_figures(20000) AS taken')).rows[0]?.taken !== 0);
    const kept = (await client.query<{ text: string; rows: number }>(fingerprint)).rows[0];
    await client.query('SELECT rebuild_figures()');
    const made = (await client.query<{ text: string; rows: number }>(fingerprint)).rows[0];
    const same = kept?.text === made?.text;
    await client.query(check ? 'ROLLBACK' : 'COMMIT');
    console.log(`${made?.rows ?? 0} figures, ${same ? 'the same as were kept' : 'others than were kept'}.`);
    return check && !same ? 1 : 0;
  } finally {
    await client.end();
  }
}

await runOnDatabase(async (from) => {
  const logins = loginsFrom(from);
  await checkMigrated(logins);
  return rebuild(logins.staff, process.argv.includes('--check'));
});
