import type { AccountRole, NoticeKind, NoticeSubject, StaffRole } from '@waybill/contract';
import { asLanguage, type Language } from '@waybill/phrases';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';

/** A notice as data. It is translated to the reader's language when shown. */
export type News = {
  readonly kind: NoticeKind;
  readonly subject: { readonly type: NoticeSubject; readonly id: string | null };
  readonly params: Readonly<Record<string, string | number>>;
  readonly at: Date;
};

/**
 * Recipients in an account: one person, or the owners if that person is gone; people chosen by id; or everyone with
 * some roles.
 */
export type Readers =
  | { readonly userId: string }
  | { readonly userIds: readonly string[] }
  | { readonly roles: readonly AccountRole[] };

async function readersOf(db: Db | Tx, accountId: string, readers: Readers): Promise<string[]> {
  const people = db
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null);
  if ('userId' in readers) {
    const found = await people.where('id', '=', readers.userId).executeTakeFirst();
    if (found !== undefined) return [found.id];
  }
  if ('userIds' in readers) {
    if (readers.userIds.length === 0) return [];
    const chosen = await people.where('id', 'in', [...readers.userIds]).execute();
    return chosen.map(({ id }) => id);
  }
  const roles: readonly AccountRole[] = 'roles' in readers ? readers.roles : ['owner'];
  const rows = await people.where('account_role', 'in', [...roles]).execute();
  return rows.map(({ id }) => id);
}

/**
 * Notifies people of an account in the page, in the transaction of the event.
 * @returns ids of the recipients
 */
export async function notifyCustomers(tx: Tx, accountId: string, readers: Readers, news: News): Promise<string[]> {
  const people = await readersOf(tx, accountId, readers);
  if (people.length === 0) return [];
  const id = newId();
  await tx
    .insertInto('notices')
    .values(
      people.map((userId) => ({
        account_id: accountId,
        user_id: userId,
        id,
        kind: news.kind,
        subject_type: news.subject.type,
        subject_id: news.subject.id,
        params: JSON.stringify(news.params),
        created_at: news.at,
      })),
    )
    .execute();
  return people;
}

/** Staff who hold one of the roles and can log in. */
export function staffWith(db: Db | Tx, roles: readonly StaffRole[]) {
  return db
    .selectFrom('users')
    .where('disabled_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('account_id', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('user_roles')
          .select('role')
          .whereRef('user_roles.user_id', '=', 'users.id')
          .where('role', 'in', [...roles]),
      ),
    );
}

/** Staff who hold one of the roles and can log in, with their language. */
export async function staffOf(
  db: Db | Tx,
  roles: readonly StaffRole[],
): Promise<{ readonly email: string; readonly language: Language }[]> {
  const rows = await staffWith(db, roles).select(['email', 'language']).execute();
  return rows.map(({ email, language }) => ({ email, language: asLanguage(language) }));
}

/**
 * Notifies staff in the page, in the transaction of the event. Also works in a customer's transaction, which cannot
 * read staff.
 * @param readers the named person if they still hold one of the roles, else everyone who does
 */
export async function notifyStaff(
  tx: Tx,
  readers: { readonly userId: string | null; readonly roles: readonly StaffRole[] },
  news: News,
): Promise<void> {
  await sql`SELECT tell_staff(${readers.userId}::uuid, ${[...readers.roles]}::text[], ${newId()}::uuid, ${news.kind}::text,
    ${news.subject.type}::text, ${news.subject.id}::uuid, ${JSON.stringify(news.params)}::jsonb,
    ${news.at.toISOString()}::timestamptz)`.execute(tx);
}
