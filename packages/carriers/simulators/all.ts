import type { SimulatorDefinition } from './kit/index.ts';

/** A simulated carrier, and the adapters it stands in for. */
export type SimulatedCarrier = {
  readonly definition: SimulatorDefinition;
  readonly adapters: readonly string[];
  /** Credentials it takes, by adapter; they open nothing but the simulator. */
  readonly credentials: Readonly<Record<string, unknown>>;
};

/** Every simulated carrier. */
export const simulatedCarriers: readonly SimulatedCarrier[] = [];
