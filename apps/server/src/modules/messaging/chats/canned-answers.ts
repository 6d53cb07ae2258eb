import type { CannedAnswer, CannedForm, ChatCategory } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { reply, type Reply } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';

type One = { readonly params: { readonly id: string } };

function answersOf(db: Db | Tx) {
  return db.selectFrom('canned_answers').select(['id', 'title', 'category', 'en', 'es']);
}
const wire = (row: Omit<CannedAnswer, 'category'> & { readonly category: string | null }): CannedAnswer => ({
  ...row,
  category: row.category as ChatCategory | null,
});

/** Canned answers, sorted by title. */
export async function listCanned(ctx: Context): Promise<{ data: CannedAnswer[] }> {
  return { data: (await answersOf(ctx.db).orderBy('title').execute()).map(wire) };
}

/** Adds or changes a canned answer by id. */
export async function saveCanned(
  ctx: Context,
  tx: Tx,
  { params, body }: One & { readonly body: CannedForm },
): Promise<Outcome<{ data: CannedAnswer }>> {
  const before = await answersOf(tx).where('id', '=', params.id).forUpdate().executeTakeFirst();
  const data = { id: params.id, ...body };
  if (before !== undefined && JSON.stringify(wire(before)) === JSON.stringify(wire({ ...before, ...data })))
    return unchanged({ data });
  await tx
    .insertInto('canned_answers')
    .values({ ...data, updated_at: ctx.now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...body, updated_at: ctx.now() }))
    .execute();
  return changed({ data }, { subject: 'canned_answer', subjectId: params.id, before: before ?? null, after: body });
}

/** @throws Refusal not_found */
export async function dropCanned(_ctx: Context, tx: Tx, { params }: One): Promise<Outcome<Reply<undefined>>> {
  const gone = await tx
    .deleteFrom('canned_answers')
    .where('id', '=', params.id)
    .returning(['title'])
    .executeTakeFirst();
  if (gone === undefined) throw new Refusal('not_found');
  return changed(reply(204, undefined), { subject: 'canned_answer', subjectId: params.id, before: gone });
}
