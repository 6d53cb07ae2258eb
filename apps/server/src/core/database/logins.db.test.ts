import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDatabase } from './database.ts';
import { loginsOf } from './logins.ts';
import { migrate } from './migrate.ts';

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

/** An owner of a database of its own, made for one test. */
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
    await client.query(`GRANT waybill_app, waybill_staff TO ${name} WITH ADMIN OPTION`);
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
        // What is refused takes nothing either.
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
      const logins = { app: app.href, staff: staff.href };
      await using(owned.url, async (client) => {
        await client.query(`CREATE ROLE ${app.username} LOGIN PASSWORD 'of-the-owner' IN ROLE waybill_app`);
        await client.query(`CREATE ROLE ${staff.username} LOGIN PASSWORD 'of-the-owner' IN ROLE waybill_staff`);
      });
      try {
        expect(await migrate(url, { ...quiet, logins })).toEqual([]);
        const database = openDatabase(logins, { connections: 1 });
        await database.ping();
        await database.close();
        await expect(migrate(url, { ...quiet, logins: { app: url, staff: staff.href } })).rejects.toThrow(
          /^DATABASE_APP_URL: the login has other rights than waybill_app \(.*member of waybill_staff/,
        );
      } finally {
        await using(owned.url, (client) => client.query(`DROP ROLE ${app.username}, ${staff.username}`));
      }
    });
  });
});
