import { quoteSecretHeader, type Answer, type endpoints, type Params, type Query } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import type { Wire } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { awaitQuote, streamQuote } from '../quotes/index.ts';
import { countRead } from './limits.ts';
import { asGuestAccount, isTicket } from './guest-account.ts';

type Show = (typeof endpoints)['publicQuotes']['show'];
type Stream = (typeof endpoints)['publicQuotes']['stream'];

/** Grants access with the quote's secret; for anyone else it does not exist. @throws Refusal not_found, 429 */
async function admit(ctx: Context, id: string, { request }: Wire): Promise<Context> {
  await countRead(ctx.services, request.ip);
  const secret = request.headers[quoteSecretHeader];
  if (typeof secret !== 'string' || !isTicket(ctx.services, { id, secret })) throw new Refusal('not_found');
  return asGuestAccount(ctx);
}

/** A guest quote. Waits for carriers that have not answered if requested. @throws Refusal not_found, 429 */
export async function showPublicQuote(
  ctx: Context,
  { params, query }: { readonly params: Params<Show>; readonly query: Query<Show> },
  wire: Wire,
): Promise<Answer<Show>> {
  return { data: await awaitQuote(await admit(ctx, params.id, wire), params.id, query.wait) };
}

/** The answers of a guest quote as server-sent events. @throws Refusal not_found, 429 */
export async function streamPublicQuote(
  ctx: Context,
  { params }: { readonly params: Params<Stream> },
  wire: Wire,
): Promise<Uint8Array> {
  return streamQuote(await admit(ctx, params.id, wire), { params }, wire);
}
