import type { FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { absoluteLifetime, idleLifetime } from './lifetimes.ts';
import { personColumns } from './person.ts';
import { secretHash } from './secret-hash.ts';

function sessionQuery(db: Db, idHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...personColumns, 'sessions.created_at as began_at', 'sessions.last_seen_at'])
    .where('sessions.id_hash', '=', idHash);
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionQuery>['executeTakeFirstOrThrow']>>;

let compiled: CompiledQuery<SessionRow> | null = null;

/**
 * A session with the person it belongs to, in one read. Every request makes it, so its statement is put together
 * once and only the hash changes.
 */
export async function findSession(db: Db, idHash: Buffer) {
  compiled ??= sessionQuery(db, idHash).compile();
  const { rows } = await db.executeQuery<SessionRow>({ ...compiled, parameters: [idHash] });
  return rows[0];
}
export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Whether a session still counts: the person is not disabled, and neither lifetime has passed. */
export function isLive(session: FoundSession, now: Date): boolean {
  return (
    session.disabled_at === null &&
    now.getTime() - session.last_seen_at.getTime() < idleLifetime &&
    now.getTime() - session.began_at.getTime() < absoluteLifetime(session.roles)
  );
}

/** What a request tells about the browser it comes from. */
export function browserOf(request: FastifyRequest): { readonly ip: string; readonly user_agent: string | null } {
  return { ip: request.ip, user_agent: request.headers['user-agent']?.slice(0, 500) ?? null };
}

/**
 * Writes a new session down. Only the hash of its value is kept.
 * @param session `series` is that of the "remember me" cookie handed out with it
 */
export async function openSession(
  tx: Tx,
  session: { readonly value: string; readonly userId: string; readonly now: Date; readonly series: string | null },
  request: FastifyRequest,
): Promise<Buffer> {
  const idHash = secretHash(session.value);
  await tx
    .insertInto('sessions')
    .values({
      id_hash: idHash,
      user_id: session.userId,
      created_at: session.now,
      last_seen_at: session.now,
      remember_series: session.series,
      ...browserOf(request),
    })
    .execute();
  return idHash;
}

/** Writes down that a session is in use. */
export async function renewSession(db: Db, idHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends one session by its value; null ends none. */
export async function endSession(tx: Tx, value: string | null): Promise<void> {
  if (value === null) return;
  await tx.deleteFrom('sessions').where('id_hash', '=', secretHash(value)).execute();
}

/**
 * Ends the sessions, "remember me" cookies and unfinished logins of a person.
 * @param except the session and the series of cookies that go on
 */
export async function endSessionsOf(
  tx: Tx,
  userId: string,
  except: { readonly session?: Buffer; readonly series?: string | null } = {},
): Promise<void> {
  let sessions = tx.deleteFrom('sessions').where('user_id', '=', userId);
  if (except.session) sessions = sessions.where('id_hash', '<>', except.session);
  let cookies = tx.deleteFrom('remember_tokens').where('user_id', '=', userId);
  if (except.series) cookies = cookies.where('series', '<>', except.series);
  await sessions.execute();
  await cookies.execute();
  await tx.deleteFrom('two_factor_challenges').where('user_id', '=', userId).execute();
}
