import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { openDatabase, type Database } from './database/database.ts';
import { consume, deleteOldCounters, forget, giveBack, type Limit } from './limits.ts';
import { Refusal } from './refusal.ts';

let owned: TestDatabase;
let database: Database;
beforeAll(async () => {
  owned = await createTestDatabase();
  database = openDatabase(owned.url, { connections: 4 });
});
beforeEach(() => database.staff.deleteFrom('rate_limits').execute());
afterAll(async () => {
  await database.close();
  await owned.drop();
});

const twice: Limit = { name: 'probe', key: 'ana@harbor.example', points: 2, seconds: 60 };

async function refusalOf(limit: Limit): Promise<Refusal> {
  const error = await consume({ database }, limit).catch((thrown: unknown) => thrown);
  if (!(error instanceof Refusal)) throw new Error('It was not refused');
  return error;
}

it('counts down, then refuses and says when to come back', async () => {
  expect(await consume({ database }, twice)).toEqual({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '1' });
  expect(await consume({ database }, twice)).toEqual({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '0' });
  const { code, problems, headers } = await refusalOf(twice);
  expect([code, problems]).toEqual(['too_many_attempts', []]);
  const wait = Number(headers['retry-after']);
  expect(wait > 0 && wait <= 60).toBe(true);
  expect(headers).toMatchObject({ 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '0' });
  expect(Math.abs(Number(headers['x-ratelimit-reset']) - Date.now() / 1000 - wait)).toBeLessThan(5);
});

it('reports an error for the field if there is one', async () => {
  const limit: Limit = { ...twice, points: 0, field: 'email' };
  expect((await refusalOf(limit)).problems).toEqual([
    { field: 'email', code: 'too_many_tries', params: { seconds: expect.any(Number), minutes: 1 } },
  ]);
  expect((await refusalOf({ ...limit, says: 'too_many_logins' })).problems[0]?.code).toBe('too_many_logins');
});

it('keeps names and keys apart, and no key in the clear', async () => {
  await consume({ database }, twice);
  await consume({ database }, { ...twice, name: 'other' });
  await consume({ database }, { ...twice, key: 'eva@harbor.example' });
  const rows = await database.staff.selectFrom('rate_limits').select(['key', 'points']).execute();
  expect(rows.map(({ points }) => points)).toEqual([1, 1, 1]);
  expect(JSON.stringify(rows)).not.toContain('harbor');
});

it('lets through exactly as many as it may of many at once', async () => {
  const all = await Promise.allSettled(
    Array.from({ length: 12 }, () => consume({ database }, { ...twice, points: 5 })),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('counts all addresses of an IPv6 customer as one, and each IPv4 address', async () => {
  const use = (key: string) => consume({ database }, { ...twice, key });
  await use('2001:db8:0:7::1');
  expect((await use('2001:DB8:0:7:ffff::2'))['x-ratelimit-remaining']).toBe('0');
  expect((await use('2001:db8:0:8::1'))['x-ratelimit-remaining']).toBe('1');
  await use('203.0.113.7');
  expect((await use('::ffff:203.0.113.7'))['x-ratelimit-remaining']).toBe('0');
  expect((await use('203.0.113.8'))['x-ratelimit-remaining']).toBe('1');
});

it('gives one back, and forgets all', async () => {
  await consume({ database }, twice);
  await giveBack({ database }, twice);
  expect((await consume({ database }, twice))['x-ratelimit-remaining']).toBe('1');
  await forget({ database }, twice);
  expect((await consume({ database }, twice))['x-ratelimit-remaining']).toBe('1');
});

it('allows uses again after the window, and its counter can be deleted', async () => {
  await consume({ database }, { ...twice, points: 1 });
  await database.staff
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .execute();
  expect((await consume({ database }, { ...twice, points: 1 }))['x-ratelimit-remaining']).toBe('0');
  await deleteOldCounters({ database });
  expect(await database.staff.selectFrom('rate_limits').select('key').execute()).toHaveLength(1);
  await database.staff
    .updateTable('rate_limits')
    .set({ expire: Date.now() - 1 })
    .execute();
  await deleteOldCounters({ database });
  expect(await database.staff.selectFrom('rate_limits').select('key').execute()).toHaveLength(0);
});
