import { sql } from 'kysely';

/**
 * Whether the login that an invitation was sent with is disabled by now, in a query of either table of invitations: nobody
 * joins by it then, and it can be sent anew by somebody else.
 */
export const sentByDisabledLogin = sql<boolean>`EXISTS (
  SELECT FROM users AS sender WHERE sender.id = invited_by_id AND sender.disabled_at IS NOT NULL)`;
