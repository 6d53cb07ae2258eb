import type { Agent } from 'undici';
import type { Services } from '../../core/context.ts';
import type { Connection } from './connection.ts';
import { IncidentBook } from './incident-book.ts';
import { makeGuard, type Guard } from './policies.ts';
import { TokenStore } from './tokens.ts';
import { makeAgent } from './transport.ts';

/** What one process knows of the outside: open connections, tokens, guards, and incidents not written yet. */
export type Gateway = {
  readonly services: Services;
  readonly agent: Agent;
  readonly tokens: TokenStore;
  readonly incidents: IncidentBook;
  guardOf(connection: Connection): Guard;
};

function guards(): (connection: Connection) => Guard {
  const made = new Map<string, Guard>();
  return ({ id, version }) => {
    const key = `${id}/${version}`;
    const known = made.get(key) ?? makeGuard();
    made.set(key, known);
    return known;
  };
}

const gateways = new WeakMap<Services, Gateway>();

/** The gateway of a running server; made when it is first needed. */
export function gatewayOf(services: Services): Gateway {
  const known = gateways.get(services);
  if (known !== undefined) return known;
  const gateway: Gateway = {
    services,
    agent: makeAgent(),
    // Tokens run out by the real clock, whatever a test's clock says.
    tokens: new TokenStore(() => Date.now()),
    incidents: new IncidentBook(services),
    guardOf: guards(),
  };
  gateways.set(services, gateway);
  return gateway;
}

/** Writes what is left to write and closes the connections. */
export async function closeGateway(services: Services): Promise<void> {
  const gateway = gateways.get(services);
  if (gateway === undefined) return;
  gateways.delete(services);
  await gateway.incidents.flush();
  await gateway.agent.destroy();
}
