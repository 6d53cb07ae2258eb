import { axleLimits } from '@waybill/freight';
import { axleGroups, type AxleWeight } from '../../../../ui/freight/rig/axle-gauges.tsx';

/** The axles of a load as they are shown; null where nothing is said about them. */
export function axleWeightsOf(axles: Readonly<Record<AxleWeight['group'], number>> | null): AxleWeight[] | null {
  if (axles === null) return null;
  return axleGroups.map((group) => ({ group, pounds: axles[group], limitPounds: axleLimits[group] }));
}
