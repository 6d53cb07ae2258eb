import type { endpoints, Params, Quote, Query, Rate } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { accountOf, type Context } from '../../../core/context.ts';
import { renderSheet } from '../../../core/documents/index.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { accountDetails } from '../../identity/settings/index.ts';
import { printedQuote } from './printed-quote.ts';
import { showQuote } from './show-quote.ts';

type Asked = {
  readonly params: Params<typeof endpoints.quotes.pdf>;
  readonly query: Query<typeof endpoints.quotes.pdf>;
};

/** The chosen rates, or all of them. @throws Refusal not_found when one is not in the quote, or there are none */
function chosenRates({ rates }: Quote, ids: readonly string[] | undefined): readonly Rate[] {
  const chosen = ids === undefined ? rates : rates.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0 || ids?.some((id) => !chosen.some((rate) => rate.id === id))) throw new Refusal('not_found');
  return chosen;
}

type Wanted = {
  readonly id: string;
  readonly rates?: readonly string[] | undefined;
  readonly insured?: boolean | undefined;
};

/** A quote of the account as PDF. @throws Refusal not_found when a rate is not in the quote, or there are none */
export async function quotePdf(
  ctx: Context,
  wanted: Wanted,
  language: Language,
): Promise<{ quote: Quote; rates: readonly Rate[]; pdf: Buffer }> {
  const quote = await showQuote(ctx.db, accountOf(ctx), wanted.id, ctx.now());
  const rates = chosenRates(quote, wanted.rates);
  const printed = printedQuote(
    {
      quote,
      rates,
      insured: wanted.insured ?? quote.request.insured,
      account: await accountDetails(ctx.db, accountOf(ctx), ctx.now()),
      issuer: ctx.services.company.current.name,
      now: ctx.now(),
    },
    language,
  );
  return { quote, rates, pdf: await renderSheet(printed) };
}

/** A quote as PDF in the reader's language, inline or as a download. @throws Refusal not_found */
export async function sendQuotePdf(ctx: Context, { params, query }: Asked): Promise<Reply<Uint8Array>> {
  const { quote, pdf } = await quotePdf(ctx, { ...params, ...query }, ctx.language);
  return reply(200, pdf as Uint8Array, {
    'content-disposition': `inline; filename="quote-${quote.number}.pdf"`,
    'cache-control': 'private, no-store',
  });
}
