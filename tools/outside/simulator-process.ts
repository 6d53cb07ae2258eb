// Simulated carriers in a process of their own, one for each carrier of a run: prints their addresses as one line of JSON.
import { simulatedCarriers, startSimulator } from '@waybill/carriers/simulators';
import { randomFrom } from '../measure/random.ts';
import type { RunCarrier } from './carriers.ts';

type Job = {
  readonly carriers: readonly RunCarrier[];
  readonly latencyMs: readonly [number, number];
  readonly seed: number;
};

const job = JSON.parse(process.argv[2] ?? '{}') as Job;
const chance = randomFrom(job.seed);
const urls: Record<string, string> = {};
for (const { adapter, scac } of job.carriers) {
  const found = simulatedCarriers.find(({ adapters }) => adapters.includes(adapter));
  if (found === undefined) throw new Error(`No simulator stands in for ${adapter}`);
  const { url } = await startSimulator(found.definition, { latencyMs: job.latencyMs, chance, hourMs: 3_600_000 });
  urls[`${adapter}:${scac}`] = url;
}
process.stdout.write(`${JSON.stringify(urls)}\n`);
