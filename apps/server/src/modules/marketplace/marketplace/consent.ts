import type { endpoints, Params } from '@waybill/contract';
import { changed, type Outcome } from '../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newSecret } from '../../../core/ids.ts';
import { assertServiceOn } from '../../../core/outside-services.ts';
import { Refusal } from '../../../core/refusal.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';
import { adapterOf } from './call-marketplace.ts';

/** Time limit for the consent page. */
const goodForMs = 15 * 60_000;

/**
 * The URL of the marketplace's consent page. Its state is stored as a hash only, and valid for this session and account
 * for 15 minutes.
 * @throws Refusal not_found if this installation is not registered with the marketplace, or it has no consent page
 */
export async function askConsent(
  ctx: Context,
  tx: Tx,
  { params: { provider } }: { readonly params: Params<typeof endpoints.marketplace.consent> },
): Promise<Outcome<{ data: { url: string } }>> {
  await assertServiceOn(ctx.services, 'ebay');
  const { outside } = ctx.services;
  const [adapter, access] = [adapterOf(provider), outside.marketplaces?.[provider]];
  if (adapter === undefined || access === undefined) throw new Refusal('not_found');
  const state = newSecret();
  const now = ctx.now();
  await tx
    .insertInto('marketplace_consents')
    .values({
      account_id: accountOf(ctx),
      state_hash: secretHash(state),
      provider,
      session_hash: signedIn(ctx).session,
      user_id: signedIn(ctx).userId,
      created_at: now,
      expires_at: new Date(now.getTime() + goodForMs),
    })
    .execute();
  const simulated = access.environment === 'simulator';
  const credentials = { ...access, refreshToken: null };
  const server = adapter.servers(credentials, access.environment === 'sandbox' ? 'sandbox' : 'production')['consent'];
  const base = simulated ? outside.simulators[provider] : server;
  if (base === undefined) throw new Refusal('not_found');
  const data = { url: `${base}${adapter.consentPath(access, state)}` };
  return changed({ data }, { subject: 'marketplace', subjectId: null, after: { provider } });
}
