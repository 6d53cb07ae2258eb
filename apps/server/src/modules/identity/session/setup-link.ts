import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { lockPerson } from '../../../core/sessions/person.ts';
import { makeResetToken, resetLink } from './reset-token.ts';

/**
 * A one-time link to set a person's first password, valid 60 minutes. Replaces earlier ones.
 * @param ctx a context across accounts
 */
export async function createPasswordSetupLink(ctx: Context, userId: string): Promise<string> {
  return runCommand(ctx, 'password.setup_link_made', async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw new Error('There is no such user');
    const token = await makeResetToken(tx, userId, ctx.now());
    return changed(resetLink(ctx.services.publicUrl, token, person.email), {
      subject: 'user',
      subjectId: userId,
      accountId: person.account_id,
    });
  });
}
