import { bearsToken, kindOf, type SimulatorCall, type SimulatorDefinition, type SimulatorState } from '../kit/index.ts';
import { addressRoutes } from './addresses.ts';
import { afterLabelRoutes } from './label-cancel.ts';
import { labelRoutes } from './labels.ts';
import { optionsRoutes } from './options.ts';
import { pickupRoutes } from './pickups.ts';
import { problem } from './problem.ts';
import { tokenRoutes } from './tokens.ts';
import { trackingRoutes } from './tracking.ts';

const hourMs = 60 * 60 * 1000;
const quotas = kindOf<number>('calls');

/** Counts a call; a refusal once more came in this hour than the quota allows. */
function overQuota(call: SimulatorCall, state: SimulatorState, callsAnHour: number) {
  const hour = String(Math.floor(call.now.getTime() / hourMs));
  const calls = (state.get(quotas, hour) ?? 0) + 1;
  state.put(quotas, hour, calls);
  if (calls <= callsAnHour) return null;
  const left = Math.ceil((hourMs - (call.now.getTime() % hourMs)) / 1000);
  const refused = problem(429, 'Too many requests have been received from the client in a short amount of time.');
  return { ...refused, headers: { 'retry-after': String(left) } };
}

/**
 * The simulated Postal Service.
 * @param callsAnHour the quota, which the real one keeps low for new applications; null for none
 */
export function uspsSimulatorWithQuota(callsAnHour: number | null): SimulatorDefinition {
  return {
    name: 'usps',
    // Eligibility comes before pickups by their number, whose path it would fit.
    routes: [
      ...tokenRoutes,
      ...addressRoutes,
      ...optionsRoutes,
      ...labelRoutes,
      ...afterLabelRoutes,
      ...pickupRoutes,
      ...trackingRoutes,
    ],
    authorize: (call, { operation }, state) => {
      if (operation === 'token') return null;
      if (!bearsToken(state, call)) return problem(401, 'The access token is missing or no longer valid.');
      return callsAnHour === null ? null : overQuota(call, state, callsAnHour);
    },
    failure: (status, text) => problem(status, text),
  };
}

/** The simulated Postal Service without a quota. */
export const uspsSimulator: SimulatorDefinition = uspsSimulatorWithQuota(null);
