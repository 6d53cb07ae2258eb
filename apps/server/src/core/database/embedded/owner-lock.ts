import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { EmbeddedPostgresError } from './error.ts';

const lockKey = 0x5761_7962;
const nameOf = (pid: string | number) => `waybill-owner-${pid}`;

/**
 * Claims a running server for this process with a lock that the server releases when the process dies.
 * @throws EmbeddedPostgresError when another running Waybill has it.
 */
export async function claim(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: nameOf(process.pid), keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  // An owner that was just killed, or its npm, needs a moment to exit.
  for (let tries = 0; tries < 100; tries += 1) {
    const { rows } = await client.query<{ ours: boolean }>('SELECT pg_try_advisory_lock($1) AS ours', [lockKey]);
    if (rows[0]?.ours === true) return client;
    await sleep(50);
  }
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid) WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [lockKey],
  );
  await client.end();
  const holder = /^waybill-owner-(\d+)$/.exec(rows[0]?.name ?? '')?.[1];
  throw new EmbeddedPostgresError(
    `The data folder ${dataDir} is in use by another Waybill${holder === undefined ? '' : ` (process ${holder})`}; stop it or set DATA_DIR to another folder`,
  );
}

/** Whether a running Waybill has claimed the server. */
export async function isHeld(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND granted`,
      [lockKey],
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}
