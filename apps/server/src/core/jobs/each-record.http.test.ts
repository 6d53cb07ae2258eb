import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** Runs the job over both records, the bad one first. @returns ids of the tried records */
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
    // The second pause is twice as long.
    server.clock.advance(60_000);
    expect(await sweep(true)).toEqual([good!.id]);
    const admin = await signInAs(server, { roles: ['super_admin'] });
    const rows = (await admin.get('/api/admin/incidents')).body.data as unknown as IncidentRow[];
    expect(rows).toMatchObject([{ operation: 'job', failure: 'record_failed', occurrences: 2 }]);
  });

  it('holds up no record of another account that has the same id', async () => {
    const twin = { ...bad!, account_id: crypto.randomUUID() };
    const ctx = systemContext(server.services, job);
    const tried: string[] = [];
    await eachRecord(ctx, job, [bad!, twin], ({ account_id: account }) => Promise.resolve(tried.push(account)));
    expect(tried).toEqual([twin.account_id]);
  });

  it('is forgotten once it is processed', async () => {
    server.clock.advance(6 * 3_600_000);
    expect(await sweep(false)).toEqual([bad!.id, good!.id]);
    const { staff } = server.services.database;
    expect(await staff.selectFrom('job_failures').select('job').where('job', '=', job).execute()).toEqual([]);
  });
});

/** Files whose job loops over something other than customers' records, with the reason. */
const exempt: Readonly<Record<string, string>> = {
  'back-office/audit-trail/seal/seal.ts': 'entries are a chain: one cannot be left out',
  'booking/carrier-requests/notify-operations.ts': 'adds a mail for each reader in one transaction',
  'shipments/carrier-tracking/read.ts': 'an event that fails is set aside by the reader itself',
  'billing/disputes/notify.ts': 'adds a mail for each reader in one transaction',
  'shipments/document-mails/send-mail.ts': 'makes the papers of one mail',
  'booking/exceptions/find-by-clock.ts': 'one statement for each kind, apart',
  'back-office/figures/fold-figures.ts': 'folds counts by statements',
  'shipments/followers/index.ts': 'adds a mail for each reader in one transaction',
  'marketplace/marketplace/import-orders.ts': 'adds a job for each shop, and goes through the pages of one',
  'quoting/public-quotes/forget-quotes.ts': 'one statement for each lot',
  'identity/session/login-changes.ts': 'adds a mail for each owner in one transaction',
  'shipments/shipments/fold-counts.ts': 'folds counts by statements',
};

const loops = /\bfor \(|\bfor await|\bwhile \(|Promise\.all/;

it('each job that loops goes through its records so that one cannot stop the others', async () => {
  const modules = join(import.meta.dirname, '../../modules');
  const files = (await readdir(modules, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  );
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(modules, file), 'utf8')] as const)),
  );
  const named = [...texts].filter(([, text]) => text.includes('handleJob('));
  expect(named.length).toBeGreaterThan(35);
  // The loop may be next to the job, or in the neighbor file with the job's function.
  const places = named.flatMap(([file, text]) => {
    const handlers = [...text.matchAll(/handleJob\(\s*(?:defineJob\([^)]*\)\)|\w+),\s*(\w+)\b/g)].map(
      ([, name]) => name,
    );
    const imported = [...text.matchAll(/import \{([^}]*)\} from '\.\/([\w-]+\.ts)'/g)].flatMap(
      ([, names = '', from = '']) =>
        handlers.some((name) => new RegExp(`\\b${name}\\b`).test(names)) ? [join(dirname(file), from)] : [],
    );
    return [file, ...imported];
  });
  const unguarded = [...new Set(places)].filter((file) => {
    const text = texts.get(file) ?? '';
    return loops.test(text) && !text.includes('eachRecord(');
  });
  expect(unguarded.filter((file) => !(file in exempt))).toEqual([]);
  // An exemption without a loop would hide a later one.
  expect(Object.keys(exempt).filter((file) => !unguarded.includes(file))).toEqual([]);
});
