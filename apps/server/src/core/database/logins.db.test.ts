import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { z } from 'zod';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDatabase } from './database.ts';
import type { Services } from '../context.ts';
import { addJob, defineJob, handleJob } from '../jobs/define.ts';
import { migrateJobs, startWorker } from '../jobs/worker.ts';
import { loginsOf, type DatabaseLogins } from './logins.ts';
import { checkMigrated, migrate } from './migrate.ts';

let owned: TestDatabase;
beforeAll(async () => {
  owned = await createTestDatabase();
});
afterAll(() => owned.drop());

async function using<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates an owner with its own database for one test. */
async function withOwner(rights: string, work: (url: string) => Promise<void>): Promise<void> {
  const database = await createEmptyDatabase();
  const name = `owner_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = new URL(database.url);
  const url = new URL(database.url);
  url.username = name;
  url.password = 'of-the-owner';
  const made = Object.values(loginsOf(url.href)).map((login) => new URL(login).searchParams.get('user'));
  await using(admin.href, async (client) => {
    await client.query(`CREATE ROLE ${name} LOGIN ${rights} PASSWORD 'of-the-owner'`);
    await client.query(`GRANT waybill_app, waybill_staff, waybill_worker TO ${name} WITH ADMIN OPTION`);
    await client.query(`ALTER DATABASE ${admin.pathname.slice(1)} OWNER TO ${name}`);
    await client.query(`ALTER SCHEMA public OWNER TO ${name}`);
  });
  try {
    await work(url.href);
  } finally {
    await using(admin.href, async (client) => {
      await client.query(`DROP OWNED BY ${name} CASCADE`);
      await client.query(`ALTER DATABASE ${admin.pathname.slice(1)} OWNER TO CURRENT_USER`);
      for (const login of made) await client.query(`DROP ROLE IF EXISTS ${login}`);
      await client.query(`DROP ROLE ${name}`);
    });
    await database.drop();
  }
}

const quiet = { log: () => undefined };

/** Acts as a server that knows only the logins: checks that the database is ready, and runs a job. */
async function runsWithoutOwner(owner: string, logins: DatabaseLogins): Promise<void> {
  const lacks = /^The database lacks the migration \d{4}_\w+\.sql; run "npm run db:migrate" as its owner$/;
  const forget = 'DELETE FROM schema_migrations WHERE name = (SELECT max(name) FROM schema_migrations) RETURNING *';
  const log = pino({ level: 'silent' });
  await migrateJobs(owner, log);
  await checkMigrated(logins);
  const last = await using(owner, async (client) => (await client.query<object>(forget)).rows[0]);
  await expect(checkMigrated(logins)).rejects.toThrow(lacks);
  await using(owner, (client) =>
    client.query('INSERT INTO schema_migrations SELECT * FROM json_populate_record(NULL::schema_migrations, $1)', [
      JSON.stringify(last),
    ]),
  );
  const database = openDatabase(logins, { connections: 1 });
  const ran: string[] = [];
  const job = defineJob('test.without_owner', z.object({}));
  const users = `SELECT DISTINCT usename FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  const handler = handleJob(job, async () => {
    const { rows } = await using(owner, (client) => client.query<{ usename: string }>(users));
    ran.push(...rows.map(({ usename }) => usename));
  });
  try {
    await addJob(database.staff, job, {});
    await startWorker({ database, log, clock: () => new Date() } as Services, logins, [handler], { once: true });
  } finally {
    await database.close();
  }
  const names = new Set(Object.values(logins).map((login) => new URL(login).username));
  expect(ran).toContain(new URL(logins.worker).username);
  expect(ran.filter((name) => !names.has(name))).toEqual([]);
}

describe('the logins of the pools', () => {
  it.each(['account', 'viewed', 'staff'] as const)('cannot take another role: %s [ROLE-08]', async (kind) => {
    const database = openDatabase(owned.url, { connections: 1 });
    const account = '019a0000-0000-7000-8000-000000000001';
    const db = kind === 'staff' ? database.staff : database[kind](account);
    const role = kind === 'staff' ? 'waybill_staff' : 'waybill_app';
    try {
      const { owner, names } = await using(owned.url, async (client) => ({
        owner: client.user ?? '',
        names: (await client.query<{ rolname: string }>('SELECT rolname FROM pg_roles')).rows.map((row) => row.rolname),
      }));
      const run = (text: string) => db.executeQuery(CompiledQuery.raw(text));
      const powers = async () =>
        (await run(`SELECT rolname FROM pg_roles WHERE pg_has_role(current_user, oid, 'MEMBER') ORDER BY rolname`))
          .rows;
      const before = await powers();
      expect(before).toHaveLength(2);
      expect(before).toContainEqual({ rolname: role });
      for (const text of ['RESET ROLE', 'SET ROLE NONE', 'RESET SESSION AUTHORIZATION']) {
        // A refused statement must not have any effect either.
        await run(text).catch(() => undefined);
        expect(await powers()).toEqual(before);
      }
      const own = new Set(before.map((row) => (row as { rolname: string }).rolname));
      for (const name of [owner, ...names.filter((one) => !own.has(one))]) {
        await expect(run(`SET ROLE "${name}"`), name).rejects.toThrow('permission denied');
        await expect(run(`SET SESSION AUTHORIZATION "${name}"`), name).rejects.toThrow('permission denied');
      }
    } finally {
      await database.close();
    }
  });

  it('of the job queue keeps the queue and nothing else [ROLE-08]', async () => {
    await migrateJobs(owned.url, pino({ level: 'silent' }));
    const { owner, names } = await using(owned.url, async (client) => ({
      owner: client.user ?? '',
      names: (await client.query<{ rolname: string }>('SELECT rolname FROM pg_roles')).rows.map((row) => row.rolname),
    }));
    await using(loginsOf(owned.url).worker, async (client) => {
      const powers = `SELECT rolname FROM pg_roles WHERE pg_has_role(session_user, oid, 'MEMBER')`;
      const own = (await client.query<{ rolname: string }>(powers)).rows.map((row) => row.rolname);
      expect(own.filter((name) => name !== client.user)).toEqual(['waybill_worker']);
      await client.query('RESET ROLE');
      await client.query('RESET SESSION AUTHORIZATION');
      for (const name of [owner, ...names.filter((one) => !own.includes(one))])
        await expect(client.query(`SET ROLE "${name}"`), name).rejects.toThrow('permission denied');
      for (const text of [
        'UPDATE accounts SET credit_limit = 1',
        'UPDATE accounts SET margin_bp = 0',
        `UPDATE users SET account_role = 'owner'`,
        `INSERT INTO user_roles (user_id, role, granted_at) VALUES (gen_random_uuid(), 'super_admin', now())`,
        'SELECT FROM shipments',
        'CREATE TABLE planted ()',
        'CREATE TABLE graphile_worker.planted ()',
        `SELECT enqueue_job('planted', '{}', NULL, NULL)`,
      ])
        await expect(client.query(text), text).rejects.toThrow('permission denied');
      await client.query(`SELECT graphile_worker.add_job('test', '{}'::json)`);
      expect((await client.query('DELETE FROM graphile_worker._private_jobs RETURNING 1')).rowCount).toBe(1);
    });
  });

  it('keep the settings that the address of the database names', async () => {
    const database = openDatabase(`${owned.url}?options=-c%20work_mem%3D9MB`, { connections: 1 });
    const run = (text: string) => database.staff.executeQuery(CompiledQuery.raw(text));
    expect((await run('SHOW work_mem')).rows).toEqual([{ work_mem: '9MB' }]);
    expect((await run('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
    await database.close();
  });
});

describe('a database of the operator', () => {
  it('gets its logins from an owner that may create roles, also after the owner’s password changed', async () => {
    await withOwner('CREATEROLE', async (url) => {
      await migrate(url, quiet);
      const changed = new URL(url);
      changed.password = 'another-one';
      await using(owned.url, (client) => client.query(`ALTER ROLE ${changed.username} PASSWORD 'another-one'`));
      await migrate(changed.href, quiet);
      const seen = await using(loginsOf(changed.href).app, (client) =>
        client.query('SELECT count(*)::int AS n FROM accounts'),
      );
      expect(seen.rows).toEqual([{ n: 0 }]);
    });
  });

  it('is refused in one line where the owner may create none, and works with logins that were made for it', async () => {
    await withOwner('', async (url) => {
      await expect(migrate(url, quiet)).rejects.toThrow(/permission denied.*DATABASE_APP_URL/);
      const app = new URL(url);
      app.username = `${app.username}_app`;
      const staff = new URL(url);
      staff.username = `${staff.username}_staff`;
      const worker = new URL(url);
      worker.username = `${worker.username}_worker`;
      const logins = { app: app.href, staff: staff.href, worker: worker.href };
      await using(owned.url, async (client) => {
        await client.query(`CREATE ROLE ${app.username} LOGIN PASSWORD 'of-the-owner' IN ROLE waybill_app`);
        await client.query(`CREATE ROLE ${staff.username} LOGIN PASSWORD 'of-the-owner' IN ROLE waybill_staff`);
        await client.query(`CREATE ROLE ${worker.username} LOGIN PASSWORD 'of-the-owner' IN ROLE waybill_worker`);
      });
      try {
        expect(await migrate(url, { ...quiet, logins })).toEqual([]);
        await runsWithoutOwner(url, logins);
        const database = openDatabase(logins, { connections: 1 });
        await database.ping();
        await database.close();
        await expect(migrate(url, { ...quiet, logins: { ...logins, app: url } })).rejects.toThrow(
          /^DATABASE_APP_URL: the login has other rights than waybill_app \(.*member of waybill_staff/,
        );
      } finally {
        await using(owned.url, (client) =>
          client.query(`DROP ROLE ${app.username}, ${staff.username}, ${worker.username}`),
        );
      }
    });
  });
});
