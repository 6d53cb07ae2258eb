// Rate shopping with twelve simulated carriers, one that hangs and two that fail: what the others' answers gain on the way to
// the shipper, and how the gateway leaves a failing carrier alone and comes back to it.
import { setTimeout as pause } from 'node:timers/promises';
import { runCarriers, type RunCarrier } from '../outside/carriers.ts';
import { startRunServer, type RunServer } from '../outside/server.ts';
import { startRunSimulators, type RunSimulators } from '../outside/simulators.ts';
import { makeSite } from '../outside/site.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import { median } from '../measure/rounds.ts';
import type { Conditions, Measurement } from '../measure/runner.ts';
import { quoteLoad, type Arrival } from './gateway/load.ts';

const carriers = runCarriers(['rl-carriers', 'tforce', 'fedex-freight'], 'ltl', 12);
/** The tenth hangs, the last two fail. */
const [hanging, failing] = [carriers.slice(9, 10), carriers.slice(10)];
const good = carriers.slice(0, 9);
/** As long as carriers take: the slowest of nine takes about 2.8 s, so 50 quotes are under way at the rate below. */
const latencyMs = [800, 3000] as const;
const perSecond = 18;
/** A short run does not wait as long as a customer would for a carrier that hangs. */
const short = { latencyMs: [50, 200], deadlines: { rate: 1000 } } as const;

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Milliseconds between the simulator's answer and its arrival, for every rate of the good carriers. */
async function addedTimes(simulators: RunSimulators, arrivals: readonly Arrival[]): Promise<number[]> {
  const added: number[] = [];
  for (const carrier of good) {
    const sent = new Map<number, number>();
    for (const { operation, facts, sentAt } of await simulators.log(carrier)) {
      if (operation === 'rate') sent.set(Number(facts['weight']), sentAt);
    }
    for (const arrival of arrivals) {
      const left =
        arrival.carrier === carrier.name && arrival.state === 'answered' ? sent.get(arrival.weight) : undefined;
      if (left !== undefined) added.push(arrival.at - left);
    }
  }
  return added;
}

type Round = { readonly p99: number; readonly p50: number; readonly inFlight: number; readonly loopP99: number };

async function round(
  server: RunServer,
  simulators: RunSimulators,
  firstWeight: number,
  quotes: number,
): Promise<Round> {
  await server.delays();
  const report = await quoteLoad({ address: server.address, quotes, perSecond, firstWeight });
  const { p99: loopP99 } = await server.delays();
  if (report.failed > 0) throw new Error(`${report.failed} quotes failed`);
  const added = await addedTimes(simulators, report.arrivals);
  if (added.length < quotes * good.length * 0.95) {
    throw new Error(`only ${added.length} of ${quotes * good.length} answers could be matched with their carrier's`);
  }
  return { p99: at(added, 0.99), p50: at(added, 0.5), inFlight: report.mostInFlight, loopP99 };
}

/** Arrivals of one carrier, in the order they came. */
function of(carrier: RunCarrier | undefined, arrivals: readonly Arrival[]): Arrival[] {
  return arrivals.filter(({ carrier: name }) => name === carrier?.name).toSorted((a, b) => a.at - b.at);
}

/** How long after its fifth failure a carrier is left alone, in milliseconds. */
function opensAfter(arrivals: readonly Arrival[]): number {
  const told = of(hanging[0], arrivals);
  const fifth = told.filter(({ finding }) => finding === 'carrier_no_answer')[4];
  const rested = told.find(
    ({ finding, at: when }) => finding === 'carrier_resting' && when >= (fifth?.at ?? Number.NaN),
  );
  return (rested?.at ?? Number.NaN) - (fifth?.at ?? Number.NaN);
}

async function* breaker(
  server: RunServer,
  simulators: RunSimulators,
  { seed, smoke }: Conditions,
): AsyncGenerator<Figure> {
  const opening = await quoteLoad({
    address: server.address,
    quotes: smoke ? 2 : 60,
    perSecond: 4,
    firstWeight: 4000,
  });
  yield absolute(
    { name: 'gateway breaker opens after', unit: 'ms', seed },
    opensAfter(opening.arrivals),
    'at most',
    1000,
  );
  const [carrier] = hanging;
  if (carrier === undefined) throw new Error('Nobody hangs');
  await simulators.plan(carrier, []);
  const recovered = performance.timeOrigin + performance.now();
  let healed = Number.NaN;
  // A smoke run does not wait for a carrier to be let in again.
  const mostAsked = smoke ? 1 : 40;
  for (let asked = 0; asked < mostAsked && Number.isNaN(healed); asked += 1) {
    const { arrivals } = await quoteLoad({
      address: server.address,
      quotes: 1,
      perSecond: 1,
      firstWeight: 4200 + asked,
    });
    healed = of(carrier, arrivals).find(({ state }) => state === 'answered')?.at ?? Number.NaN;
    if (Number.isNaN(healed)) await pause(500);
  }
  yield absolute({ name: 'gateway breaker heals after', unit: 'ms', seed }, healed - recovered, 'at most', 40_000);
}

export const measure: Measurement = async function* (conditions) {
  const { seed, smoke, note } = conditions;
  const simulators = await startRunSimulators({ carriers, latencyMs: smoke ? short.latencyMs : latencyMs, seed });
  const site = await makeSite({ carriers, ...(smoke ? { deadlines: short.deadlines } : {}) });
  let server: RunServer | null = null;
  try {
    server = await startRunServer({ url: site.url, simulators: simulators.urls, worker: false });
    for (const carrier of hanging) await simulators.plan(carrier, [{ kind: 'hang', operation: 'rate' }]);
    for (const carrier of failing) await simulators.plan(carrier, [{ kind: 'reset', operation: 'rate' }]);
    yield* breakerFirst(server, simulators, conditions);
    const rounds: Round[] = [];
    for (let run = 0; run < (smoke ? 1 : 3); run += 1) {
      const quotes = smoke ? 10 : 360;
      rounds.push(await round(server, simulators, 500 + run * quotes, quotes));
      note(JSON.stringify(rounds.at(-1)));
    }
    const middle = (pick: (one: Round) => number) => median(rounds.map(pick));
    yield absolute(
      { name: 'gateway added to each answer, p99', unit: 'ms', seed },
      middle(({ p99 }) => p99),
      'at most',
      15,
    );
    yield absolute(
      { name: 'gateway added to each answer, median', unit: 'ms', seed },
      middle(({ p50 }) => p50),
      'at most',
      15,
    );
    yield absolute(
      { name: 'gateway quotes in flight', unit: 'quotes', seed },
      middle(({ inFlight }) => inFlight),
      'at least',
      smoke ? 1 : 50,
    );
    yield absolute(
      { name: 'gateway event loop delay, p99', unit: 'ms', seed },
      middle(({ loopP99 }) => loopP99),
      'at most',
      100,
    );
  } finally {
    await server?.kill();
    await simulators.stop();
    await site.stop();
  }
};

/** The breaker is looked at while everything is fresh; then the carrier hangs again for the rounds. */
async function* breakerFirst(
  server: RunServer,
  simulators: RunSimulators,
  conditions: Conditions,
): AsyncGenerator<Figure> {
  yield* breaker(server, simulators, conditions);
  for (const carrier of hanging) await simulators.plan(carrier, [{ kind: 'hang', operation: 'rate' }]);
}
