import type { Language } from '@waybill/phrases';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { systemContext, type Context } from '../../../../core/context.ts';
import { printedDate, printedMoney } from '../../../../core/documents/index.ts';
import { handleJob, type JobHandler } from '../../../../core/jobs/define.ts';
import type { Letter } from '../../../../core/mail/letter.ts';
import { speakInMail } from '../../../../core/speak.ts';
import { mailUsers, notifyCustomers } from '../../../messaging/notices/index.ts';
import { oldBooking, type OldBooking } from './old-booking.ts';
import { notifyRebookedJob } from './notify-job.ts';

type Told = { readonly old: OldBooking; readonly now: OldBooking; readonly reason: string; readonly kept: boolean };

/** The mail in one language: new carrier, pickup day, price, and reason. */
function mailOf({ services: { publicUrl } }: Context, { old, now, reason, kept }: Told, language: Language): Letter {
  const say = speakInMail(language);
  const words = {
    before: old.number,
    number: now.number,
    carrier: now.carrier,
    other: old.carrier,
    day: printedDate(now.pickupDate, language),
    price: printedMoney(now.price, language),
    old_price: printedMoney(old.price, language),
    reason,
  };
  return {
    language,
    subject: say('rebookings.mail.subject', words),
    paragraphs: [
      say('rebookings.mail.text', words),
      say(kept ? 'rebookings.mail.kept' : 'rebookings.mail.new', words),
      say('rebookings.mail.reason', words),
      say('rebookings.mail.papers', words),
    ],
    button: { label: say('rebookings.mail.open'), link: `${publicUrl}/track/detail/${now.id}` },
  };
}

/** Notifies the person who booked, or else the owners, in the page and by mail, once. */
async function tell(ctx: Context, accountId: string, id: string): Promise<void> {
  await runCommand(ctx, 'shipment.rebooked_told', async (tx) => {
    const row = await tx
      .updateTable('shipment_replacements')
      .set({ told_at: ctx.now() })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('told_at', 'is', null)
      .returning(['replaces', 'reason', 'price_kept'])
      .executeTakeFirst();
    if (row === undefined) return unchanged(undefined);
    const told = {
      old: await oldBooking(tx, row.replaces),
      now: await oldBooking(tx, id),
      reason: row.reason,
      kept: row.price_kept,
    };
    const { old, now } = told;
    const readers = now.bookedBy === null ? ({ roles: ['owner'] } as const) : { userId: now.bookedBy };
    const people = await notifyCustomers(tx, accountId, readers, {
      kind: 'shipment_rebooked',
      subject: { type: 'shipment', id },
      params: { before: old.number, number: now.number, carrier: now.carrier },
      at: ctx.now(),
    });
    await mailUsers(tx, people, (language) => mailOf(ctx, told, language));
    return changed(undefined, { subject: 'shipment', subjectId: id, accountId, after: { people: people.length } });
  });
}

export const notifyRebooked: JobHandler = handleJob(notifyRebookedJob, ({ services }, { account_id: accountId, id }) =>
  tell(systemContext(services, 'bookings.rebooked'), accountId, id),
);
