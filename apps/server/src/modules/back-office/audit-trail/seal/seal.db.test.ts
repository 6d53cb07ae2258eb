import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAudit, type AuditFields } from '../../../../core/audit.ts';
import { systemContext, type Context } from '../../../../core/context.ts';
import { newId } from '../../../../core/ids.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { houseChain } from './chain.ts';
import { sealTrail } from './seal.ts';
import { verifyTrail } from './verify.ts';

let server: TestServer;
let owner: pg.Client;
let ctx: Context;
const harbor = newId();
const quarry = newId();

beforeEach(async () => {
  server = await startTestServer();
  ctx = systemContext(server.services, 'test');
  owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await server.close();
});

/** Writes an entry in its own transaction. @returns its id */
async function write(
  accountId: string | null,
  subjectId: string,
  after: AuditFields = { name: 'Blue' },
): Promise<string> {
  await ctx.db
    .transaction()
    .execute((tx) =>
      writeAudit({ ...ctx, accountId }, tx, 'address.updated', { subject: 'address', subjectId, after }),
    );
  const { rows } = await owner.query<{ id: string }>('SELECT id FROM audit_entries WHERE subject_id = $1', [subjectId]);
  return rows[0]?.id ?? '';
}

/** Seals until `count` more entries are sealed. Writes of other tests in the same cluster can delay this briefly. */
async function seal(count: number): Promise<void> {
  let sealed = 0;
  while (sealed < count) sealed += await sealTrail(ctx);
  expect(sealed).toBe(count);
}

/** Writes and seals six entries: three of one account, two of another, one of the house. */
async function sealedSix(): Promise<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f', string>> {
  const entries = {
    a: await write(harbor, 'a'),
    b: await write(quarry, 'b'),
    c: await write(harbor, 'c'),
    d: await write(null, 'd'),
    e: await write(harbor, 'e'),
    f: await write(quarry, 'f'),
  };
  await seal(6);
  return entries;
}

/** Tampers as an owner of the database can: disables the guard trigger first. */
async function tamper(sql: string, values: readonly unknown[] = []): Promise<void> {
  for (const table of ['audit_entries', 'audit_seals', 'audit_seal_runs'])
    await owner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  const { rowCount } = await owner.query(sql, [...values]);
  expect(rowCount).toBeGreaterThan(0);
}

const waiting = async () => (await verifyTrail(ctx)).waiting;
const found = async () => (await verifyTrail(ctx)).damage;

describe('sealing', () => {
  it('hangs each entry into the chain of its account, and those of no account into the chain of the house', async () => {
    const { a, b, c, d, e, f } = await sealedSix();
    const { rows } = await owner.query<{ chain: string; position: number; entry_id: string }>(
      'SELECT chain, position::int, entry_id FROM audit_seals ORDER BY chain, position',
    );
    const of = (chain: string) => rows.filter((row) => row.chain === chain).map((row) => [row.position, row.entry_id]);
    expect(of(harbor)).toEqual([
      [1, a],
      [2, c],
      [3, e],
    ]);
    expect(of(quarry)).toEqual([
      [1, b],
      [2, f],
    ]);
    expect(of(houseChain)).toEqual([[1, d]]);
    expect(await verifyTrail(ctx)).toMatchObject({ sealed: 6, chains: 3, waiting: 0, damage: [] });
  });

  it('goes on where it left off and seals nothing twice', async () => {
    await sealedSix();
    expect(await sealTrail(ctx)).toBe(0);
    await write(harbor, 'g');
    await Promise.all([sealTrail(ctx), sealTrail(ctx), sealTrail(ctx)]);
    await seal(await waiting());
    expect(await verifyTrail(ctx)).toMatchObject({ sealed: 7, damage: [] });
  });

  it('takes more than one transaction when there is more', async () => {
    await ctx.db.transaction().execute((tx) =>
      writeAudit(
        ctx,
        tx,
        'import.run',
        Array.from({ length: 2_500 }, (_, row) => ({ subject: 'address', subjectId: `row ${row}`, accountId: harbor })),
      ),
    );
    await seal(2_500);
    expect(await verifyTrail(ctx)).toMatchObject({ sealed: 2_500, chains: 1, damage: [] });
  });

  it('waits for a transaction that started earlier and commits later, without blocking writers', async () => {
    await owner.query('BEGIN');
    await owner.query(
      `INSERT INTO audit_entries (id, at, actor_kind, actor_label, action, subject_type, subject_id, request_id)
       VALUES ($1, now(), 'system', 'slow', 'address.updated', 'address', 'slow', 'r')`,
      [newId()],
    );
    // Writes continue while the seal waits for the slow transaction.
    await write(harbor, 'quick');
    expect(await sealTrail(ctx)).toBe(0);
    await owner.query('COMMIT');
    await seal(2);
    expect(await found()).toEqual([]);
  });

  it('goes on in a database that was put back into a cluster whose transactions are counted from the beginning', async () => {
    await sealedSix();
    await tamper(`UPDATE audit_seal_runs SET until_write = '9000000000000000000'`);
    const late = await write(harbor, 'late');
    await seal(1);
    const { rows } = await owner.query('SELECT chain, position::int FROM audit_seals WHERE entry_id = $1', [late]);
    expect(rows).toEqual([{ chain: harbor, position: 4 }]);
  });
});

describe('the trail', () => {
  it('is append only, even for the owner of the database', async () => {
    await sealedSix();
    for (const table of ['audit_entries', 'audit_seals', 'audit_seal_runs']) {
      await expect(owner.query(`DELETE FROM ${table}`)).rejects.toThrow('append only');
      await expect(owner.query(`TRUNCATE ${table}`)).rejects.toThrow('append only');
    }
    await expect(owner.query(`UPDATE audit_entries SET action = 'x'`)).rejects.toThrow('append only');
  });

  it('cannot be changed by the roles the server works as, and they cannot say which transaction wrote [ROLE-07]', async () => {
    await sealedSix();
    for (const role of ['waybill_app', 'waybill_staff']) {
      await owner.query(`SET ROLE ${role}`);
      await expect(owner.query('DELETE FROM audit_entries')).rejects.toThrow('permission denied');
      await expect(owner.query(`UPDATE audit_seals SET position = 9`)).rejects.toThrow('permission denied');
      await expect(
        owner.query(
          `INSERT INTO audit_entries (id, at, actor_kind, actor_label, action, subject_type, request_id, written_by)
           VALUES (gen_random_uuid(), now(), 'system', 'x', 'x', 'x', 'x', '1')`,
        ),
      ).rejects.toThrow('permission denied');
      await owner.query('RESET ROLE');
    }
  });
});

describe('tampering is found', () => {
  it('a changed entry', async () => {
    const { c } = await sealedSix();
    await tamper(`UPDATE audit_entries SET after = '{"name": "Red"}' WHERE id = $1`, [c]);
    expect(await found()).toEqual([{ kind: 'entry_changed', chain: harbor, position: 2, entry: c }]);
  });

  it.each([
    ['when', `at = at - interval '1 microsecond'`],
    ['who', `actor_label = 'somebody else'`],
    ['to whom', `account_id = NULL`],
    ['what', `subject_id = 'other'`],
  ])('a change of %s', async (_what, change) => {
    const { b } = await sealedSix();
    await tamper(`UPDATE audit_entries SET ${change} WHERE id = $1`, [b]);
    expect(await found()).toEqual([{ kind: 'entry_changed', chain: quarry, position: 1, entry: b }]);
  });

  it('a removed entry', async () => {
    const { e } = await sealedSix();
    await tamper('DELETE FROM audit_entries WHERE id = $1', [e]);
    expect(await found()).toEqual([{ kind: 'entry_removed', chain: harbor, position: 3, entry: e }]);
  });

  it('an entry that was put in behind the seals', async () => {
    const { a } = await sealedSix();
    const forged = newId();
    await tamper(
      `INSERT INTO audit_entries (id, account_id, at, actor_kind, actor_label, action, subject_type, request_id, written_by)
       SELECT $1, account_id, at, actor_kind, actor_label, action, subject_type, request_id, written_by
       FROM audit_entries WHERE id = $2`,
      // A forger would choose an older id.
      [forged.replace(/^.{8}/, '00000000'), a],
    );
    expect(await found()).toEqual([
      { kind: 'entry_inserted', chain: harbor, position: null, entry: forged.replace(/^.{8}/, '00000000') },
    ]);
  });

  it('two entries that changed places', async () => {
    const { a, e } = await sealedSix();
    await tamper(
      `UPDATE audit_entries t SET subject_id = o.subject_id, after = o.after, at = o.at
       FROM audit_entries o WHERE (t.id = $1 AND o.id = $2) OR (t.id = $2 AND o.id = $1)`,
      [a, e],
    );
    expect((await found()).map(({ kind, entry }) => [kind, entry])).toEqual([
      ['entry_changed', a],
      ['entry_changed', e],
    ]);
  });

  it('two seals that changed places', async () => {
    const { c, e } = await sealedSix();
    await owner.query('ALTER TABLE audit_seals DROP CONSTRAINT audit_seals_pkey');
    await tamper('UPDATE audit_seals SET position = 5 - position WHERE entry_id IN ($1, $2)', [c, e]);
    expect((await found()).map(({ kind, chain, entry }) => [kind, chain, entry])).toEqual([
      ['seal_changed', harbor, e],
      ['seal_changed', harbor, c],
      ['seal_changed', harbor, null],
    ]);
  });

  it('a removed seal, in the middle of its chain and at the end', async () => {
    const { c, f } = await sealedSix();
    await tamper('DELETE FROM audit_seals WHERE entry_id IN ($1, $2)', [c, f]);
    const told = (await found()).map(({ kind, chain, position, entry }) => [kind, chain, position ?? entry]);
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        ['seal_removed', harbor, 2],
        ['seal_removed', harbor, c],
        ['seal_removed', quarry, 2],
        ['seal_removed', quarry, f],
      ]),
    );
  });

  it('an entry that is removed together with its seal', async () => {
    const { f } = await sealedSix();
    await tamper('DELETE FROM audit_entries WHERE id = $1', [f]);
    await tamper('DELETE FROM audit_seals WHERE entry_id = $1', [f]);
    expect(await found()).toEqual([{ kind: 'seal_removed', chain: quarry, position: 2, entry: null }]);
  });

  it('a removed run', async () => {
    await sealedSix();
    await write(harbor, 'g');
    await seal(1);
    await tamper('DELETE FROM audit_seal_runs WHERE run = 1');
    expect(await found()).toContainEqual({ kind: 'run_removed', chain: null, position: 1, entry: null });
  });

  it('a rewritten end of the chain, by a head stored outside the database', async () => {
    await sealedSix();
    const g = await write(harbor, 'g');
    await seal(1);
    const { head } = await verifyTrail(ctx);
    expect((await verifyTrail(ctx, head)).damage).toEqual([]);
    await tamper('DELETE FROM audit_seals WHERE run = 2');
    await tamper('DELETE FROM audit_seal_runs WHERE run = 2');
    await tamper(`UPDATE audit_entries SET after = NULL WHERE id = $1`, [g]);
    await seal(1);
    expect((await verifyTrail(ctx, head)).damage).toEqual([
      { kind: 'head_lost', chain: null, position: 2, entry: null },
    ]);
  });
});
