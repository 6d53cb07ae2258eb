import type { Database } from '../../../apps/server/src/core/database/database.ts';
import { newId, newSecret } from '../../../apps/server/src/core/ids.ts';
import { csrfToken } from '../../../apps/server/src/core/sessions/csrf-token.ts';
import { secretHash } from '../../../apps/server/src/core/sessions/secret-hash.ts';
import { siteSecret } from '../../outside/site.ts';

/** Headers of somebody who is signed in at every server of the site. */
export type Headers = Readonly<Record<string, string>>;
/** A customer and whoever of the staff answers them. */
export type Talker = { readonly customer: Headers; readonly staff: Headers };

async function addPerson(database: Database, name: string, accountId: string | null): Promise<Headers> {
  const [id, session, now] = [newId(), newSecret(), new Date()];
  const { staff } = database;
  await staff
    .insertInto('users')
    .values({
      id,
      account_id: accountId,
      account_role: accountId === null ? null : 'owner',
      name,
      email: `${id}@chats.example`,
      // Nobody logs in by it; the session is written down here.
      password_hash: '',
      email_verified_at: now,
      created_at: now,
    })
    .execute();
  if (accountId === null)
    await staff.insertInto('user_roles').values({ user_id: id, role: 'fpg_ops', granted_at: now }).execute();
  await staff
    .insertInto('sessions')
    .values({ id_hash: secretHash(session), user_id: id, created_at: now, last_seen_at: now })
    .execute();
  return {
    accept: 'application/json',
    cookie: `waybill_session=${session}`,
    'x-xsrf-token': csrfToken(siteSecret, session),
  };
}

/** Adds so many customers, each of an account of their own, with one of the staff for each. */
export async function addTalkers(database: Database, count: number): Promise<Talker[]> {
  const talkers: Talker[] = [];
  for (let made = 0; made < count; made += 1) {
    const accountId = newId();
    await database.staff
      .insertInto('accounts')
      .values({ id: accountId, name: `Account ${made}`, created_at: new Date() })
      .execute();
    talkers.push({
      customer: await addPerson(database, 'Customer', accountId),
      staff: await addPerson(database, 'Staff', null),
    });
  }
  return talkers;
}
