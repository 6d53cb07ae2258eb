// The shipments list of one account among a million rows, against the same SQL with the same bytes through bare
// Fastify and pg without a sign-in.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startRunDatabase } from '../measure/database.ts';
import { relative } from '../measure/figure.ts';
import { load } from '../measure/load.ts';
import { alternate } from '../measure/rounds.ts';
import type { Measurement } from '../measure/runner.ts';
import { fillShipments } from './list/rows.ts';

type Server = { readonly address: string; readonly cookie: string; stop(): Promise<void> };

async function startServer(file: string, url: string): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'list', file), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const line = (await Promise.race([once(lines, 'line'), once(child, 'close')]))[0] as string | number | null;
  if (typeof line !== 'string') throw new Error(`${file} did not start`);
  const stop = async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  return { ...(JSON.parse(line) as { address: string; cookie: string }), stop };
}

const headersOf = ({ cookie }: Server) => ({ accept: 'application/json', ...(cookie === '' ? {} : { cookie }) });

/** @throws when the two servers do not answer with the same rows and bytes */
async function assertSameBytes(ours: Server, bare: Server): Promise<void> {
  const bodies = await Promise.all(
    [ours, bare].map(async (server) =>
      (await fetch(`${server.address}/api/shipments`, { headers: headersOf(server) })).text(),
    ),
  );
  const [first = '', second = ''] = bodies;
  const sorted = (text: string) => text.split('').toSorted().join('');
  if (first.length < 2000) throw new Error(`The list is empty: ${first.slice(0, 200)}`);
  if (sorted(first) !== sorted(second)) throw new Error('The two servers do not answer with the same rows and bytes');
}

export const measure: Measurement = async function* ({ seed, smoke, note }) {
  const database = await startRunDatabase();
  const servers: Server[] = [];
  try {
    const spread = smoke ? { accounts: 20, shipmentsEach: 100 } : { accounts: 500, shipmentsEach: 2000 };
    await fillShipments(database.url, spread, note);
    const ours = await startServer('product-server.ts', database.url);
    servers.push(ours);
    const bare = await startServer('bare-server.ts', database.url);
    servers.push(bare);
    await assertSameBytes(ours, bare);
    const run = async (server: Server) => {
      const result = await load({
        url: `${server.address}/api/shipments`,
        headers: headersOf(server),
        connections: 16,
        requests: smoke ? 200 : 100_000,
        seconds: smoke ? 1 : 5,
      });
      return result.perSecond;
    };
    const measured = await alternate(
      smoke ? 1 : 5,
      () => run(ours),
      () => run(bare),
    );
    yield relative({ name: 'list', unit: 'requests/s', seed }, measured, 'at least', 0.7);
  } finally {
    for (const server of servers) await server.stop();
    await database.stop();
  }
};
