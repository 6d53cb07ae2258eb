// Simulated carriers in a process of their own, one for each carrier of a run: prints their addresses as one line of JSON.
import { simulatedCarriers, startSimulator, type SimulatorRoute } from '@waybill/carriers/simulators';
import { randomFrom } from '../measure/random.ts';
import type { RunCarrier } from './carriers.ts';

type Job = {
  readonly carriers: readonly RunCarrier[];
  readonly latencyMs: readonly [number, number];
  readonly seed: number;
};

/** Notes the weight a rate is asked for: it is what tells the quotes of a run apart. */
function withWeight(route: SimulatorRoute): SimulatorRoute {
  if (route.operation !== 'rate') return route;
  return {
    ...route,
    handle: (call, state, site) => {
      const answer = route.handle(call, state, site);
      const weight = Number(/weight\D{1,40}(\d{3,5})/i.exec(call.text)?.[1] ?? 0);
      return { ...answer, log: { ...answer.log, weight } };
    },
  };
}

const job = JSON.parse(process.argv[2] ?? '{}') as Job;
const chance = randomFrom(job.seed);
const urls: Record<string, string> = {};
for (const { adapter, scac } of job.carriers) {
  const found = simulatedCarriers.find(({ adapters }) => adapters.includes(adapter));
  if (found === undefined) throw new Error(`No simulator stands in for ${adapter}`);
  const definition = { ...found.definition, routes: found.definition.routes.map(withWeight) };
  const { url } = await startSimulator(definition, { latencyMs: job.latencyMs, chance, hourMs: 3_600_000 });
  urls[`${adapter}:${scac}`] = url;
}
process.stdout.write(`${JSON.stringify(urls)}\n`);
