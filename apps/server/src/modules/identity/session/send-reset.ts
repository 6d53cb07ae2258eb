import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { defineJob, handleJob } from '../../../core/jobs/define.ts';
import { lockPerson, personByEmail } from '../../../core/sessions/person.ts';
import { mailReset } from './mails.ts';
import { lastResetAt, makeResetToken, resetLink, resetPause } from './reset-token.ts';

/** Mails a reset link if the address has a login. */
export const sendReset = defineJob('password.send_reset', z.object({ email: z.string() }));

async function send(ctx: Context, email: string): Promise<void> {
  const known = await personByEmail(ctx.db, email);
  if (!known || known.disabled_at !== null) return;
  await runCommand(ctx, 'password.reset_sent', async (tx) => {
    const person = await lockPerson(tx, known.id);
    const last = await lastResetAt(tx, known.id);
    const tooSoon = last !== null && ctx.now().getTime() - last.getTime() < resetPause;
    if (!person || tooSoon) return unchanged(undefined);
    const token = await makeResetToken(tx, person.id, ctx.now());
    await mailReset(tx, person, resetLink(ctx.services.publicUrl, token, person.email));
    return changed(undefined, { subject: 'user', subjectId: person.id, accountId: person.account_id });
  });
}

export const sendResetJob = handleJob(sendReset, (ctx, { email }) => send(ctx, email));
