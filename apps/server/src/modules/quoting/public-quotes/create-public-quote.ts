import type { Answer, Body, endpoints } from '@waybill/contract';
import { missingForBooking, notOpenYet } from '../../../core/company.ts';
import type { Context, Services } from '../../../core/context.ts';
import { reply, type Reply, type Wire } from '../../../core/http/binding.ts';
import { askForRates, carriersWithRates } from '../quotes/index.ts';
import { countQuote } from './limits.ts';
import { asGuestAccount, guestAccount, secretOf } from './guest-account.ts';

type Create = (typeof endpoints)['publicQuotes']['create'];

/** Whether quotes without an account are given. */
async function isOpenHere(services: Services): Promise<boolean> {
  const { current } = services.company;
  if (current.listMarginBp === null || missingForBooking(current).length > 0) return false;
  return (await carriersWithRates(services)).length > 0;
}

/** The company, and what it offers online. */
export async function showSite({ services }: Context): Promise<Answer<(typeof endpoints)['site']['show']>> {
  const { current } = services.company;
  return {
    data: {
      name: current.enteredName,
      phone: current.phone === '' ? null : current.phone,
      quotes_open: await isOpenHere(services),
      booking_open: missingForBooking(current).length === 0,
      insurance: current.details.insurance ?? null,
      marketplace: Object.keys(services.outside.marketplaces ?? {}).length > 0,
    },
  };
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
  if (!(await isOpenHere(services))) throw notOpenYet(ctx);
  // The guest account has no users, so the account itself is stored as the creator.
  const asking = { createdBy: guestAccount, marginBp: current.listMarginBp };
  const quote = await askForRates(asGuestAccount(ctx), request, asking);
  return reply(201, { data: quote, secret: secretOf(services, quote.id) }, headers);
}
