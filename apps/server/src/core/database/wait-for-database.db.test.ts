import net from 'node:net';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { freePort } from './embedded/launch.ts';
import { DatabaseDownError, waitForDatabase } from './wait-for-database.ts';

it('goes on once the database answers, and says once that it waits', async () => {
  const owned = await createTestDatabase();
  const target = new URL(owned.url);
  const port = await freePort();
  const url = new URL(owned.url);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const lines: string[] = [];
  const waiting = waitForDatabase(url.href, { log: (line) => lines.push(line), everyMs: 20 });
  await expect.poll(() => lines.length).toBe(1);
  const proxy = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  proxy.listen(port, '127.0.0.1');
  try {
    await waiting;
    expect(lines).toEqual([`Waiting up to 60 s for the database at 127.0.0.1:${port}`]);
  } finally {
    proxy.close();
    await owned.drop();
  }
});

it('gives up after its limit, in one line', async () => {
  const url = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
  const waiting = waitForDatabase(url, { log: () => undefined, limitMs: 40, everyMs: 20 });
  await expect(waiting).rejects.toThrow(DatabaseDownError);
  await expect(waiting).rejects.toThrow(/^the database at 127\.0\.0\.1:\d+ does not answer: /);
});
