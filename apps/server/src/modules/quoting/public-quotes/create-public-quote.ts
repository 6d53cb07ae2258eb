import type { Answer, Body, endpoints, SetupPart } from '@waybill/contract';
import { assertSetUp, missingForBooking } from '../../../core/company.ts';
import type { Context, Services } from '../../../core/context.ts';
import { reply, type Reply, type Wire } from '../../../core/http/binding.ts';
import { askForRates, carriersWithRates } from '../quotes/index.ts';
import { countQuote } from './limits.ts';
import { asGuestAccount, guestAccount, secretOf } from './guest-account.ts';

type Create = (typeof endpoints)['publicQuotes']['create'];

/** What is missing for quotes without an account. */
export async function missingHere(services: Services, current = services.company.current): Promise<SetupPart[]> {
  const missing = missingForBooking(current);
  if (current.listMarginBp === null) missing.push('list_margin_bp');
  if ((await carriersWithRates(services)).length === 0) missing.push('carriers');
  return missing;
}

/**
 * Requests rates from all carriers for a guest, at list margin. Only this response contains the secret to read the
 * quote.
 * @throws Refusal 429 under `quote`; 422 as any quote; not_open_yet before this installation is set up for it
 */
export async function createPublicQuote(
  ctx: Context,
  { body: { website: _empty, ...request } }: { readonly body: Body<Create> },
  wire: Wire,
): Promise<Reply<Answer<Create>>> {
  const { services } = ctx;
  const headers = await countQuote(services, wire.request.ip);
  const { current } = services.company;
  assertSetUp(ctx.language, await missingHere(services, current));
  // The guest account has no users, so the account itself is stored as the creator.
  const asking = { createdBy: guestAccount, marginBp: current.listMarginBp };
  const quote = await askForRates(asGuestAccount(ctx), request, asking);
  return reply(201, { data: quote, secret: secretOf(services, quote.id) }, headers);
}
