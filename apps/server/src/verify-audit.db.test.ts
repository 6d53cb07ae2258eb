import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPerson, signIn, accountIdOf } from './testing/people.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import { ordinaryAddress } from './testing/address.ts';
import { verifyAudit } from './verify-audit.ts';

let server: TestServer;
let accountId: string;

beforeAll(async () => {
  server = await startTestServer();
  const owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  accountId = await accountIdOf(owner);
  await owner.post('/api/addresses', ordinaryAddress);
});
afterAll(() => server.close());

/** Output once everything is sealed. Writes of other tests in the same cluster can delay this briefly. */
async function toldWhenSealed(): Promise<Awaited<ReturnType<typeof verifyAudit>>> {
  for (;;) {
    await server.runCron('audit.seal');
    const told = await verifyAudit(server.services, null);
    if (told.lines.at(-1)?.includes(' 0 not sealed')) return told;
  }
}

it('says that the trail is intact, and then names entry, account and what was done to it', async () => {
  const before = await toldWhenSealed();
  expect(before.intact).toBe(true);
  expect(before.lines).toHaveLength(1);
  expect(before.lines[0]).toMatch(
    /^The audit trail is intact: \d+ sealed entries in \d+ chains, 0 not sealed yet\. Head: \d+:[0-9a-f]{64}$/,
  );

  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query('ALTER TABLE audit_entries DISABLE TRIGGER USER');
  const { rows } = await database.query<{ id: string }>(
    `UPDATE audit_entries SET after = '{}' WHERE action = 'address.created' RETURNING id`,
  );
  await database.end();

  const after = await verifyAudit(server.services, null);
  expect(after.intact).toBe(false);
  expect(after.lines[0]).toContain('entry_changed');
  expect(after.lines[0]).toContain(`Harbor Tools (${accountId})`);
  expect(after.lines[0]).toContain(rows[0]?.id);
});
