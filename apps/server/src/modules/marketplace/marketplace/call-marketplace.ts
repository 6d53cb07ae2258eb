import {
  marketplaceAdapters,
  type MarketplaceAdapter,
  type MarketplaceInput,
  type MarketplaceOperation,
  type MarketplaceResult,
} from '@waybill/marketplaces';
import type { Operation } from '@waybill/carriers';
import { z } from 'zod';
import type { Services } from '../../../core/context.ts';
import { seal, unseal, type Sealed } from '../../../core/secrets/seal.ts';
import { callOutside, gatewayOf, type Party } from '../../carriers/gateway/index.ts';

type Called<O extends MarketplaceOperation> = Awaited<ReturnType<typeof callOutside<unknown, MarketplaceResult<O>>>>;

/** Deadline in milliseconds, and whether the operation is safe to retry. */
const terms: Readonly<Record<MarketplaceOperation, readonly [deadlineMs: number, repeatable: boolean]>> = {
  grant: [15_000, false],
  seller: [8000, true],
  orders: [25_000, true],
  told: [12_000, true],
  tell: [20_000, false],
};

/** Deadline of an operation in milliseconds. */
export const deadlineOf = (operation: MarketplaceOperation): number => terms[operation][0];

const secret = z.object({ refreshToken: z.string() });

/** A marketplace adapter by code; undefined for order files, which have no API. */
export function adapterOf(provider: string): MarketplaceAdapter | undefined {
  return Object.hasOwn(marketplaceAdapters, provider) ? marketplaceAdapters[provider] : undefined;
}

/** Encrypts a refresh token for one connection. */
export function sealSecret(services: Services, connectionId: string, refreshToken: string): Sealed {
  return seal(services.outside.keys, connectionId, JSON.stringify({ refreshToken }));
}

type Given = {
  readonly id: string;
  readonly provider: string;
  readonly environment: string;
  readonly version: string;
  readonly refreshToken: string | null;
};

/** A marketplace as a party; null if this installation is not registered with it. */
export function partyOf(services: Services, { id, provider, environment, version, refreshToken }: Given): Party | null {
  const [adapter, access] = [adapterOf(provider), services.outside.marketplaces?.[provider]];
  if (adapter === undefined || access === undefined || access.environment !== environment) return null;
  const { clientId, clientSecret, redirect } = access;
  return {
    id,
    name: adapter.manifest.name,
    adapter,
    environment: access.environment,
    credentials: { clientId, clientSecret, redirect, refreshToken },
    version,
    simulators: [provider],
    carrierConnectionId: null,
  };
}

/** A connected seller as a party; null if the secret is gone or cannot be decrypted. */
export async function connectedParty(
  services: Services,
  key: { readonly account_id: string; readonly connection_id: string },
): Promise<Party | null> {
  const row = await services.database.staff
    .selectFrom('marketplace_connections as connection')
    .innerJoin('marketplace_secrets as secret', (join) =>
      join.onRef('secret.account_id', '=', 'connection.account_id').onRef('secret.connection_id', '=', 'connection.id'),
    )
    .select([
      'connection.provider',
      'connection.environment',
      'connection.connected_at',
      'secret.sealed',
      'secret.key_id',
    ])
    .where('connection.account_id', '=', key.account_id)
    .where('connection.id', '=', key.connection_id)
    .executeTakeFirst();
  if (row === undefined) return null;
  try {
    const text = unseal(services.outside.keys, key.connection_id, { keyId: row.key_id, bytes: row.sealed });
    const { refreshToken } = secret.parse(JSON.parse(text));
    const version = row.connected_at.toISOString();
    return partyOf(services, { ...row, id: key.connection_id, version, refreshToken });
  } catch (error) {
    services.log.error({ err: error, connection: key.connection_id }, 'a marketplace connection cannot be opened');
    return null;
  }
}

/** Calls a marketplace through the gateway. Returns a reading and never throws for what the marketplace does. */
export async function callMarketplace<O extends MarketplaceOperation>(
  services: Services,
  party: Party,
  name: O,
  input: MarketplaceInput<O>,
  requestId: string,
): Promise<Called<O>> {
  const adapter = adapterOf(party.adapter.manifest.code);
  if (adapter === undefined) throw new Error(`${party.name} is no marketplace that is called`);
  const [deadlineMs, repeatable] = terms[name];
  return callOutside(gatewayOf(services), party, {
    name,
    operation: adapter.operations[name] as Operation<unknown, MarketplaceResult<O>>,
    input,
    deadlineMs,
    repeatable,
    requestId,
  });
}
