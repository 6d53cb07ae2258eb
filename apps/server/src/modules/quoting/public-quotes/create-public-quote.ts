import type { Answer, Body, endpoints } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { reply, type Reply, type Wire } from '../../../core/http/binding.ts';
import { askForRates } from '../quotes/index.ts';
import { countQuote } from './limits.ts';
import { asGuestAccount, guestAccount, secretOf } from './guest-account.ts';

type Create = (typeof endpoints)['publicQuotes']['create'];

/**
 * Requests rates from all carriers for a guest, at list margin. Only this response contains the secret to read the
 * quote.
 * @throws Refusal 429 under `quote`; 422 as any quote
 */
export async function createPublicQuote(
  ctx: Context,
  { body: { website: _empty, ...request } }: { readonly body: Body<Create> },
  wire: Wire,
): Promise<Reply<Answer<Create>>> {
  const { services } = ctx;
  const headers = await countQuote(services, wire.request.ip);
  // The guest account has no users, so the account itself is stored as the creator.
  const asking = { createdBy: guestAccount, marginBp: services.listMarginBp };
  const quote = await askForRates(asGuestAccount(ctx), request, asking);
  return reply(201, { data: quote, secret: secretOf(services, quote.id) }, headers);
}
