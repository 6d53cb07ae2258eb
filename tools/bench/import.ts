// Bringing addresses in from a CSV file against PostgreSQL's own COPY of the same rows into the same table, and the
// memory of taking many out.
import { join } from 'node:path';
import pg from 'pg';
import { startRunDatabase } from '../measure/database.ts';
import { absolute, relative, type Figure } from '../measure/figure.ts';
import { alternate, median } from '../measure/rounds.ts';
import type { Conditions } from '../measure/runner.ts';
import { addressFile, startImportSite, type ImportSite } from './import/import-site.ts';

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

/** Where COPY reads the rows from: a file of the server, in its own folder. */
const rowsFile = 'bench-rows';

async function empty(owner: pg.Client): Promise<void> {
  await owner.query('TRUNCATE addresses, import_changes, import_rows, imports');
}

async function* compare(
  site: ImportSite,
  owner: pg.Client,
  { random, smoke, seed, note }: Conditions,
): AsyncGenerator<Figure> {
  const rows = smoke ? 300 : 10_000;
  const file = addressFile(rows, random);
  const previews: number[] = [];
  const commits: number[] = [];
  const ours = async () => {
    await empty(owner);
    let id = '';
    const preview = await secondsOf(async () => {
      const seen = await site.upload(file);
      if (seen.good !== rows) throw new Error(`${seen.good} of ${rows} rows are good`);
      id = seen.id;
    });
    const commit = await secondsOf(async () => {
      const { result } = await site.commit(id);
      if (result?.added !== rows) throw new Error(`${result?.added} of ${rows} rows went in`);
    });
    previews.push(preview);
    commits.push(commit);
    note(`preview ${preview.toFixed(2)} s, commit ${commit.toFixed(2)} s`);
    await owner.query(`COPY addresses TO '${await placeOf(owner)}'`);
    return commit;
  };
  const copy = async () => {
    await empty(owner);
    const seconds = await secondsOf(async () => owner.query(`COPY addresses FROM '${await placeOf(owner)}'`));
    const { rows: counted } = await owner.query<{ count: number }>('SELECT count(*)::int FROM addresses');
    if (counted[0]?.count !== rows) throw new Error(`COPY put ${counted[0]?.count} of ${rows} rows in`);
    note(`COPY ${seconds.toFixed(2)} s`);
    return seconds;
  };
  const measured = await alternate(smoke ? 1 : 7, ours, copy);
  yield relative({ name: `commit of ${rows} rows against COPY`, unit: 's', seed }, measured, 'at most', 4);
  yield absolute({ name: `preview of ${rows} rows`, unit: 's', seed }, median(previews), 'at most', 3);
  yield absolute({ name: `commit of ${rows} rows`, unit: 's', seed }, median(commits), 'at most', 10);
}

async function placeOf(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ data_directory: string }>('SHOW data_directory');
  return join(rows[0]?.data_directory ?? '', rowsFile);
}

const many = `
  INSERT INTO addresses (account_id, id, company, street_lines, city, state, postal_code, country, site_type, search_text,
    match_key, contact_first_name, contact_last_name, email, phone, created_at, updated_at)
  SELECT $1::uuid, gen_random_uuid(), 'Depot ' || n, ARRAY[n || ' Pine Street', 'Door 4'], 'Burlington', 'VT', '05401',
    'US', 'business', 'depot ' || n || ' pine street burlington', 'depot' || n || '|' || n || 'pinest|05401', 'Nora',
    'Lindgren', 'dock' || n || '@maplekiln.example', '(802) 555-0119', now(), now()
  FROM generate_series(1, $2::int) AS n`;

async function* memory(site: ImportSite, owner: pg.Client, { smoke, seed, note }: Conditions): AsyncGenerator<Figure> {
  const rows = smoke ? 3000 : 100_000;
  await empty(owner);
  await owner.query(many, [site.account, rows]);
  await owner.query('VACUUM ANALYZE addresses');
  // The first one also loads what any first request does.
  await site.export();
  const before = await site.memory('begin');
  let bytes = 0;
  const seconds = await secondsOf(async () => {
    bytes = await site.export();
  });
  const extra = ((await site.memory('end')) - before) / 1024 ** 2;
  if (bytes < rows * 80) throw new Error(`The export has only ${bytes} bytes`);
  note(`${bytes} bytes in ${seconds.toFixed(2)} s`);
  yield absolute({ name: `extra memory of an export of ${rows} rows`, unit: 'MB', seed }, extra, 'at most', 50);
}

export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const database = await startRunDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  let site: ImportSite | null = null;
  try {
    await owner.connect();
    site = await startImportSite(database.url);
    yield* compare(site, owner, conditions);
    yield* memory(site, owner, conditions);
  } finally {
    await site?.stop();
    await owner.end();
    await database.stop();
  }
}
