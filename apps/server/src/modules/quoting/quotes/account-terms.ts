import type { Margins } from '@waybill/freight';
import { notOpenYet } from '../../../core/company.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { accountMargins } from '../account-margins/index.ts';

/**
 * Currency and margin of an account's quotes.
 * @throws Refusal not_open_yet while nobody has entered a margin for it
 */
export async function accountTerms(
  ctx: Context,
  tx: Tx,
  accountId: string,
): Promise<{ currency: string; margins: Margins }> {
  const { current } = ctx.services.company;
  const account = await tx
    .selectFrom('accounts')
    .select('currency')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const margins = await accountMargins(tx, accountId, current.listMarginBp);
  if (margins === null) throw notOpenYet(ctx);
  return { currency: account.currency, margins };
}
