// Two hundred people chat with support at once, a message each two seconds, over two servers of which one is killed and
// started again and again. Every message must come in once and in order; how long one takes is measured where nothing is down.
import { openDatabase } from '../../apps/server/src/core/database/database.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';
import { startRunServer, type RunServer } from '../outside/server.ts';
import { makeSite } from '../outside/site.ts';
import { addTalkers, type Talker } from './chats/people.ts';
import { Talk, type ReceivedMessage } from './chats/talk.ts';

const everyMs = 2000;

/** Servers by place: the first stands, the second is killed again and again and comes back at its port. */
type Places = { readonly addresses: readonly [string, string]; down: readonly (readonly [number, number])[] };

/** When a message may have been slowed by a server that was down: a while after it is back is left out too. */
const settleMs = 10_000;

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

async function killNowAndThen(
  url: string,
  first: RunServer,
  places: Places,
  times: { readonly restarts: number; readonly eachMs: number },
): Promise<RunServer> {
  let server = first;
  const port = Number(new URL(first.address).port);
  for (let turn = 0; turn < times.restarts; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, times.eachMs));
    const from = performance.now();
    await server.kill();
    server = await startRunServer({ url, simulators: {}, port, worker: false });
    places.down = [...places.down, [from, performance.now() + settleMs]];
  }
  await new Promise((resolve) => setTimeout(resolve, times.eachMs));
  return server;
}

function judge(talks: readonly Talk[], places: Places) {
  let [lost, doubled, disordered, sent] = [0, 0, 0, 0];
  const delays: number[] = [];
  for (const talk of talks) {
    sent += talk.sent.size;
    for (const heard of [talk.heardByStaff, talk.heardByCustomer]) {
      const ids = heard.map(({ id }) => id);
      const once = new Set(ids);
      doubled += ids.length - once.size;
      for (const id of talk.sent.keys()) if (!once.has(id)) lost += 1;
      disordered += heard.filter(({ seq }, place) => seq !== place + 1).length;
    }
    const delay = (one: ReceivedMessage, side: 'customer' | 'staff') => {
      const from = talk.sent.get(one.id);
      if (from === undefined || from.side === side) return;
      if (places.down.some(([start, end]) => one.at > start && from.at < end)) return;
      delays.push(one.at - from.at);
    };
    for (const one of talk.heardByStaff) delay(one, 'staff');
    for (const one of talk.heardByCustomer) delay(one, 'customer');
  }
  return { lost, doubled, disordered, sent, delays };
}

export async function* measure({ seed, smoke, note }: Conditions): AsyncGenerator<Figure> {
  const [count, restarts, eachMs] = smoke ? [3, 1, 2000] : [200, 3, 25_000];
  const site = await makeSite({ carriers: [] });
  const database = openDatabase(site.url, { connections: 2 });
  const servers: RunServer[] = [];
  try {
    servers.push(await startRunServer({ url: site.url, simulators: {}, worker: false }));
    servers.push(await startRunServer({ url: site.url, simulators: {}, worker: false }));
    const [standing, falling] = servers as [RunServer, RunServer];
    const places: Places = { addresses: [standing.address, falling.address], down: [] };
    const restarted = () => places.down.length - 1;
    const people: readonly Talker[] = await addTalkers(database, count);
    const talks = people.map((person, place) => new Talk(person, places.addresses, place, everyMs));
    for (const talk of talks) await talk.open();
    note(`${count} chats are open`);
    for (const talk of talks) talk.start();
    // All of them connect at once; nobody does so on an ordinary day.
    places.down = [[performance.now(), performance.now() + (smoke ? 0 : settleMs)]];
    servers[1] = await killNowAndThen(site.url, falling, places, { restarts, eachMs });
    await Promise.all(talks.map((talk) => talk.finish()));
    const { lost, doubled, disordered, sent, delays } = judge(talks, places);
    for (const talk of talks) talk.stop();
    const named = (name: string, unit: string) => ({ name: `chats ${name}`, unit, seed });
    note(`${delays.length} deliveries timed, median ${percentile(delays, 0.5).toFixed(0)} ms`);
    yield absolute(named('messages sent', 'messages'), sent, 'at least', smoke ? count : count * 20);
    yield absolute(named('restarts of a server', 'restarts'), restarted(), 'at least', restarts);
    yield absolute(named('messages lost', 'messages'), lost, 'at most', 0);
    yield absolute(named('messages doubled', 'messages'), doubled, 'at most', 0);
    yield absolute(named('messages out of order', 'messages'), disordered, 'at most', 0);
    yield absolute(named('sender to receiver p95', 'ms'), percentile(delays, 0.95), 'at most', 150);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await database.close();
    await site.stop();
  }
}
