import type { FastifyRequest } from 'fastify';
import type { Tx } from '../database/database.ts';
import { newId, newSecret } from '../ids.ts';
import { rememberLifetime } from './lifetimes.ts';
import { secretHash } from './secret-hash.ts';
import { browserOf } from './store.ts';

/** A parsed "remember me" cookie: the series stays with one browser, the token is replaced at each use. */
export type RememberCookie = { readonly series: string; readonly tokenHash: Buffer };

const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Parses a cookie; null when it is malformed. */
export function readRemember(value: string | null): RememberCookie | null {
  const [, series, token] = shape.exec(value ?? '') ?? [];
  return series === undefined || token === undefined ? null : { series, tokenHash: secretHash(token) };
}

/** Saves a new token, of a new or the given series, and returns the cookie value. */
export async function issueRemember(
  tx: Tx,
  holder: { readonly userId: string; readonly now: Date; readonly series?: string },
  request: FastifyRequest,
): Promise<{ readonly series: string; readonly cookie: string }> {
  const series = holder.series ?? newId();
  const token = newSecret();
  await tx
    .insertInto('remember_tokens')
    .values({
      series,
      token_hash: secretHash(token),
      user_id: holder.userId,
      created_at: holder.now,
      expires_at: new Date(holder.now.getTime() + rememberLifetime),
      ...browserOf(request),
    })
    .execute();
  return { series, cookie: `${series}.${token}` };
}

/** Ends the series of a cookie, if it is valid. */
export async function endRemember(tx: Tx, value: string | null): Promise<void> {
  const cookie = readRemember(value);
  if (cookie === null) return;
  const mine = tx
    .selectFrom('remember_tokens')
    .select('series')
    .where('series', '=', cookie.series)
    .where('token_hash', '=', cookie.tokenHash);
  await tx.deleteFrom('remember_tokens').where('series', 'in', mine).execute();
}
