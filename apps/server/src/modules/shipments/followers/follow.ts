import { fields } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { systemContext, type Services } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { consume } from '../../../core/limits.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { notifyFollowers, type ShipmentKey } from '../tracking/index.ts';
import { isConfirmLink, isStopLink, type FollowerLink } from './follower-links.ts';
import { confirmMail, followedShipment, newsOf } from './follower-mails.ts';

/** Validity of a confirmation link in milliseconds: 24 hours. */
export const confirmMs = 86_400_000;

/** Rate limits for follow requests, so that no one can flood a stranger's mailbox. */
const limits = {
  network: { name: 'follow', points: 20, seconds: 3600 },
  address: { name: 'follow-address', points: 5, seconds: 86_400 },
} as const;

export type Asking = {
  readonly key: ShipmentKey;
  readonly email: string;
  readonly language: Language;
  readonly byLink: boolean;
  readonly ip: string;
};

/** Normalizes an address, or returns its problem. */
export function readAddress(
  typed: string,
): { readonly email: string } | { readonly problem: 'required' | 'invalid_email' | 'too_long' } {
  const read = fields.email.safeParse(typed);
  if (read.success) return { email: read.data };
  const [issue] = read.error.issues;
  return { problem: (issue?.message ?? 'invalid_email') as 'invalid_email' };
}

/**
 * Mails a confirmation link to someone who wants to follow a shipment. Whether they already follow it is revealed only
 * in the mail, not to the requester.
 * @throws Refusal too_many_attempts
 */
export async function askToFollow(services: Services, asking: Asking): Promise<void> {
  const { key, email, language, byLink, ip } = asking;
  await consume(services, { ...limits.network, key: ip });
  await consume(services, { ...limits.address, key: email });
  const ctx = systemContext(services, 'follow');
  await runCommand(ctx, 'shipment.follow_asked', async (tx) => {
    const shipment = await followedShipment(tx, key);
    const asked_at = ctx.now();
    const follower = await tx
      .insertInto('shipment_followers')
      .values({ ...key, id: newId(), email, language, by_link: byLink, asked_at })
      .onConflict((there) =>
        there
          .columns(['account_id', 'shipment_id', 'email'])
          .doUpdateSet({ language, by_link: byLink, asked_at, confirmed_at: null, ended_at: null })
          // A confirmed follower stays confirmed.
          .where((where) =>
            where.or([
              where('shipment_followers.confirmed_at', 'is', null),
              where('shipment_followers.ended_at', 'is not', null),
            ]),
          ),
      )
      .returning(['id', 'email', 'language', 'by_link'])
      .executeTakeFirst();
    if (follower === undefined) return unchanged(undefined);
    await addJob(tx, sendMail, confirmMail(services, follower, shipment, asked_at), {
      key: `follow-ask:${follower.id}`,
    });
    const about = { subject: 'shipment', subjectId: key.shipment_id, accountId: key.account_id };
    return changed(undefined, { ...about, after: { follower: follower.id } });
  });
}

/** The follower of a link, with its shipment. */
async function followerBy(services: Services, id: string) {
  if (!fields.id.safeParse(id).success) return undefined;
  return services.database.staff
    .selectFrom('shipment_followers')
    .innerJoin('shipments', (join) =>
      join
        .onRef('shipments.account_id', '=', 'shipment_followers.account_id')
        .onRef('shipments.id', '=', 'shipment_followers.shipment_id'),
    )
    .select([
      'shipment_followers.account_id',
      'shipment_id',
      'shipment_followers.id',
      'by_link',
      'asked_at',
      'confirmed_at',
      'ended_at',
      'bol_number',
      'share_key',
    ])
    .where('shipment_followers.id', '=', id)
    .executeTakeFirst();
}
export type NamedFollower = NonNullable<Awaited<ReturnType<typeof followerBy>>>;

/** The follower of a confirmation link; null if it is invalid, replaced by a newer one, or expired. */
export async function toConfirm(services: Services, link: FollowerLink): Promise<NamedFollower | null> {
  const found = await followerBy(services, link.id);
  if (found === undefined || !isConfirmLink(services, link, found.asked_at)) return null;
  const fresh = services.clock().getTime() - found.asked_at.getTime() <= confirmMs;
  return found.ended_at === null && (fresh || found.confirmed_at !== null) ? found : null;
}

/** The follower of an unsubscribe link; null if it is invalid. */
export async function toStop(services: Services, link: FollowerLink): Promise<NamedFollower | null> {
  const found = await followerBy(services, link.id);
  return found !== undefined && isStopLink(services, link) ? found : null;
}

/** The follower of a cookie that follows the shipment of a number; null if there is none. */
export async function followerHere(
  services: Services,
  number: string,
  cookie: string | undefined,
): Promise<NamedFollower | null> {
  const [id = '', signature] = (cookie ?? '').split('.');
  const found = await toStop(services, { id, signature });
  return found !== null && found.confirmed_at !== null && found.ended_at === null && found.bol_number === number
    ? found
    : null;
}

function noteOn({ id, shipment_id, account_id }: NamedFollower) {
  return { subject: 'shipment', subjectId: shipment_id, accountId: account_id, after: { follower: id } };
}

/** Confirms a follower, who then gets a mail for each change. Idempotent. */
export async function confirmFollower(services: Services, follower: NamedFollower): Promise<void> {
  const ctx = systemContext(services, 'follow');
  await runCommand(ctx, 'shipment.follow_confirmed', async (tx) => {
    const told = newsOf(await followedShipment(tx, follower));
    const { numUpdatedRows } = await tx
      .updateTable('shipment_followers')
      .set({ confirmed_at: ctx.now(), told })
      .where('account_id', '=', follower.account_id)
      .where('shipment_id', '=', follower.shipment_id)
      .where('id', '=', follower.id)
      .where('confirmed_at', 'is', null)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return unchanged(undefined);
    // A concurrent change may not have seen the new follower, so check for news once more.
    const { account_id, shipment_id } = follower;
    await addJob(tx, notifyFollowers, { account_id, shipment_id }, { runAt: new Date(ctx.now().getTime() + 60_000) });
    return changed(undefined, noteOn(follower));
  });
}

/** Ends the mails to a follower. Idempotent. */
export async function stopFollower(services: Services, follower: NamedFollower): Promise<void> {
  const ctx = systemContext(services, 'follow');
  await runCommand(ctx, 'shipment.follow_ended', async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('shipment_followers')
      .set({ ended_at: ctx.now() })
      .where('account_id', '=', follower.account_id)
      .where('shipment_id', '=', follower.shipment_id)
      .where('id', '=', follower.id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 0n ? unchanged(undefined) : changed(undefined, noteOn(follower));
  });
}
