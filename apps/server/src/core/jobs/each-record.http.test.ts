import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IncidentRow } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { systemContext } from '../context.ts';
import { eachRecord } from './each-record.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const job = 'test.sweep';
const [bad, good] = [0, 1].map(() => ({ account_id: crypto.randomUUID(), id: crypto.randomUUID() }));

/** Runs the job over both records, the bad one first. @returns the ids that were tried */
async function sweep(fails: boolean): Promise<string[]> {
  const tried: string[] = [];
  await eachRecord(systemContext(server.services, job), job, [bad!, good!], async ({ id }) => {
    tried.push(id);
    if (fails && id === bad!.id) throw new Error('duplicate key');
  });
  return tried;
}

describe('a record that a job cannot process', () => {
  it('holds up no other record, is reported to staff, and is tried again after a growing pause', async () => {
    expect(await sweep(true)).toEqual([bad!.id, good!.id]);
    expect(await sweep(true)).toEqual([good!.id]);
    server.clock.advance(60_000);
    expect(await sweep(true)).toEqual([bad!.id, good!.id]);
    // The second pause is twice as long as the first.
    server.clock.advance(60_000);
    expect(await sweep(true)).toEqual([good!.id]);
    const admin = await signInAs(server, { roles: ['super_admin'] });
    const rows = (await admin.get('/api/admin/incidents')).body.data as unknown as IncidentRow[];
    expect(rows).toMatchObject([{ operation: 'job', failure: 'record_failed', occurrences: 2 }]);
  });

  it('is forgotten once it is processed', async () => {
    server.clock.advance(6 * 3_600_000);
    expect(await sweep(false)).toEqual([bad!.id, good!.id]);
    const { staff } = server.services.database;
    expect(await staff.selectFrom('job_failures').select('job').where('job', '=', job).execute()).toEqual([]);
  });
});

/** Jobs by the clock that go through no records of customers one by one, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'api-clients/forget-tokens.ts': 'one statement',
  'carrier-tracking/read.ts': 'an event that fails is set aside by the reader itself',
  'chats/attachments.ts': 'one statement',
  'exceptions/find-by-clock.ts': 'one statement for each kind',
  'figures/fold-figures.ts': 'folds counts by statements',
  'followers/index.ts': 'one statement',
  'imports/forget-files.ts': 'one statement',
  'marketplace/batches/work.ts': 'adds a job for each batch',
  'marketplace/import-orders.ts': 'adds a job for each shop',
  'marketplace/tell-due.ts': 'takes one at a time and holds it for a while, so that one that fails goes last',
  'public-quotes/forget-quotes.ts': 'one statement',
  'session/cleanup.ts': 'one statement for each table',
  'shipments/fold-counts.ts': 'folds counts by statements',
  'staff-carriers/forget-figures.ts': 'one statement',
};

it('each job by the clock goes through its records so that one cannot stop the others', async () => {
  const modules = join(import.meta.dirname, '../../modules');
  const files = (await readdir(modules, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(modules, file), 'utf8')] as const),
  );
  const jobs = texts.filter(([, text]) => /\bcron: '/.test(text));
  expect(jobs.length).toBeGreaterThan(20);
  // The module's own file names the job, a neighbor of it may hold the loop.
  const folderHolds = (file: string) =>
    texts.some(([other, text]) => join(other, '..') === join(file, '..') && text.includes('eachRecord('));
  expect(jobs.map(([file]) => file).filter((file) => !folderHolds(file) && !(file in exempt))).toEqual([]);
});
