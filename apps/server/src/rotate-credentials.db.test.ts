import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from './core/context.ts';
import { newId } from './core/ids.ts';
import { readKeyRing } from './core/secrets/key-ring.ts';
import { seal, unseal } from './core/secrets/seal.ts';
import { rotateCredentials } from './rotate-credentials.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const key = () => randomBytes(32).toString('base64');
const [older, newer] = [`older:${key()}`, `newer:${key()}`];
const both = readKeyRing(`${newer},${older}`);
let server: TestServer;
let services: Services;
let carriers: string[];

async function connect(ring: ReturnType<typeof readKeyRing> | null, text = '{"clientSecret":"blue harbor"}') {
  const id = newId();
  const sealed = ring && seal(ring, id, text);
  await services.database.staff
    .insertInto('carrier_connections')
    .values({
      id,
      carrier_id: carriers.pop() ?? '',
      adapter: 'any',
      environment: 'sandbox',
      liability: '{}',
      sealed: sealed?.bytes ?? null,
      key_id: sealed?.keyId ?? null,
      created_at: server.clock(),
      updated_at: server.clock(),
    })
    .execute();
  return id;
}
const kept = async (id: string) => {
  const row = await services.database.staff
    .selectFrom('carrier_connections')
    .select(['sealed', 'key_id', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { keyId: row.key_id ?? '', bytes: row.sealed ?? Buffer.alloc(0), updated: row.updated_at };
};

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  services = { ...server.services, outside: { ...server.services.outside, keys: both } };
  carriers = (await services.database.staff.selectFrom('carriers').select('id').execute()).map(({ id }) => id);
});
afterAll(() => server.close());

describe('rotating the key of credentials', () => {
  it('wraps them with the current key, after which the old one is not needed; again does nothing', async () => {
    const moved = await connect(readKeyRing(older));
    await connect(readKeyRing(newer));
    await connect(null);
    expect(await rotateCredentials(services)).toEqual({ rewrapped: 1, current: 1, failed: [] });
    const after = await kept(moved);
    expect(after.keyId).toBe('newer');
    expect(unseal(readKeyRing(newer), moved, after)).toBe('{"clientSecret":"blue harbor"}');
    // Tokens and opened credentials are cached by this instant, and a rotation does not change them.
    expect(after.updated).toEqual(server.clock());
    expect(await rotateCredentials(services)).toEqual({ rewrapped: 0, current: 2, failed: [] });
  });

  it('names those whose key is not set, and goes on with the others', async () => {
    const lost = await connect(readKeyRing(`lost:${key()}`));
    const moved = await connect(readKeyRing(older));
    expect(await rotateCredentials(services)).toEqual({ rewrapped: 1, current: 2, failed: [lost] });
    expect((await kept(lost)).keyId).toBe('lost');
    expect((await kept(moved)).keyId).toBe('newer');
  });

  it('twice at the same time rewraps each once', async () => {
    const ids = [await connect(readKeyRing(older)), await connect(readKeyRing(older))];
    const [one, other] = await Promise.all([rotateCredentials(services), rotateCredentials(services)]);
    expect((one.rewrapped ?? 0) + (other.rewrapped ?? 0)).toBe(2);
    for (const id of ids) expect(unseal(readKeyRing(newer), id, await kept(id))).toContain('blue harbor');
  });
});
