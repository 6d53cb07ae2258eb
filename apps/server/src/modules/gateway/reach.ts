import type { CarrierRequest } from '@waybill/carriers';
import type { Services } from '../../core/context.ts';
import type { Connection } from './connection.ts';
import { CallFailed } from './failure.ts';
import type { Reach } from './transport.ts';

/** Whether a simulator runs that stands in for a carrier. */
export function isSimulated({ outside }: Services, adapter: string, scac: string): boolean {
  return `${adapter}:${scac}` in outside.simulators || adapter in outside.simulators;
}

/** Address of the simulator that stands in for an adapter's carrier. @throws CallFailed where none runs */
function simulatorUrl(services: Services, connection: Connection): string {
  const { simulators } = services.outside;
  const { code } = connection.adapter.manifest;
  const url = simulators[`${code}:${connection.carrier.scac}`] ?? simulators[code];
  if (url === undefined) throw new CallFailed('host_not_allowed', `No simulator runs for ${connection.carrier.name}`);
  return url;
}

/** Hosts a connection's calls may go to: those its adapter is made for, and those the installation lists. */
export function reachOf(services: Services, connection: Connection): Reach {
  if (connection.environment === 'simulator') {
    return { hosts: new Set(), simulator: new URL(simulatorUrl(services, connection)).origin };
  }
  return { hosts: new Set([...(connection.adapter.manifest.hosts ?? []), ...services.outside.hosts]), simulator: null };
}

/**
 * Where a request goes. A simulator stands in for every server of its carrier: the host is replaced, the path stays.
 * @throws CallFailed host_not_allowed
 */
export function serverUrl(services: Services, connection: Connection, request: CarrierRequest): URL {
  const simulated = connection.environment === 'simulator';
  const servers = connection.adapter.servers(connection.credentials, simulated ? 'sandbox' : connection.environment);
  const base = servers[request.server];
  if (base === undefined)
    throw new CallFailed('host_not_allowed', `${request.server} is no server of ${connection.carrier.name}`);
  const url = new URL(base);
  const target = simulated ? new URL(simulatorUrl(services, connection)) : url;
  const full = new URL(`${target.origin}${url.pathname.replace(/\/$/, '')}${request.path}`);
  for (const [name, value] of Object.entries(request.query ?? {})) full.searchParams.append(name, value);
  return full;
}
