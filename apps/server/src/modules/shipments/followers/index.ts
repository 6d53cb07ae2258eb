import { linkDays } from '@waybill/contract';
import { z } from 'zod';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { addJob, defineJob, handleJob, type JobHandler } from '../../../core/jobs/define.ts';
import { sendMail } from '../../../core/mail/mailer.ts';
import { notifyFollowers, type ShipmentKey } from '../tracking/index.ts';
import { confirmMs } from './follow.ts';
import { followedShipment, newsMail, newsOf } from './follower-mails.ts';

export {
  askToFollow,
  confirmFollower,
  followerHere,
  readAddress,
  stopFollower,
  toConfirm,
  toStop,
  type NamedFollower,
} from './follow.ts';
export { followCookie, stopPath } from './follower-links.ts';

/** Mails the state of a shipment to each follower who has not had it yet, and records it in the same transaction. */
async function tell(ctx: Context, key: ShipmentKey): Promise<void> {
  await runCommand(ctx, 'shipment.followers_told', async (tx) => {
    const shipment = await followedShipment(tx, key);
    const told = newsOf(shipment);
    const followers = await tx
      .updateTable('shipment_followers')
      .set({ told })
      .where('account_id', '=', key.account_id)
      .where('shipment_id', '=', key.shipment_id)
      .where('confirmed_at', 'is not', null)
      .where('ended_at', 'is', null)
      .where('told', '!=', told)
      // Followers by number alone only get what the number shows, which the account may have restricted since.
      .where((of) => {
        const brand = of.selectFrom('account_brands').select('account_id').where('account_id', '=', key.account_id);
        return of.or([of('by_link', '=', true), of.not(of.exists(brand.where('number_shows', '=', 'nothing')))]);
      })
      .returning(['id', 'email', 'language', 'by_link'])
      .execute();
    if (followers.length === 0) return unchanged(undefined);
    for (const follower of followers) await addJob(tx, sendMail, newsMail(ctx.services, follower, shipment));
    const about = { subject: 'shipment', subjectId: key.shipment_id, accountId: key.account_id };
    return changed(undefined, { ...about, after: { told: followers.length } });
  });
}

const dayMs = 86_400_000;

/**
 * Deletes followers who are unconfirmed, unsubscribed, or whose shipment was delivered so long ago that its link
 * expired.
 */
async function forget(ctx: Context): Promise<void> {
  const [asked, over] = [ctx.now().getTime() - 2 * confirmMs, ctx.now().getTime() - linkDays * dayMs];
  await runCommand(ctx, 'shipment.followers_forgotten', async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('shipment_followers')
      .where((where) =>
        where.or([
          where.and([where('confirmed_at', 'is', null), where('asked_at', '<', new Date(asked))]),
          where('ended_at', '<', new Date(asked)),
          where.exists(
            where
              .selectFrom('shipments')
              .select('shipments.id')
              .whereRef('shipments.account_id', '=', 'shipment_followers.account_id')
              .whereRef('shipments.id', '=', 'shipment_followers.shipment_id')
              .where('shipments.delivered_at', '<', new Date(over)),
          ),
        ]),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return unchanged(undefined);
    return changed(undefined, {
      subject: 'shipment_follower',
      subjectId: null,
      after: { forgotten: Number(numDeletedRows) },
    });
  });
}

export const followersJobs: readonly JobHandler[] = [
  handleJob(notifyFollowers, tell),
  handleJob(defineJob('followers.forget', z.object({})), forget, { cron: '17 3 * * *' }),
];
