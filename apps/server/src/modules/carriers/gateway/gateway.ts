import type { Agent } from 'undici';
import type { Services } from '../../../core/context.ts';
import type { Connection } from './connection.ts';
import { CallFigures } from './call-figures.ts';
import { IncidentBook } from './incident-book.ts';
import { makeGuard, type Guard } from './policies.ts';
import { TokenStore } from './tokens.ts';
import { makeAgent } from './transport.ts';

/** State of one process: HTTP connections, tokens, guards, and incidents that are not written yet. */
export type Gateway = {
  readonly services: Services;
  readonly agent: Agent;
  readonly tokens: TokenStore;
  readonly incidents: IncidentBook;
  readonly figures: CallFigures;
  guardOf(party: Guarded): Guard;
  /** Resets the breaker of a party. */
  letThrough(party: Guarded): void;
};

type Guarded = Pick<Connection, 'id' | 'version'>;

function guards(): Pick<Gateway, 'guardOf' | 'letThrough'> {
  const made = new Map<string, Guard>();
  const keyOf = ({ id, version }: Guarded) => `${id}/${version}`;
  return {
    guardOf(party) {
      const known = made.get(keyOf(party)) ?? makeGuard();
      made.set(keyOf(party), known);
      return known;
    },
    letThrough: (party) => void made.delete(keyOf(party)),
  };
}

/** The gateway with separate guards for one trial, which can call a carrier whose breaker is open. */
export function onTrial(gateway: Gateway): Gateway {
  const guard = makeGuard();
  return { ...gateway, guardOf: () => guard };
}

const gateways = new WeakMap<Services, Gateway>();

/** The gateway of a running server, created on first use. */
export function gatewayOf(services: Services): Gateway {
  const known = gateways.get(services);
  if (known !== undefined) return known;
  const gateway: Gateway = {
    services,
    agent: makeAgent(),
    // Tokens expire by the real clock, even when tests change theirs.
    tokens: new TokenStore(() => Date.now()),
    incidents: new IncidentBook(services),
    figures: new CallFigures(services),
    ...guards(),
  };
  gateways.set(services, gateway);
  return gateway;
}

/** Flushes pending writes and closes the connections. */
export async function closeGateway(services: Services): Promise<void> {
  const gateway = gateways.get(services);
  if (gateway === undefined) return;
  gateways.delete(services);
  await gateway.incidents.flush();
  await gateway.figures.flush();
  await gateway.agent.destroy();
}
