/** Simulated carriers: local servers that speak each carrier's published API. For demo mode, tests and fault runs. */
export * from './kit/index.ts';
export { simulatedCarriers, type SimulatedCarrier } from './all.ts';
export { fedexSimulator } from './fedex/definition.ts';
export { rlCarriersSimulator } from './rl-carriers/simulator.ts';
export { tforceSimulator } from './tforce/simulator.ts';
export { project44Simulator } from './project44/simulator.ts';
export { ebolSimulator } from './ebol/simulator.ts';
export { uspsSimulator, uspsSimulatorWithQuota } from './usps/simulator.ts';
export { upsSimulator } from './ups/index.ts';
