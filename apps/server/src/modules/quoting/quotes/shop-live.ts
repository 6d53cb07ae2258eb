import type { RateInput } from '@waybill/carriers';
import type { CarrierAnswer } from '@waybill/contract';
import type { MarginRule } from '@waybill/freight';
import { sql } from 'kysely';
import { changed, runCommand } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import { callCarrier, deadlineOf, gatewayOf, type Connection } from '../../carriers/gateway/index.ts';
import { completeQuote } from './complete-quotes.ts';
import { liveCost, priceAnswer, type Priced, type Terms } from './price-answer.ts';
import { quoteBusOf } from './quote-bus.ts';
import { saveRates } from './quote-rows.ts';

/** A quote whose carrier APIs are to be called. */
export type LiveShopping = {
  readonly quoteId: string;
  readonly connections: readonly Connection[];
  readonly input: RateInput;
  readonly terms: Omit<Terms, 'margin'>;
  /** Margin rule of a carrier's rates. */
  readonly marginOf: (carrierId: string) => MarginRule;
};

/**
 * Saves one carrier's answer without waiting for the disk. A rate lost in a machine crash can be requested again, which
 * is better than making everyone wait.
 */
async function keepAnswer(
  ctx: Context,
  quoteId: string,
  connection: Connection,
  priced: Priced,
  tookMs: number,
  margin: MarginRule,
): Promise<void> {
  const accountId = accountOf(ctx);
  await runCommand(ctx, 'quote.carrier_answered', async (tx) => {
    await sql`SET LOCAL synchronous_commit = off`.execute(tx);
    await saveRates(
      tx,
      accountId,
      quoteId,
      priced.rates.map((rate) => ({
        wire: rate.wire,
        cost: liveCost(rate),
        costAmount: rate.cost.withoutInsurance.amount,
        margin,
        tariffId: null,
        connectionId: connection.id,
        carrierService: rate.carrierService,
      })),
    );
    await tx
      .updateTable('quote_carriers')
      .set({
        state: priced.rates.length > 0 ? 'answered' : 'without_rate',
        findings: JSON.stringify(priced.findings),
        took_ms: tookMs,
      })
      .where('account_id', '=', accountId)
      .where('quote_id', '=', quoteId)
      .where('connection_id', '=', connection.id)
      .execute();
    return changed(undefined, {
      subject: 'quote',
      subjectId: quoteId,
      after: { carrier: connection.carrier.name, rates: priced.rates.length },
    });
  });
}

async function askOne(ctx: Context, shopping: LiveShopping, connection: Connection): Promise<void> {
  const { quoteId, input } = shopping;
  const margin = shopping.marginOf(connection.carrier.id);
  const terms: Terms = { ...shopping.terms, margin };
  const called = await callCarrier(gatewayOf(ctx.services), connection, 'rate', input, ctx.requestId);
  const priced = priceAnswer(connection, called, terms, deadlineOf(connection, 'rate'));
  if (priced.disagreeing.length > 0) called.report?.('price_disagrees', priced.disagreeing.join(' '));
  if (priced.beforePickup.length > 0) called.report?.('delivery_before_pickup', priced.beforePickup.join(' '));
  const tookMs = Math.round(called.tookMs);
  const { id, name } = connection.carrier;
  const answer: CarrierAnswer = {
    carrier: { id, name },
    state: priced.rates.length > 0 ? 'answered' : 'without_rate',
    took_ms: tookMs,
    rates: priced.rates.map(({ wire }) => wire),
    findings: [...priced.findings],
  };
  // Published while it is being written, so that prices appear at once. Bookings wait for `written`.
  const write = keepAnswer(ctx, quoteId, connection, priced, tookMs, margin);
  quoteBusOf(ctx.services).answered(quoteId, answer, write);
  await write;
}

/** Calls all carrier APIs concurrently. Each answer is published and saved on arrival, independent of the others. */
export function shopLive(ctx: Context, shopping: LiveShopping): void {
  const work = async () => {
    const asked = shopping.connections.map((connection) => askOne(ctx, shopping, connection));
    for (const [at, outcome] of (await Promise.allSettled(asked)).entries()) {
      if (outcome.status === 'rejected') {
        ctx.log.error(
          { err: outcome.reason as unknown, carrier: shopping.connections[at]?.carrier.name },
          'a carrier could not be asked',
        );
      }
    }
    await completeQuote(ctx, accountOf(ctx), shopping.quoteId);
  };
  quoteBusOf(ctx.services).shop(shopping.quoteId, () =>
    work().catch((error: unknown) => ctx.log.error({ err: error }, 'a quote could not be completed')),
  );
}
