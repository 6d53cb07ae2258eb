import type { CarrierRequest } from '@waybill/carriers';
import type { Services } from '../../../core/context.ts';
import type { Party } from './connection.ts';
import { CallFailed } from './failure.ts';
import type { Reach } from './transport.ts';

/** Whether a simulator for the carrier is running. */
export function isSimulated({ outside }: Services, adapter: string, scac: string): boolean {
  return `${adapter}:${scac}` in outside.simulators || adapter in outside.simulators;
}

/** URL of a party's simulator. @throws CallFailed when none is running */
function simulatorUrl(services: Services, party: Party): string {
  const { simulators } = services.outside;
  const name = party.simulators.find((each) => each in simulators);
  const url = name === undefined ? undefined : simulators[name];
  if (url === undefined) throw new CallFailed('host_not_allowed', `No simulator runs for ${party.name}`);
  return url;
}

/** Allowed hosts of a party: those of its adapter and those configured for the installation. */
export function reachOf(services: Services, party: Party): Reach {
  if (party.environment === 'simulator') {
    return { hosts: new Set(), simulator: new URL(simulatorUrl(services, party)).origin };
  }
  return { hosts: new Set([...(party.adapter.manifest.hosts ?? []), ...services.outside.hosts]), simulator: null };
}

/**
 * The URL of a request. A simulator replaces every server of its party: the host changes, the path stays.
 * @throws CallFailed host_not_allowed
 */
export function serverUrl(services: Services, party: Party, request: CarrierRequest): URL {
  const simulated = party.environment === 'simulator';
  const servers = party.adapter.servers(party.credentials, simulated ? 'sandbox' : party.environment);
  const base = servers[request.server];
  if (base === undefined) throw new CallFailed('host_not_allowed', `${request.server} is no server of ${party.name}`);
  const url = new URL(base);
  const target = simulated ? new URL(simulatorUrl(services, party)) : url;
  const full = new URL(`${target.origin}${url.pathname.replace(/\/$/, '')}${request.path}`);
  for (const [name, value] of Object.entries(request.query ?? {})) full.searchParams.append(name, value);
  return full;
}
