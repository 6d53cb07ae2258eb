import { simulatedCarriers } from '@waybill/carriers/simulators';

/** A simulated carrier of a run: who it is, and which adapter speaks to it. */
export type RunCarrier = {
  readonly scac: string;
  readonly name: string;
  readonly adapter: string;
  readonly mode: 'ltl' | 'parcel';
};

/** Carriers of a run that speak through the same few adapters, each with a simulator of its own. */
export function runCarriers(adapters: readonly string[], mode: RunCarrier['mode'], count: number): RunCarrier[] {
  return Array.from({ length: count }, (_, at) => ({
    scac: `SIM${String.fromCodePoint(65 + at)}`,
    name: `Simulated ${at + 1}`,
    adapter: adapters[at % adapters.length] ?? '',
    mode,
  }));
}

/** Credentials that the simulator of an adapter takes. */
export function simulatedCredentials(adapter: string): unknown {
  const found = simulatedCarriers.find(({ adapters }) => adapters.includes(adapter));
  if (found === undefined) throw new Error(`No simulator stands in for ${adapter}`);
  return found.credentials[adapter];
}
