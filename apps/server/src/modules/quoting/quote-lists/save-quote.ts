import type { Body, endpoints, SavedQuote } from '@waybill/contract';
import { changed, runCommand, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { savedOf } from '../quotes/index.ts';

type Params = { readonly params: { readonly id: string } };
type Saved = { data: SavedQuote | null };

async function lockQuote(tx: Tx, accountId: string, id: string) {
  const row = await tx
    .selectFrom('quotes')
    .select(['saved_at', 'saved_name', 'saved_note', 'unsaved_at'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

type Change = Partial<{
  saved_at: Date;
  saved_by: string;
  saved_name: string | null;
  saved_note: string | null;
  unsaved_at: Date | null;
}>;

function change(tx: Tx, accountId: string, id: string, values: Change) {
  return tx
    .updateTable('quotes')
    .set(values)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(['saved_at', 'saved_name', 'saved_note', 'unsaved_at'])
    .executeTakeFirstOrThrow();
}

async function keep(
  ctx: Context,
  tx: Tx,
  id: string,
  { name, note }: Body<typeof endpoints.quoteLists.save>,
): Promise<Outcome<Saved>> {
  const accountId = accountOf(ctx);
  const before = savedOf(await lockQuote(tx, accountId, id));
  if (before !== null && before.name === name && before.note === note) return unchanged({ data: before });
  const named = { saved_name: name, saved_note: note, unsaved_at: null };
  const first = before === null ? { saved_at: ctx.now(), saved_by: authorOf(ctx).userId } : {};
  const data = savedOf(await change(tx, accountId, id, { ...named, ...first }));
  return changed({ data }, { subject: 'quote', subjectId: id, before, after: data });
}

/**
 * Saves a quote for the whole account, or changes the name or note of a saved one. Idempotent.
 * @throws Refusal not_found
 * @throws Refusal quote_not_saved when it could not be written, with the phone number to call
 */
export async function saveQuote(
  ctx: Context,
  action: string,
  { params, body }: Params & { readonly body: Body<typeof endpoints.quoteLists.save> },
): Promise<Saved> {
  try {
    return await runCommand(ctx, action, (tx) => keep(ctx, tx, params.id, body));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('quote_not_saved', { params: { phone: ctx.services.company.current.phone }, cause: error });
  }
}

/** Removes a quote from the saved ones. Idempotent. @throws Refusal not_found */
export async function unsaveQuote(ctx: Context, tx: Tx, { params }: Params): Promise<Outcome<Saved>> {
  const accountId = accountOf(ctx);
  const before = savedOf(await lockQuote(tx, accountId, params.id));
  if (before === null) return unchanged({ data: null });
  await change(tx, accountId, params.id, { unsaved_at: ctx.now() });
  return changed({ data: null }, { subject: 'quote', subjectId: params.id, before });
}

/**
 * Restores a quote that was removed from the saved ones. Idempotent.
 * @throws Refusal not_found if it never was saved
 */
export async function restoreQuote(ctx: Context, tx: Tx, { params }: Params): Promise<Outcome<Saved>> {
  const accountId = accountOf(ctx);
  const row = await lockQuote(tx, accountId, params.id);
  if (row.saved_at === null) throw new Refusal('not_found');
  const before = savedOf(row);
  if (before !== null) return unchanged({ data: before });
  const data = savedOf(await change(tx, accountId, params.id, { unsaved_at: null }));
  return changed({ data }, { subject: 'quote', subjectId: params.id, after: data });
}
