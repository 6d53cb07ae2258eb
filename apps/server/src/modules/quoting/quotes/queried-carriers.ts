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

/** Names of the carriers that can give rates, by their own tariff or over a connection, in order. */
export async function carriersWithRates(services: Services): Promise<string[]> {
  const tariffs = await services.database.staff
    .selectFrom('carriers')
    .innerJoin('tariffs', 'tariffs.carrier_id', 'carriers.id')
    .select('carriers.name')
    .where('carriers.active', '=', true)
    .distinct()
    .execute();
  const connections = (await enabledConnections(services)).filter(({ adapter }) => adapter.operations.rate);
  return [...new Set([...tariffs, ...connections.map(({ carrier }) => carrier)].map(({ name }) => name))].toSorted();
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
