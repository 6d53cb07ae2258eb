// Carriers' reports come in by signed pushes and by EDI 214 files while the server is killed again and again: whatever a
// carrier was told that we have is there afterwards, once.
import { setTimeout as pause } from 'node:timers/promises';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';
import { makeSite } from '../outside/site.ts';
import { TrackingRun } from './tracking/run.ts';

const carriers = [{ scac: 'SIMA', name: 'Simulated 1', adapter: 'rl-carriers', mode: 'ltl' }] as const;

/** Sends everything with kills in between. @returns how many kills struck while something was under way */
async function sendAndKill(run: TrackingRun, { smoke, random, note }: Conditions): Promise<number> {
  const kills = smoke ? 2 : 20;
  const each = smoke ? 6 : 24;
  let struck = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    const sent = run.send(each);
    // Somewhere between the first byte and the last event.
    await pause(random() * (smoke ? 150 : 400));
    if ((await run.openWork()) > 0) struck += 1;
    await run.restart();
    await sent;
    note(`kill ${turn + 1} of ${kills}`);
  }
  return struck;
}

export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const { seed, smoke, note } = conditions;
  const site = await makeSite({ carriers });
  let run: TrackingRun | null = null;
  try {
    run = await TrackingRun.start(site, { shipments: smoke ? 10 : 200, random: conditions.random });
    const struck = await sendAndKill(run, conditions);
    await run.sendMissing();
    await run.untilRead(smoke ? 30_000 : 120_000);
    const left = await run.settle();
    note(JSON.stringify(left));
    const named = (name: string, unit: string) => ({ name: `tracking ${name}`, unit, seed });
    yield absolute(named('kills with reports under way', 'kills'), struck, 'at least', smoke ? 0 : 10);
    yield absolute(named('reports that were confirmed', 'events'), left.confirmed, 'at least', smoke ? 20 : 1000);
    yield absolute(named('reports lost', 'events'), left.lost, 'at most', 0);
    yield absolute(named('reports kept twice', 'events'), left.doubled, 'at most', 0);
    yield absolute(named('reports still unread', 'deliveries'), left.unread, 'at most', 0);
    yield absolute(
      named('shipments in another state than their reports lead to', 'shipments'),
      left.wrong,
      'at most',
      0,
    );
    yield absolute(named('figures that a recount contradicts', 'figures'), left.miscounted, 'at most', 0);
  } finally {
    await run?.stop();
    await site.stop();
  }
}
