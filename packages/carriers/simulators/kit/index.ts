export { type SimulatorAnswer, type SimulatorCall } from './call.ts';
export { faultKinds, type Fault, type FaultKind } from './faults.ts';
export { startOfWork, stepsSoFar, type JourneyStep } from './journey.ts';
export { labelGif, labelPdf, labelPng, labelZpl, type SimulatedLabel } from './label.ts';
export { type SimulatorLogEntry } from './log.ts';
export { basicOf, bearsToken, issueToken } from './oauth.ts';
export { localTime, milesBetween, zipIsIn, zoneOfState } from './places.ts';
export { isLoopback, type SimulatorPush } from './push.ts';
export { sentAtHeader } from './reply.ts';
export {
  startSimulator,
  type Simulator,
  type SimulatorDefinition,
  type SimulatorOptions,
  type SimulatorRoute,
  type SimulatorSite,
} from './simulator.ts';
export { kindOf, type Kind, type SimulatorState } from './state.ts';
