import type { Binding } from '../../../core/http/binding.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';

/** A password counts as fresh for 15 minutes. */
export const freshSeconds = 15 * 60;

/** Whether the password was typed in this session within the given number of seconds. */
export async function isPasswordFresh(ctx: Context, seconds: number = freshSeconds): Promise<boolean> {
  const session = await ctx.services.database.staff
    .selectFrom('sessions')
    .select('password_confirmed_at')
    .where('id_hash', '=', signedIn(ctx).session)
    .executeTakeFirst();
  const at = session?.password_confirmed_at ?? null;
  return at !== null && ctx.now().getTime() - at.getTime() < seconds * 1000;
}

/**
 * Protects sensitive actions on an unlocked screen.
 * @throws Refusal 423 `password_confirmation_required`
 */
export async function assertFreshPassword(ctx: Context): Promise<void> {
  if (!(await isPasswordFresh(ctx))) throw new Refusal('password_confirmation_required');
}

/**
 * The same for the first second factor of a person: the password of a login a moment ago counts, unless the browser was
 * remembered.
 * @throws Refusal 423 `password_confirmation_required`
 */
export async function assertFreshLogin(ctx: Context): Promise<void> {
  const { session: hash, userId } = signedIn(ctx);
  const login = await ctx.services.database.staff
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.created_at')
    .where('sessions.id_hash', '=', hash)
    .where('sessions.remember_series', 'is', null)
    .where('users.id', '=', userId)
    .where('users.two_factor_at', 'is', null)
    .executeTakeFirst();
  const age = login === undefined ? Infinity : ctx.now().getTime() - login.created_at.getTime();
  if (age >= freshSeconds * 1000) await assertFreshPassword(ctx);
}

/** The same endpoint, for whoever has just typed the password. It refuses with 423 before anything is written. */
export function withFreshPassword(binding: Binding): Binding {
  return {
    ...binding,
    handle: async (ctx, input, wire) => {
      await assertFreshPassword(ctx);
      return binding.handle(ctx, input, wire);
    },
  };
}
