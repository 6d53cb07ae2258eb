import { blueHeronLines } from './carriers/blue-heron-lines.ts';
import { cascadeLoopFreight } from './carriers/cascade-loop-freight.ts';
import { graniteStateFreight } from './carriers/granite-state-freight.ts';
import { ironRangeMotor } from './carriers/iron-range-motor.ts';
import { keystoneRidgeMotor } from './carriers/keystone-ridge-motor.ts';
import { lanternBayFreight } from './carriers/lantern-bay-freight.ts';
import { pelicanCoastLines } from './carriers/pelican-coast-lines.ts';
import { prairieGateFreight } from './carriers/prairie-gate-freight.ts';
import { sandhillFreightways } from './carriers/sandhill-freightways.ts';
import { summitNotchExpress } from './carriers/summit-notch-express.ts';
import { tallPineTransport } from './carriers/tall-pine-transport.ts';
import { twoRiversMotor } from './carriers/two-rivers-motor.ts';
import type { HouseCarrier } from './house-tariff.ts';

export type { HouseCarrier } from './house-tariff.ts';
export { contiguousStates } from './territories.ts';

/** The carriers that every installation starts with. They are invented; staff replace or add to them. */
export const houseCarriers: readonly HouseCarrier[] = [
  graniteStateFreight,
  prairieGateFreight,
  blueHeronLines,
  keystoneRidgeMotor,
  tallPineTransport,
  twoRiversMotor,
  sandhillFreightways,
  ironRangeMotor,
  lanternBayFreight,
  cascadeLoopFreight,
  pelicanCoastLines,
  summitNotchExpress,
];
