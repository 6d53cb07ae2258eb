import { createHash } from 'node:crypto';
import { evidenceLimits } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { sendUploaded, type UploadedFile } from '../../../core/files/index.ts';
import type { Reply } from '../../../core/http/binding.ts';
import { newId } from '../../../core/ids.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { addEvent, isOpen, readDispute, type DisputeRow } from './dispute-row.ts';
import { notifyCustomer, notifyAccounting } from './notify.ts';

async function lock(tx: Tx, row: DisputeRow): Promise<void> {
  await tx
    .selectFrom('disputes')
    .select('id')
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function kept(tx: Tx, row: DisputeRow): Promise<readonly Buffer[]> {
  const rows = await tx
    .selectFrom('dispute_files')
    .select('hash')
    .where('account_id', '=', row.account_id)
    .where('dispute_id', '=', row.id)
    .execute();
  return rows.map(({ hash }) => hash);
}

type Given = {
  readonly accountId: string | null;
  readonly id: string;
  readonly name: string;
  readonly file: UploadedFile;
};

/**
 * Attaches a photo or document to an open dispute. The same file is stored once.
 * @param show builds the answer
 * @throws Refusal not_found, dispute_moved; validation_failed for too many files
 */
export async function addEvidence<A>(
  ctx: Context,
  tx: Tx,
  { accountId, id, name, file: { content, type } }: Given,
  show: (tx: Tx, row: DisputeRow) => Promise<A>,
): Promise<Outcome<{ data: A }>> {
  const row = await readDispute(tx, accountId, id);
  if (!isOpen(row.state)) throw new Refusal('dispute_moved');
  await lock(tx, row);
  const hash = createHash('sha256').update(content).digest();
  const before = await kept(tx, row);
  if (before.some((one) => one.equals(hash))) return unchanged({ data: await show(tx, row) });
  if (before.length >= evidenceLimits.files)
    throw invalidField('file', 'too_many_files', { max: evidenceLimits.files });
  const { name: by } = signedIn(ctx);
  await tx
    .insertInto('dispute_files')
    .values({
      account_id: row.account_id,
      dispute_id: row.id,
      id: newId(),
      name,
      media_type: type,
      size: content.length,
      hash,
      content,
      by_kind: accountId === null ? 'staff' : 'customer',
      by_name: by,
      created_at: ctx.now(),
    })
    .execute();
  const eventId = await addEvent(ctx, tx, row, 'evidence', name);
  if (accountId === null) await notifyCustomer(ctx, tx, row, 'dispute_evidence');
  else await notifyAccounting(ctx, tx, row, 'disputes_evidence', eventId);
  return changed(
    { data: await show(tx, row) },
    { subject: 'dispute', subjectId: row.id, accountId: row.account_id, after: { name, size: content.length } },
  );
}

/** Downloads an attachment unchanged. @throws Refusal not_found */
export async function sendEvidence(
  db: Db,
  accountId: string | null,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<Reply<Uint8Array>> {
  const row = await db
    .selectFrom('dispute_files')
    .select(['name', 'media_type', 'content'])
    .where('account_id', '=', accountId ?? db.selectFrom('disputes').select('account_id').where('id', '=', id))
    .where('dispute_id', '=', id)
    .where('id', '=', file)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return sendUploaded(row);
}
