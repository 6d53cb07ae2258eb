import type { Context, UserActor } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { endSessionsOf } from '../../../../core/sessions/store.ts';
import type { LockedPerson } from '../start-session.ts';
import { mailEmailChanged } from '../mails.ts';
import { takeBackLink } from './link.ts';

type Pending = { readonly id: string; readonly old_email: string; readonly new_email: string };

/**
 * Changes a login's address after its link was opened. Other sessions end, and password links mailed to the old address
 * stop working.
 * @param going the session and "remember me" series to keep
 * @throws the database's `users_email_key` when the address was taken in the meantime
 */
export async function confirmChange(
  ctx: Context,
  tx: Tx,
  person: LockedPerson,
  change: Pending,
  going: { readonly session: UserActor['session']; readonly series: string | null },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email: change.new_email, email_verified_at: ctx.now() })
    .where('id', '=', person.id)
    .execute();
  await tx
    .updateTable('email_changes')
    .set({ old_email: person.email, confirmed_at: ctx.now() })
    .where('id', '=', change.id)
    .execute();
  await tx.deleteFrom('password_resets').where('user_id', '=', person.id).execute();
  await endSessionsOf(tx, person.id, going);
  const move = { old_email: person.email, new_email: change.new_email };
  await mailEmailChanged(tx, person, move, takeBackLink(ctx.services, change.id));
}
