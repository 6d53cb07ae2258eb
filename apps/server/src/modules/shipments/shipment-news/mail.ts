import { instantOf } from '@waybill/carriers';
import { addDays, zoned } from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import type { NewsKey } from './add-news.ts';
import type { Reader } from './readers.ts';

/** Time of the daily digest, in the reader's time zone. */
export const digestTime = '17:00';

/** The next digest time in a zone after an instant. */
export function nextDigest(now: Date, zone: string): Date {
  const { date } = zoned(now.getTime(), zone);
  const today = instantOf(date, digestTime, zone);
  return today > now ? today : instantOf(addDays(date, 1), digestTime, zone);
}

/** News of one person within this time go in one mail. */
export const gatherMs = 10 * 60_000;

/**
 * Whether a person has reached the limit of mails for today, in their time zone. Mails are told apart by when they are
 * due.
 */
async function hadEnough(ctx: Context, tx: Tx, accountId: string, userId: string, zone: string): Promise<boolean> {
  const since = instantOf(zoned(ctx.now().getTime(), zone).date, '00:00', zone);
  const { sent } = await tx
    .selectFrom('shipment_mails')
    .select((of) => of.fn.count<number>('due_at').distinct().as('sent'))
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return sent >= ctx.services.mailsADay;
}

/** When the mail leaves that gathers news now; that of a mail already waiting, if there is one. */
async function nextMail(ctx: Context, tx: Tx, accountId: string, userId: string): Promise<Date | null> {
  const { due } = await tx
    .selectFrom('shipment_mails')
    .select((of) => of.fn.min('due_at').as('due'))
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('mailed_at', 'is', null)
    .where('due_at', '>', ctx.now())
    .where('due_at', '<=', new Date(ctx.now().getTime() + gatherMs))
    .executeTakeFirstOrThrow();
  return due;
}

/**
 * Adds news to the next mail to a person: in ten minutes, or with the daily one if they prefer that or have reached the
 * limit of mails. The caller has locked their row.
 * @param zone of the pickup, for people who have set none
 * @returns how; null for people who want no mails
 */
export async function mailReader(
  ctx: Context,
  tx: Tx,
  { key, zone: pickupZone }: { readonly key: NewsKey; readonly zone: string },
  reader: Reader,
): Promise<'each' | 'daily' | null> {
  if (reader.mails === 'none') return null;
  const { account_id: accountId } = key;
  const now = ctx.now();
  const zone = reader.zone ?? pickupZone;
  const waiting = reader.mails === 'daily' ? null : await nextMail(ctx, tx, accountId, reader.id);
  const daily =
    waiting === null && (reader.mails === 'daily' || (await hadEnough(ctx, tx, accountId, reader.id, zone)));
  const added = await tx
    .insertInto('shipment_mails')
    .values({
      ...key,
      user_id: reader.id,
      id: newId(),
      created_at: now,
      due_at: waiting ?? (daily ? nextDigest(now, zone) : new Date(now.getTime() + gatherMs)),
      mailed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows === 0n) return null;
  return daily ? 'daily' : 'each';
}
