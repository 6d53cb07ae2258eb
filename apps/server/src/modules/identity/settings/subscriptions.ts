import { subscriptionKinds, type SubscriptionKind } from '@waybill/contract';
import { asLanguage } from '@waybill/phrases';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Services } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { addJob } from '../../../core/jobs/define.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { sendMail, type Mail } from '../../../core/mail/mailer.ts';
import { isLinkSignature, linkSignature } from '../../../core/signed-link.ts';
import { speak } from '../../../core/speak.ts';

const purpose = 'unsubscribe';

/** Whether a person wants mails of a kind. Always false for disabled or removed people. */
export async function allowsMail(db: Db | Tx, userId: string, kind: SubscriptionKind): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(['subscriptions', 'disabled_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return row !== undefined && row.disabled_at === null && row.subscriptions.includes(kind);
}

/** Link that ends one subscription of a person, without a login and without expiry. */
export function unsubscribeLink({ secret, publicUrl }: Services, userId: string, kind: SubscriptionKind): string {
  return `${publicUrl}/unsubscribe/${userId}/${kind}?signature=${linkSignature(secret, purpose, userId, kind)}`;
}

/** The person and kind of an unsubscribe link; null when we did not make it. */
export function readUnsubscribeLink(
  { secret }: Services,
  link: { readonly userId: string; readonly kind: string; readonly signature: unknown },
): { readonly userId: string; readonly kind: SubscriptionKind } | null {
  const kind = subscriptionKinds.find((one) => one === link.kind);
  const genuine =
    kind !== undefined &&
    typeof link.signature === 'string' &&
    isLinkSignature(secret, link.signature, purpose, link.userId, kind);
  return genuine ? { userId: link.userId, kind } : null;
}

/** Ends a subscription. Idempotent. */
export async function unsubscribe(services: Services, userId: string, kind: SubscriptionKind): Promise<void> {
  const ctx = systemContext(services, 'unsubscribe');
  await runCommand(ctx, 'subscription.ended', async (tx) => {
    const row = await tx
      .selectFrom('users')
      .select(['subscriptions', 'account_id'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row?.subscriptions.includes(kind)) return unchanged(undefined);
    const left = row.subscriptions.filter((one) => one !== kind);
    await tx.updateTable('users').set({ subscriptions: left }).where('id', '=', userId).execute();
    const about = { subject: 'user', subjectId: userId, accountId: row.account_id };
    return changed(undefined, {
      ...about,
      before: { subscriptions: row.subscriptions },
      after: { subscriptions: left },
    });
  });
}

/** Headers of RFC 8058: the mail program can unsubscribe with one click, without a login. */
export function oneClick(link: string) {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The unsubscribe link of a mail, in its foot and in its headers. */
export function unsubscribeOf(
  services: Services,
  { foot, subscription, way_out: wayOut }: Mail,
): { readonly foot: Mail['foot']; readonly headers?: Readonly<Record<string, string>> } {
  if (wayOut !== undefined) return { foot, headers: oneClick(wayOut) };
  if (subscription === undefined) return { foot };
  const link = unsubscribeLink(services, subscription.user_id, subscription.kind);
  const language = asLanguage(subscription.language);
  return { foot: { text: speak(language)('settings.mail_foot'), link }, headers: oneClick(link) };
}

/**
 * Mails a notice of a subscription after the transaction commits, if the person wants that kind. The subscription is
 * checked again when it is sent.
 * @param words the letter in the person's language
 * @returns whether it is queued
 */
export async function mailNotice(
  tx: Db | Tx,
  userId: string,
  kind: SubscriptionKind,
  words: (language: 'en' | 'es') => Letter,
): Promise<boolean> {
  if (!(await allowsMail(tx, userId, kind))) return false;
  const row = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const language = asLanguage(row.language);
  const subscription = { user_id: userId, kind, language };
  await addJob(tx, sendMail, { to: row.email, ...words(language), subscription });
  return true;
}
