import type { Agent } from 'undici';
import type { Services } from '../../../core/context.ts';
import type { Connection } from './connection.ts';
import { CallFigures } from './call-figures.ts';
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
  readonly figures: CallFigures;
  guardOf(party: Guarded): Guard;
  /** Forgets the failures of a party, so that calls go through again. */
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

/** The gateway with a guard of its own for one trial: a carrier that calls are held back from can be asked over it. */
export function onTrial(gateway: Gateway): Gateway {
  const guard = makeGuard();
  return { ...gateway, guardOf: () => guard };
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
    figures: new CallFigures(services),
    ...guards(),
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
  await gateway.figures.flush();
  await gateway.agent.destroy();
}
