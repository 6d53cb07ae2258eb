import { createHash, createHmac } from 'node:crypto';
import pg from 'pg';

/** Database URLs with one login for each role of the server. */
export type DatabaseLogins = { readonly app: string; readonly staff: string; readonly worker: string };

/** A login is missing or has too many rights. The message is one line. */
export class LoginError extends Error {
  override readonly name = 'LoginError';
}

const roles = { app: 'waybill_app', staff: 'waybill_staff', worker: 'waybill_worker' } as const;
type Kind = keyof typeof roles;
const kinds = Object.keys(roles) as readonly Kind[];

/** Environment variables for logins that an operator created. */
export const loginSettings = {
  app: 'DATABASE_APP_URL',
  staff: 'DATABASE_STAFF_URL',
  worker: 'DATABASE_WORKER_URL',
} as const;

/** Roles are global to the server, so each owner has its own logins. */
function loginName(kind: Kind, owner: string): string {
  return `${roles[kind]}_login_${createHash('sha256').update(owner).digest('hex').slice(0, 12)}`;
}

/** Password derived from the owner's, so that every process knows it; null if the owner has none. */
function passwordOf(ownerPassword: string | null, login: string): string | null {
  if (ownerPassword === null) return null;
  return createHmac('sha256', ownerPassword).update(`waybill login ${login}`).digest('base64url');
}

function ownerOf(url: string): { readonly user: string; readonly password: string | null } {
  // As the driver reads it: from the URL, or from PGUSER and PGPASSWORD.
  const { user, password } = new pg.Client({ connectionString: url });
  return { user: user ?? '', password: typeof password === 'string' && password !== '' ? password : null };
}

type Made = { readonly url: string; readonly name: string; readonly password: string | null };

function made(kind: Kind, ownerUrl: string): Made {
  const owner = ownerOf(ownerUrl);
  const name = loginName(kind, owner.user);
  const password = passwordOf(owner.password, name);
  return { url: withParameters(ownerUrl, { user: name, ...(password === null ? {} : { password }) }), name, password };
}

/** Adds parameters to a URL, which override its own. */
export function withParameters(url: string, parameters: Readonly<Record<string, string>>): string {
  // The driver accepts addresses that are not URLs, such as sockets, so the text is not parsed.
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams(parameters).toString().replaceAll('+', '%20')}`;
}

/** URLs of the logins that the server creates for itself, derived from the owner's URL. */
export function loginsOf(ownerUrl: string): DatabaseLogins {
  return { app: made('app', ownerUrl).url, staff: made('staff', ownerUrl).url, worker: made('worker', ownerUrl).url };
}

/** The given logins, or those derived from the owner's URL. */
export function loginsFrom(from: DatabaseLogins | string): DatabaseLogins {
  return typeof from === 'string' ? loginsOf(from) : from;
}

/** Lists rights of a login beyond its role; empty if it has none. */
const excess = `
  SELECT coalesce(string_agg(what, ', ' ORDER BY what), '') AS what FROM (
    SELECT unnest(ARRAY[
      CASE WHEN rolsuper THEN 'superuser' END, CASE WHEN rolbypassrls THEN 'bypassrls' END,
      CASE WHEN rolcreaterole THEN 'createrole' END, CASE WHEN rolcreatedb THEN 'createdb' END,
      CASE WHEN rolreplication THEN 'replication' END]) AS what
    FROM pg_roles WHERE rolname = session_user
    UNION ALL
    SELECT 'member of ' || rolname FROM pg_roles
    WHERE rolname NOT IN (session_user, $1) AND pg_has_role(session_user, oid, 'MEMBER')
    UNION ALL
    SELECT 'no member of ' || $1 WHERE NOT pg_has_role(session_user, $1, 'USAGE')
  ) AS found WHERE what IS NOT NULL`;

/** @returns why the login is unusable, or null */
async function problemOf(kind: Kind, url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ what: string }>(excess, [roles[kind]]);
    const what = rows[0]?.what ?? '';
    return what === '' ? null : `has other rights than ${roles[kind]} (${what})`;
  } catch (error) {
    return `cannot log in: ${error instanceof Error ? error.message : String(error)}`;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeLogin(owner: pg.Client, kind: Kind, name: string, password: string | null): Promise<void> {
  const { rowCount } = await owner.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
  const secret = password === null ? 'NULL' : owner.escapeLiteral(password);
  // Only LOGIN: new roles have no other rights, and naming those requires having them since release 16.
  await owner.query(`${rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${name} LOGIN PASSWORD ${secret}`);
  await owner.query(`GRANT ${roles[kind]} TO ${name}`);
}

/**
 * Checks logins created by an operator: each works, and has only the rights of its role.
 * @throws LoginError with a one-line message that names the setting
 */
export async function checkLogins(given: DatabaseLogins): Promise<void> {
  for (const kind of kinds) {
    const problem = await problemOf(kind, given[kind]);
    if (problem !== null) throw new LoginError(`${loginSettings[kind]}: the login ${problem}`);
  }
}

/**
 * Ensures that the server can log in as roles with only their own rights, so that no statement can reset the role to
 * the owner. Logins of an operator are only checked; the server's own are created, or get the password derived from the
 * owner's.
 * @param owner a connection as the owner, holding the migration lock
 * @throws LoginError with a one-line message that names the setting
 */
export async function ensureLogins(owner: pg.Client, ownerUrl: string, given: DatabaseLogins | null): Promise<void> {
  if (given !== null) return checkLogins(given);
  for (const kind of kinds) {
    const { url, name, password } = made(kind, ownerUrl);
    if ((await problemOf(kind, url)) === null) continue;
    const failed = await makeLogin(owner, kind, name, password).then(
      () => null,
      (error: Error) => error.message,
    );
    // Another database of the same server may have created it at the same time.
    const problem = await problemOf(kind, url);
    if (problem === null) continue;
    throw new LoginError(
      `The login ${name} ${problem}${failed === null ? '' : `; making it failed: ${failed}`}. ` +
        `Make a login with the role ${roles[kind]} yourself and set ${loginSettings[kind]} (see docs/how-to/use-your-own-database.md)`,
    );
  }
}
