import { sql } from 'kysely';
import { signedIn, type Context } from '../context.ts';

/** The sender of an invitation: the signed-in person, with their current name. */
export function senderOf(ctx: Context): { readonly invited_by: string; readonly invited_by_id: string } {
  const { name, userId } = signedIn(ctx);
  return { invited_by: name, invited_by_id: userId };
}

type Open = {
  readonly expires_at: Date;
  /** Read with `sentByDisabledLogin`; missing for an invitation that was just sent. */
  readonly stopped?: boolean;
};

/** Whether an open invitation can no longer be accepted and must be sent again. */
export function isOver({ expires_at: end, stopped }: Open, now: Date): boolean {
  return end <= now || stopped === true;
}

/**
 * SQL for either table of invitations: the login that sent the invitation is disabled. Such an invitation cannot be
 * accepted, and someone else can send it again.
 */
export const sentByDisabledLogin = sql<boolean>`EXISTS (
  SELECT FROM users AS sender WHERE sender.id = invited_by_id AND sender.disabled_at IS NOT NULL)`;
