import type { Language } from '@waybill/phrases';
import { bookingFor, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { invalidField } from '../../../core/refusal.ts';
import { speakInMail } from '../../../core/speak.ts';
import { mailUsers, notifyCustomers } from '../../messaging/notices/index.ts';
import { bookedForOf } from '../../shipments/shipments/index.ts';
import type { BookingForCustomer } from './claim-booking.ts';

/**
 * What staff book in a view of an account that asked for it: kept with the claim, so that no booking of theirs is without
 * who asked. Null where the caller books for themselves.
 * @throws an invalid field for a booking with Pay Now: staff hold no card of a customer
 */
export function deskOf(
  ctx: Context,
  id: string,
  accountId: string,
  payment: string | undefined,
): BookingForCustomer | null {
  const asked = bookingFor(ctx);
  if (asked === null) return null;
  if (payment === 'now') throw invalidField('payment', 'invalid');
  return {
    forWhom: null,
    needsAcceptance: true,
    claimed: async (tx) => {
      await tx
        .insertInto('bookings_for_customers')
        .values({
          account_id: accountId,
          id,
          by_id: asked.by.userId,
          by_name: asked.by.name,
          ...asked.asked,
          created_at: ctx.now(),
        })
        .execute();
    },
  };
}

type Booked = { readonly id: string; readonly bol_number: string; readonly carrier_name: string };

function mailOf(ctx: Context, row: Booked, by: string, askedBy: string, language: Language): Letter {
  const say = speakInMail(language);
  const words = { number: row.bol_number, carrier: row.carrier_name, name: by, asked_by: askedBy };
  return {
    language,
    subject: say('booking_for.mail.subject', words),
    paragraphs: [say('booking_for.mail.text', words), say('booking_for.mail.wrong', words)],
    button: { label: say('booking_for.mail.open'), link: `${ctx.services.publicUrl}/track/detail/${row.id}` },
  };
}

/** Notifies the owners of a booking that staff made for them, in the transaction of the booking. */
export async function notifyBookedFor(ctx: Context, tx: Tx, accountId: string, row: Booked): Promise<void> {
  const booked = await bookedForOf(tx, accountId, row.id);
  if (booked === null) return;
  const people = await notifyCustomers(
    tx,
    accountId,
    { roles: ['owner'] },
    {
      kind: 'shipment_booked_for',
      subject: { type: 'shipment', id: row.id },
      params: { number: row.bol_number, name: booked.by, asked_by: booked.asked_by },
      at: ctx.now(),
    },
  );
  await mailUsers(tx, people, (language) => mailOf(ctx, row, booked.by, booked.asked_by, language));
}
