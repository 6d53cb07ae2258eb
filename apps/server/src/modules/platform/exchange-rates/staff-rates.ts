import { dayAt } from '@waybill/freight';
import { exchangePairs, type Body, type endpoints, type Params, type StaffExchangeRate } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';
import { newestRates } from './read-rates.ts';

type SetRate = (typeof endpoints)['exchangeRates']['set'];

/** Exchange rates as staff see them: the latest of each pair, newest first. */
export async function listRates(db: Db | Tx): Promise<StaffExchangeRate[]> {
  const rows = await newestRates(db);
  return rows.flatMap(({ from_currency: from, to_currency: to, date, millionths, source }) => {
    const pair = exchangePairs.find((one) => one === `${from}-${to}`);
    return pair === undefined ? [] : [{ pair, date, millionths, source }];
  });
}

/**
 * Sets the rate of a pair for a day. Idempotent.
 * @throws Refusal validation_failed for a future day
 */
export async function setRate(
  ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<SetRate>; readonly body: Body<SetRate> },
): Promise<Outcome<{ data: StaffExchangeRate[] }>> {
  const { pair, date } = params;
  if (date > dayAt(ctx.now(), 'UTC')) throw invalidField('date', 'future_date');
  const [from_currency, to_currency] = pair.split('-') as [string, string];
  const known = await tx
    .selectFrom('exchange_rates')
    .select(['millionths', 'source'])
    .where('from_currency', '=', from_currency)
    .where('to_currency', '=', to_currency)
    .where('date', '=', date)
    .forUpdate()
    .executeTakeFirst();
  if (known?.millionths === body.millionths && known.source === body.source)
    return unchanged({ data: await listRates(tx) });
  await tx
    .insertInto('exchange_rates')
    .values({ from_currency, to_currency, date, ...body })
    .onConflict((there) => there.columns(['from_currency', 'to_currency', 'date']).doUpdateSet(body))
    .execute();
  const after = { pair, date, ...body };
  const note = known === undefined ? { after } : { before: { pair, date, ...known }, after };
  return changed({ data: await listRates(tx) }, { subject: 'exchange_rate', subjectId: null, ...note });
}
