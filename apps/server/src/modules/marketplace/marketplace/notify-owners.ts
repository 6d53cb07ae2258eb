import type { NoticeKind, NoticeSubject } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { sql } from 'kysely';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { speakInMail } from '../../../core/speak.ts';
import { notifyCustomers } from '../../messaging/notices/index.ts';
import { mailNotice } from '../../identity/settings/index.ts';
import { adapterOf } from './call-marketplace.ts';

type Kind = Extract<NoticeKind, `marketplace_${string}`>;
type Key = { readonly account_id: string; readonly connection_id: string };
type Told = Key & {
  readonly kind: Kind;
  readonly subject: { readonly type: NoticeSubject; readonly id: string };
  /** The marketplace's message; empty if there was none. */
  readonly reason: string;
  /** Page that the mail links to. */
  readonly path: string;
  readonly number?: string;
};

/** One mail per kind in this time while notices are unread: a shop can have hundreds of declined reports. */
const oneMailMs = 24 * 60 * 60_000;

/**
 * Owners without an unread notice about this since the last connect, and whether they were recently mailed about the
 * same kind.
 */
async function ownersToTell(ctx: Context, tx: Tx, { account_id: accountId, kind, subject }: Told, since: Date) {
  const mailedSince = new Date(Math.max(since.getTime(), ctx.now().getTime() - oneMailMs));
  const { rows } = await sql<{ id: string; mailed: boolean }>`
    SELECT u.id, EXISTS (SELECT 1 FROM notices AS n WHERE n.account_id = u.account_id AND n.user_id = u.id
        AND n.kind = ${kind} AND n.read_at IS NULL AND n.created_at >= ${mailedSince}) AS mailed
    FROM users AS u
    WHERE u.account_id = ${accountId} AND u.account_role = 'owner' AND u.disabled_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM notices AS n WHERE n.account_id = u.account_id AND n.user_id = u.id
        AND n.kind = ${kind} AND n.subject_id = ${subject.id} AND n.read_at IS NULL AND n.created_at >= ${since})
    ORDER BY u.id
  `.execute(tx);
  return rows;
}

/** Notifies the owners in the page, and by mail if they receive service mails. */
async function tellOwners(ctx: Context, tx: Tx, told: Told): Promise<void> {
  // Locked, so that concurrent notices see each other.
  const shop = await tx
    .selectFrom('marketplace_connections')
    .select(['provider', 'seller', 'connected_at'])
    .where('account_id', '=', told.account_id)
    .where('id', '=', told.connection_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { kind, subject, reason, path, number = '' } = told;
  const owners = await ownersToTell(ctx, tx, told, shop.connected_at);
  const provider = adapterOf(shop.provider)?.manifest.name ?? shop.provider;
  const params = { provider, seller: shop.seller, number };
  const userIds = owners.map(({ id }) => id);
  await notifyCustomers(tx, told.account_id, { userIds }, { kind, subject, params, at: ctx.now() });
  const words = (language: Language): Letter => {
    const t = speakInMail(language);
    const said = reason === '' ? [] : [t('marketplace.mail.reason', { ...params, reason })];
    return {
      language,
      subject: t(`marketplace.mail.${kind}`, params),
      paragraphs: [t(`notices.kinds.${kind}`, params), ...said],
      button: { label: t('marketplace.mail.open'), link: `${ctx.services.publicUrl}${path}` },
    };
  };
  for (const { id, mailed } of owners) if (!mailed) await mailNotice(tx, id, 'customer_service', words);
}

/** Notifies the owners that a seller's consent ended, in the same transaction. */
export async function notifyConsentEnded(ctx: Context, tx: Tx, key: Key): Promise<void> {
  const subject = { type: 'marketplace', id: key.connection_id } as const;
  await tellOwners(ctx, tx, {
    ...key,
    kind: 'marketplace_consent_ended',
    subject,
    reason: '',
    path: '/orders/ebay',
  });
}

/** Notifies the owners that a tracking number was finally declined, in the same transaction. */
export async function notifyTrackingRefused(
  ctx: Context,
  tx: Tx,
  order: Key & { readonly order_id: string; readonly external_id: string },
  reason: string,
): Promise<void> {
  const { account_id, connection_id, order_id: id, external_id: number } = order;
  await tellOwners(ctx, tx, {
    account_id,
    connection_id,
    kind: 'marketplace_tracking_refused',
    subject: { type: 'marketplace_order', id },
    reason,
    path: `/orders/ebay/${id}`,
    number,
  });
}
