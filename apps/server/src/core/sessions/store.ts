import type { AskedFor } from '@waybill/contract';
import type { FastifyRequest } from 'fastify';
import type { CompiledQuery } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { batched } from '../database/batched.ts';
import { absoluteLifetime, idleLifetime } from './lifetimes.ts';
import { personColumns } from './person.ts';
import { secretHash } from './secret-hash.ts';
import type { SessionView } from './view.ts';

function sessionsQuery(db: Db, idHashes: readonly Buffer[]) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      ...personColumns,
      'sessions.id_hash',
      'sessions.created_at as began_at',
      'sessions.last_seen_at',
      'sessions.view_id',
      'sessions.view_account_id',
      'sessions.view_began_at',
      'sessions.view_asked_by',
      'sessions.view_asked_how',
    ])
    .where('sessions.id_hash', 'in', idHashes);
}

type SessionRow = Awaited<ReturnType<ReturnType<typeof sessionsQuery>['executeTakeFirstOrThrow']>>;

const statements = new Map<number, CompiledQuery<SessionRow>>();

/** Cached statement for each number of sessions, since every request uses it. */
function statementFor(db: Db, sessions: number): CompiledQuery<SessionRow> {
  const known = statements.get(sessions);
  if (known !== undefined) return known;
  const made = sessionsQuery(
    db,
    Array.from({ length: sessions }, () => Buffer.alloc(0)),
  ).compile();
  statements.set(sessions, made);
  return made;
}

/**
 * Reads sessions. Their number is rounded up to a power of two by repeating the last one: there would be too many
 * prepared statements otherwise, and an array parameter would be planned anew each time.
 */
async function readSessions(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, SessionRow>> {
  const length = 2 ** Math.ceil(Math.log2(keys.length));
  const parameters = Array.from({ length }, (_, at) => Buffer.from(keys[Math.min(at, keys.length - 1)] ?? '', 'hex'));
  const { rows } = await db.executeQuery<SessionRow>({ ...statementFor(db, length), parameters });
  return new Map(rows.map((row) => [row.id_hash.toString('hex'), row]));
}

const readers = new WeakMap<Db, (key: string) => Promise<SessionRow | undefined>>();

function readerOf(db: Db) {
  const known = readers.get(db);
  if (known !== undefined) return known;
  const made = batched((keys) => readSessions(db, keys));
  readers.set(db, made);
  return made;
}

/** A session with its person. Concurrent requests are answered by one statement. */
export async function findSession(db: Db, idHash: Buffer): Promise<SessionRow | undefined> {
  return readerOf(db)(idHash.toString('hex'));
}
export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** Whether a session is valid: the person is not disabled, and neither lifetime has passed. */
export function isLive(session: FoundSession, now: Date): boolean {
  return (
    session.disabled_at === null &&
    now.getTime() - session.last_seen_at.getTime() < idleLifetime &&
    now.getTime() - session.began_at.getTime() < absoluteLifetime(session.roles)
  );
}

type ViewColumns = Pick<
  FoundSession,
  'view_id' | 'view_account_id' | 'view_began_at' | 'view_asked_by' | 'view_asked_how'
>;

/** The view that is open in a session, even if its time is over. */
export function viewOf({
  view_id: id,
  view_account_id: accountId,
  view_began_at: beganAt,
  view_asked_by: by,
  view_asked_how: how,
}: ViewColumns): SessionView | null {
  if (id === null || accountId === null || beganAt === null) return null;
  const asked = by === null || how === null ? null : { asked_by: by, asked_how: how as AskedFor['asked_how'] };
  return { id, accountId, beganAt, asked };
}

/** IP and user agent of a request. */
export function browserOf(request: FastifyRequest): { readonly ip: string; readonly user_agent: string | null } {
  return { ip: request.ip, user_agent: request.headers['user-agent']?.slice(0, 500) ?? null };
}

/**
 * Saves a new session. Only the hash of its value is stored.
 * @param session `series` of the "remember me" cookie issued with it
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

/** Updates the last use of a session. */
export async function renewSession(db: Db, idHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends one session by its value; null does nothing. */
export async function endSession(tx: Tx, value: string | null): Promise<void> {
  if (value !== null) await endSessionBy(tx, secretHash(value));
}

/** Ends one session and the "remember me" cookies of its browser, which would otherwise start it again. */
export async function endSessionBy(tx: Tx, idHash: Buffer): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id_hash', '=', idHash)
    .returning(['user_id', 'remember_series'])
    .executeTakeFirst();
  if (!ended || ended.remember_series === null) return;
  const { user_id: userId, remember_series: series } = ended;
  await tx.deleteFrom('remember_tokens').where('user_id', '=', userId).where('series', '=', series).execute();
}

/**
 * Ends the sessions, "remember me" cookies, and unfinished logins of a person.
 * @param except session and cookie series to keep
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
