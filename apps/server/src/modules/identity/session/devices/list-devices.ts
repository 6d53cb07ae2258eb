import type { Answer, Device, endpoints } from '@waybill/contract';
import { signedIn, type Context } from '../../../../core/context.ts';
import { absoluteLifetime, idleLifetime } from '../../../../core/sessions/lifetimes.ts';
import { acrossAccounts } from '../across-accounts.ts';
import { browserName } from './browser-name.ts';

type List = (typeof endpoints)['devices']['list'];

async function liveSessions(ctx: Context) {
  const { userId, roles } = signedIn(ctx);
  const before = (lifetime: number) => new Date(ctx.now().getTime() - lifetime);
  return ctx.db
    .selectFrom('sessions')
    .select(['id_hash', 'created_at', 'last_seen_at', 'ip', 'user_agent', 'remember_series'])
    .where('user_id', '=', userId)
    .where('last_seen_at', '>', before(idleLifetime))
    .where('created_at', '>', before(absoluteLifetime(roles)))
    .execute();
}

/** Browsers with a valid "remember me" cookie. */
async function remembered(ctx: Context) {
  return ctx.db
    .selectFrom('remember_tokens')
    .select(['series', 'created_at', 'ip', 'user_agent'])
    .where('user_id', '=', signedIn(ctx).userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .execute();
}

/**
 * Devices of the person: every live session, and every remembered browser without one, newest first. A session's id is
 * the hash of its secret, so it grants no access.
 */
export async function listDevices(outer: Context): Promise<Answer<List>> {
  const ctx = acrossAccounts(outer);
  const { session: current } = signedIn(ctx);
  const [sessions, cookies] = await Promise.all([liveSessions(ctx), remembered(ctx)]);
  const series = new Set(cookies.map((cookie) => cookie.series));
  const live = sessions.map((row): Device => ({
    id: row.id_hash.toString('hex'),
    current: row.id_hash.equals(current),
    ...browserName(row.user_agent),
    ip: row.ip,
    remembered: row.remember_series !== null && series.has(row.remember_series),
    since: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
  const shown = new Set(sessions.map((row) => row.remember_series));
  const asleep = cookies
    .filter((cookie) => !shown.has(cookie.series))
    .map((cookie): Device => ({
      id: cookie.series,
      current: false,
      ...browserName(cookie.user_agent),
      ip: cookie.ip,
      remembered: true,
      since: cookie.created_at.toISOString(),
      last_seen_at: cookie.created_at.toISOString(),
    }));
  const newestFirst = [...live, ...asleep].toSorted((one, other) => other.last_seen_at.localeCompare(one.last_seen_at));
  return { data: newestFirst.toSorted((one, other) => Number(other.current) - Number(one.current)) };
}
