import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startRunDatabase } from '../measure/database.ts';
import { addressFile, startImportSite } from '../bench/import/import-site.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';

/** Waits until the database has noticed that the killed server is gone. */
async function untilLeft(owner: pg.Client): Promise<void> {
  for (let looks = 0; looks < 600; looks += 1) {
    const { rows } = await owner.query<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity WHERE application_name IN ('waybill_app', 'waybill_staff')`,
    );
    if (rows[0]?.count === 0) return;
    await sleep(100);
  }
  throw new Error('The killed server still has connections');
}

type Left = { readonly state: string; readonly rows: number; readonly audited: number };

/** What an upload has left behind: its state, its rows and its entries in the audit trail. */
async function leftBy(owner: pg.Client, id: string): Promise<Left> {
  const { rows } = await owner.query<Left>(
    `SELECT state, (SELECT count(*)::int FROM addresses a WHERE a.import_id = i.id) AS rows,
       (SELECT count(*)::int FROM audit_entries e WHERE e.subject_id = i.id::text AND e.action = 'address.imported') AS audited
     FROM imports i WHERE id = $1`,
    [id],
  );
  const [left] = rows;
  if (left === undefined) throw new Error('The upload itself is gone');
  return left;
}

async function* kill(url: string, owner: pg.Client, { seed, random, smoke, note }: Conditions): AsyncGenerator<Figure> {
  const rows = smoke ? 300 : 10_000;
  const kills = smoke ? 1 : 20;
  const counted = { killed: 0, half: 0, none: 0, all: 0 };
  let usual = smoke ? 100 : 600;
  for (let round = 0; round < kills; round += 1) {
    const site = await startImportSite(url);
    const { id } = await site.upload(addressFile(rows, random));
    const began = performance.now();
    const committing = site.commit(id).then(
      () => true,
      () => false,
    );
    const wait = sleep(random() * usual).then(() => null);
    const first = await Promise.race([committing, wait]);
    await site.stop();
    if (first === null) counted.killed += 1;
    // A commit that was quicker tells how long one takes.
    else usual = performance.now() - began;
    await untilLeft(owner);
    const left = await leftBy(owner, id);
    const none = left.state === 'checked' && left.rows === 0 && left.audited === 0;
    const all = left.state === 'imported' && left.rows === rows && left.audited === 1;
    counted.none += Number(none);
    counted.all += Number(all);
    counted.half += Number(!none && !all);
    note(`round ${round + 1}: ${left.state}, ${left.rows} rows, ${left.audited} audit entries`);
  }
  note(`${counted.none} left nothing, ${counted.all} left everything`);
  yield absolute({ name: 'servers killed in a commit', unit: 'servers', seed }, counted.killed, 'at least', kills / 2);
  yield absolute({ name: 'uploads that went in by half', unit: 'uploads', seed }, counted.half, 'at most', 0);
}

/** Kills the server while the rows of an upload go in: all of them are there afterwards, or none. */
export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const database = await startRunDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  try {
    await owner.connect();
    yield* kill(database.url, owner, conditions);
  } finally {
    await owner.end();
    await database.stop();
  }
}
