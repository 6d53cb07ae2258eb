import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { changed, runCommand, unchanged } from './command.ts';
import { systemContext, type Context } from './context.ts';
import { newId } from './ids.ts';
import { addJob, defineJob, handleJob } from './jobs/define.ts';
import { startWorker } from './jobs/worker.ts';

let server: TestServer;
let ctx: Context;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => {
  ctx = systemContext(server.services, 'test');
});
afterAll(() => server.close());

const account = (id: string) => ({ id, name: 'Harbor Tools', created_at: server.clock() });
const rowsOf = async (id: string) => ({
  accounts: (await ctx.db.selectFrom('accounts').select('id').where('id', '=', id).execute()).length,
  entries: await ctx.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_kind', 'actor_label', 'after'])
    .where('subject_id', '=', id)
    .execute(),
});

describe('a command', () => {
  it('commits its write together with its audit entry', async () => {
    const id = newId();
    const answer = await runCommand(ctx, 'account.created', async (tx) => {
      await tx.insertInto('accounts').values(account(id)).execute();
      return changed('done', { subject: 'account', subjectId: id, after: { name: 'Harbor Tools' } });
    });
    expect(answer).toBe('done');
    expect(await rowsOf(id)).toEqual({
      accounts: 1,
      entries: [
        { action: 'account.created', actor_kind: 'system', actor_label: 'test', after: { name: 'Harbor Tools' } },
      ],
    });
  });

  it('that says nothing changed leaves no trace, whatever it wrote', async () => {
    const id = newId();
    const answer = await runCommand(ctx, 'account.created', async (tx) => {
      await tx.insertInto('accounts').values(account(id)).execute();
      return unchanged('nothing');
    });
    expect(answer).toBe('nothing');
    expect(await rowsOf(id)).toEqual({ accounts: 0, entries: [] });
  });

  it('that fails leaves neither row, nor entry, nor job', async () => {
    const id = newId();
    const job = defineJob('test.never', z.object({}));
    const ran: string[] = [];
    const failing = runCommand(ctx, 'account.created', async (tx) => {
      await tx.insertInto('accounts').values(account(id)).execute();
      await addJob(tx, job, {});
      throw new Error('the verb failed');
    });
    await expect(failing).rejects.toThrow('the verb failed');
    await startWorker(server.services, server.databaseUrl, [handleJob(job, async () => void ran.push('never'))], {
      once: true,
    });
    expect({ ...(await rowsOf(id)), ran }).toEqual({ accounts: 0, entries: [], ran: [] });
  });

  it('that commits has its job run, with the payload it was given', async () => {
    const job = defineJob('test.once', z.object({ number: z.int() }));
    const ran: number[] = [];
    await runCommand(ctx, 'test.done', async (tx) => {
      await addJob(tx, job, { number: 42 });
      return changed(null, { subject: 'test', subjectId: null });
    });
    await startWorker(
      server.services,
      server.databaseUrl,
      [handleJob(job, async (_, { number }) => void ran.push(number))],
      { once: true },
    );
    expect(ran).toEqual([42]);
  });
});

describe('the account of a connection', () => {
  it('is never that of an earlier caller, however many take turns', async () => {
    const ids = Array.from({ length: 5 }, newId);
    for (const id of ids) await ctx.db.insertInto('accounts').values(account(id)).execute();
    const turns = Array.from({ length: 60 }, (_, turn) => ids[turn % ids.length] ?? '');
    const seen = await Promise.all(
      turns.map(async (id) =>
        (await server.services.database.account(id).selectFrom('accounts').select('id').execute()).map((row) => row.id),
      ),
    );
    expect(seen).toEqual(turns.map((id) => [id]));
  });
});
