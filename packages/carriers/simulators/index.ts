/** Simulated carriers: local servers that speak each carrier's published API. For demo mode, tests and fault runs. */
export * from './kit/index.ts';
export { upsSimulator } from './ups/index.ts';
