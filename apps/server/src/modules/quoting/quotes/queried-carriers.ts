import type { QuoteRequest } from '@waybill/contract';
import type { Services } from '../../../core/context.ts';
import { isVisibleCarrier, type CarriersSeen } from '../../identity/settings/index.ts';
import { enabledConnections, type Connection } from '../../carriers/gateway/index.ts';

/** Carrier APIs that rate a mode. */
export async function connectionsFor(services: Services, mode: QuoteRequest['mode']): Promise<Connection[]> {
  const enabled = await enabledConnections(services);
  return enabled.filter(
    ({ carrier, adapter }) =>
      carrier.modes.includes(mode) &&
      (adapter.manifest.modes as readonly string[]).includes(mode) &&
      adapter.operations.rate !== undefined,
  );
}

/** Whether at least one carrier can give rates: by its own tariff, or over a connection. */
export async function isAnyCarrierReady(services: Services): Promise<boolean> {
  const tariff = await services.database.staff
    .selectFrom('tariffs')
    .innerJoin('carriers', 'carriers.id', 'tariffs.carrier_id')
    .select('tariffs.id')
    .where('carriers.active', '=', true)
    .limit(1)
    .executeTakeFirst();
  if (tariff !== undefined) return true;
  return (await enabledConnections(services)).some(({ adapter }) => adapter.operations.rate !== undefined);
}

type Carrier = { readonly id: string; readonly name: string };

/** Splits carriers into those to ask and those that staff block for the account. */
export function splitByBlock(
  connections: readonly Connection[],
  tariffs: readonly Carrier[],
  seen: CarriersSeen,
): { readonly asked: Connection[]; readonly blocked: Carrier[] } {
  const all = [...connections.map(({ carrier }) => carrier), ...tariffs];
  const blocked = new Map(all.flatMap(({ id, name }) => (seen.get(id) === 'blocked' ? [[id, { id, name }]] : [])));
  return {
    asked: connections.filter(({ carrier }) => isVisibleCarrier(seen, carrier.id)),
    blocked: [...blocked.values()],
  };
}
