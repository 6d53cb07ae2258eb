import type { Db, Tx } from '../../../../core/database/database.ts';
import type { Context } from '../../../../core/context.ts';
import { newId } from '../../../../core/ids.ts';
import { mailEmailConfirm, mailEmailRequested, type LoginOwner } from '../mails.ts';
import { verificationLink } from '../verification-link.ts';
import { takeBackLink } from './link.ts';

/** The unconfirmed email change of a login. */
export async function pendingChange(db: Db | Tx, userId: string) {
  return db
    .selectFrom('email_changes')
    .select(['id', 'old_email', 'new_email'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
}

/** Deletes the unconfirmed change. @returns its addresses; undefined if there was none */
export async function dropPending(tx: Tx, userId: string) {
  return tx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning(['old_email', 'new_email'])
    .executeTakeFirst();
}

/** Mails a new confirmation link to the new address. */
export async function mailConfirmLink(ctx: Context, tx: Tx, owner: LoginOwner, newEmail: string): Promise<void> {
  const link = verificationLink(ctx.services, { id: owner.id, email: newEmail }, ctx.now());
  await mailEmailConfirm(tx, owner, { old_email: owner.email, new_email: newEmail }, link);
}

/**
 * Saves a request to change a login's address, replacing any pending one, and mails both addresses. The owner must be
 * locked.
 */
export async function requestChange(ctx: Context, tx: Tx, owner: LoginOwner, newEmail: string): Promise<void> {
  const move = { id: newId(), old_email: owner.email, new_email: newEmail };
  await dropPending(tx, owner.id);
  await tx
    .insertInto('email_changes')
    .values({ ...move, user_id: owner.id, requested_at: ctx.now() })
    .execute();
  await mailConfirmLink(ctx, tx, owner, newEmail);
  await mailEmailRequested(tx, owner, move, takeBackLink(ctx.services, move.id));
}
