import { leastPayment, type Body, type endpoints } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { takenKey } from '../../../core/database/taken-key.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { openAmounts } from '../ledger/index.ts';
import { assertNotHeld } from './hold-invoices.ts';
import { partsOf, readPayment } from './payment-row.ts';

export type Wanted = Body<typeof endpoints.payments.start>;

/** How long the hosted page accepts a card. */
const pageOpenMs = 60 * 60_000;

/** Checks that a repeated call with the same id has the same content. @throws Refusal conflict */
async function assertSame(tx: Tx, accountId: string, { id, invoices }: Wanted): Promise<void> {
  const parts = await partsOf(tx, accountId, id);
  const same =
    parts.length === invoices.length &&
    parts.every((part, index) => {
      const wanted = invoices[index];
      return wanted?.id === part.invoice_id && (wanted.amount === undefined || wanted.amount === part.amount);
    });
  if (!same) throw new Refusal('conflict');
}

async function currencyOf(tx: Tx, accountId: string, ids: readonly string[]): Promise<Currency> {
  const rows = await tx
    .selectFrom('invoices')
    .select(['id', 'currency'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  if (rows.length !== ids.length) throw new Refusal('not_found');
  const currencies = new Set(rows.map(({ currency }) => currency));
  const [currency] = currencies;
  if (currencies.size > 1) throw invalidField('invoices', 'one_currency');
  return currency as Currency;
}

const inMajor = (amount: number, currency: Currency) => `${(amount / 100).toFixed(2)} ${currency}`;

/** Amounts per invoice, checked against current balances. @throws Refusal validation_failed */
async function partsWanted(tx: Tx, accountId: string, { invoices }: Wanted, currency: Currency) {
  const ids = invoices.map(({ id }) => id);
  const open = await openAmounts(tx, accountId, ids);
  const parts = invoices.map(({ id, amount }, index) => {
    const most = open.get(id) ?? 0;
    const wanted = amount ?? most;
    if (wanted > most || most <= 0)
      throw invalidField(`invoices.${index}.amount`, 'more_than_open', { open: inMajor(Math.max(most, 0), currency) });
    return { invoice_id: id, amount: wanted };
  });
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (total < leastPayment) throw invalidField('invoices', 'too_small', { min: inMajor(leastPayment, currency) });
  return { parts, total };
}

/**
 * Claims a payment in a transaction that commits before the provider is called. A second call with the same id finds
 * the claim of the first. The payment holds its invoices until it is paid or expires.
 * @throws Refusal not_found for an unknown invoice, validation_failed, conflict; payment_under_way when another payment
 * holds one of the invoices
 */
export async function claimPayment(ctx: Context, wanted: Wanted): Promise<void> {
  try {
    await claim(ctx, wanted);
  } catch (error) {
    if (takenKey(error) !== 'payment_parts_held') throw error;
    // Another payment took an invoice between the check and the insert.
    await assertNotHeld(ctx, ctx.db, wanted);
    throw new Refusal('conflict', { cause: error });
  }
}

async function claim(ctx: Context, wanted: Wanted): Promise<void> {
  const accountId = accountOf(ctx);
  const ids = wanted.invoices.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw invalidField('invoices', 'invalid');
  await runCommand<void>(ctx, 'payment.started', async (tx) => {
    if ((await readPayment(tx, accountId, wanted.id)) !== undefined) {
      await assertSame(tx, accountId, wanted);
      return unchanged(undefined);
    }
    await assertNotHeld(ctx, tx, wanted);
    const currency = await currencyOf(tx, accountId, ids);
    const { parts, total } = await partsWanted(tx, accountId, wanted, currency);
    const now = ctx.now();
    const expires = new Date(now.getTime() + pageOpenMs);
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('payments')
      .values({
        account_id: accountId,
        id: wanted.id,
        state: 'claimed',
        currency,
        amount: total,
        language: ctx.language,
        made_by: signedIn(ctx).userId,
        created_at: now,
        expires_at: expires,
        check_at: expires,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
      .executeTakeFirstOrThrow();
    // A concurrent call with the same id committed its claim first.
    if (inserted === 0n) return unchanged(undefined);
    await tx
      .insertInto('payment_parts')
      .values(
        parts
          .map((part, position) => ({ account_id: accountId, payment_id: wanted.id, position, ...part }))
          // Sorted, so that two payments of the same invoices wait for each other instead of deadlocking.
          .toSorted((a, b) => a.invoice_id.localeCompare(b.invoice_id)),
      )
      .execute();
    return changed(undefined, { subject: 'payment', subjectId: wanted.id, after: { amount: total, currency, parts } });
  });
}
