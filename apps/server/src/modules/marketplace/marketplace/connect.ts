import type { Body, endpoints, MarketplaceConnection, Params } from '@waybill/contract';
import type { Granted, Seller } from '@waybill/marketplaces';
import { sql } from 'kysely';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { assertServiceOn } from '../../../core/outside-services.ts';
import { Refusal } from '../../../core/refusal.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';
import type { Party } from '../../carriers/gateway/index.ts';
import { callMarketplace, partyOf, sealSecret } from './call-marketplace.ts';
import { showConnection } from './connection-rows.ts';
import { importOrders } from './import-job.ts';
import { reportDueTracking } from './report-tracking-job.ts';

type Input = {
  readonly params: Params<typeof endpoints.marketplace.connect>;
  readonly body: Body<typeof endpoints.marketplace.connect>;
};

/** Uses up a consent request. A repeated call gets the same connection. @throws Refusal consent_over */
async function useConsent(ctx: Context, state: string, provider: string): Promise<string | null> {
  const hash = secretHash(state);
  return runCommand<string | null>(ctx, 'marketplace.consent_used', async (tx) => {
    const asked = await tx
      .selectFrom('marketplace_consents')
      .select(['session_hash', 'expires_at', 'used_at', 'connection_id'])
      .where('account_id', '=', accountOf(ctx))
      .where('state_hash', '=', hash)
      .where('provider', '=', provider)
      .forUpdate()
      .executeTakeFirst();
    if (asked === undefined || !asked.session_hash.equals(signedIn(ctx).session)) throw new Refusal('consent_over');
    if (asked.connection_id !== null) return unchanged(asked.connection_id);
    if (asked.used_at !== null || asked.expires_at <= ctx.now()) throw new Refusal('consent_over');
    await tx
      .updateTable('marketplace_consents')
      .set({ used_at: ctx.now() })
      .where('account_id', '=', accountOf(ctx))
      .where('state_hash', '=', hash)
      .execute();
    return changed(null, { subject: 'marketplace', subjectId: null, after: { provider } });
  });
}

/** Exchanges the code and identifies the seller. @throws Refusal marketplace_failed */
async function letIn(ctx: Context, party: Party, code: string): Promise<{ granted: Granted; seller: Seller }> {
  const granted = await callMarketplace(ctx.services, party, 'grant', { code }, ctx.requestId);
  if (granted.reading.outcome !== 'done') throw new Refusal('marketplace_failed');
  const { refreshToken } = granted.reading.result;
  const { clientId, clientSecret, redirect } = party.credentials as Readonly<Record<string, string>>;
  const known: Party = { ...party, id: newId(), credentials: { clientId, clientSecret, redirect, refreshToken } };
  const seller = await callMarketplace(ctx.services, known, 'seller', {}, ctx.requestId);
  if (seller.reading.outcome !== 'done') throw new Refusal('marketplace_failed');
  return { granted: granted.reading.result, seller: seller.reading.result };
}

async function keepConnection(
  ctx: Context,
  tx: Tx,
  provider: string,
  environment: string,
  { granted, seller }: { readonly granted: Granted; readonly seller: Seller },
): Promise<string> {
  const [accountId, now] = [accountOf(ctx), ctx.now()];
  const { id } = await tx
    .insertInto('marketplace_connections')
    .values({
      account_id: accountId,
      id: newId(),
      provider,
      environment,
      seller_id: seller.id,
      seller: seller.name,
      state: 'active',
      connected_at: now,
      updated_at: now,
      due_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'provider', 'environment', 'seller_id']).doUpdateSet({
        seller: seller.name,
        state: 'active',
        connected_at: now,
        updated_at: now,
        due_at: now,
        failures: 0,
        trouble: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const { keyId, bytes } = sealSecret(ctx.services, id, granted.refreshToken);
  await tx
    .insertInto('marketplace_secrets')
    .values({ account_id: accountId, connection_id: id, sealed: bytes, key_id: keyId })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'connection_id']).doUpdateSet({ sealed: bytes, key_id: keyId }),
    )
    .execute();
  return id;
}

/**
 * Queues tracking reports that could not be sent without access, including those given up after a disconnect. They
 * count as tried before, so the marketplace is first asked whether it already has them.
 */
async function tellWhatWaited(ctx: Context, tx: Tx, connectionId: string): Promise<void> {
  const { rows } = await sql`
    UPDATE marketplace_tellings AS t SET state = 'waiting', due_at = ${ctx.now()}
    FROM marketplace_orders AS o
    WHERE t.account_id = ${accountOf(ctx)} AND o.account_id = t.account_id AND o.id = t.order_id
      AND o.connection_id = ${connectionId} AND t.attempts > 0 AND t.state IN ('waiting', 'not_told')
    RETURNING t.order_id
  `.execute(tx);
  if (rows.length > 0) await addJob(tx, reportDueTracking, {}, { key: `marketplace:tell:connection:${connectionId}` });
}

/**
 * Connects the seller who returned from the consent page, only in the session that requested it. A known seller is
 * reconnected with their orders. Starts the import of orders and sends tracking numbers that waited.
 * @throws Refusal not_found if this installation is not registered with the marketplace, consent_over,
 *   marketplace_failed
 */
export async function connect(ctx: Context, { params, body }: Input): Promise<{ data: MarketplaceConnection }> {
  const { provider } = params;
  await assertServiceOn(ctx.services, 'ebay');
  const access = ctx.services.outside.marketplaces?.[provider];
  if (access === undefined) throw new Refusal('not_found');
  const { environment } = access;
  const before = await useConsent(ctx, body.state, provider);
  if (before !== null) return showConnection(ctx.db, accountOf(ctx), before);
  const party = partyOf(ctx.services, { id: newId(), provider, environment, version: '', refreshToken: null });
  if (party === null) throw new Refusal('not_found');
  const came = await letIn(ctx, party, body.code);
  const id = await runCommand(ctx, 'marketplace.connected', async (tx) => {
    const kept = await keepConnection(ctx, tx, provider, environment, came);
    await tx
      .updateTable('marketplace_consents')
      .set({ connection_id: kept })
      .where('account_id', '=', accountOf(ctx))
      .where('state_hash', '=', secretHash(body.state))
      .execute();
    const key = { account_id: accountOf(ctx), connection_id: kept };
    await addJob(tx, importOrders, key, { key: `marketplace:import:${kept}` });
    await tellWhatWaited(ctx, tx, kept);
    return changed(kept, { subject: 'marketplace_connection', subjectId: kept, after: { seller: came.seller.name } });
  });
  return showConnection(ctx.db, accountOf(ctx), id);
}
