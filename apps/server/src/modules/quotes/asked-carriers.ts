import type { QuoteRequest } from '@waybill/contract';
import type { Services } from '../../core/context.ts';
import type { CarrierVisibility } from '../settings/index.ts';
import { enabledConnections, type Connection } from '../gateway/index.ts';

/** Carriers outside that are asked for rates in a mode; those the account excludes are not. */
export async function connectionsToAsk(
  services: Services,
  mode: QuoteRequest['mode'],
  visibility: CarrierVisibility,
): Promise<Connection[]> {
  const enabled = await enabledConnections(services);
  return enabled.filter(
    ({ carrier, adapter }) =>
      carrier.modes.includes(mode) &&
      visibility.get(carrier.id) !== 'excluded' &&
      (adapter.manifest.modes as readonly string[]).includes(mode) &&
      adapter.operations.rate !== undefined,
  );
}
