import type { Language } from '@waybill/phrases';
import type { ChangedPart } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { Letter } from '../../../core/mail/letter.ts';
import { speakInMail } from '../../../core/speak.ts';
import { mailUsers, notifyCustomers } from '../../messaging/notices/index.ts';
import type { Changeable } from './changeable.ts';

type Change = { readonly version: number; readonly parts: readonly ChangedPart[]; readonly reason: string };

function mailOf(ctx: Context, row: Changeable, change: Change, language: Language): Letter {
  const say = speakInMail(language);
  const parts = change.parts.map((part) => say(`shipment_changes.parts.${part}`)).join(', ');
  const words = { number: row.bol_number, version: change.version, parts, reason: change.reason };
  return {
    language,
    subject: say('shipment_changes.mail.subject', words),
    paragraphs: [
      say('shipment_changes.mail.text', words),
      say('shipment_changes.mail.reason', words),
      say('shipment_changes.mail.papers', words),
    ],
    button: {
      label: say('shipment_changes.mail.open'),
      link: `${ctx.services.publicUrl}/track/detail/${row.id}`,
    },
  };
}

/** Notifies the user who booked, or else the owners, of a change, in the page and by email, in its transaction. */
export async function notifyChanged(ctx: Context, tx: Tx, row: Changeable, change: Change): Promise<void> {
  const readers = row.booked_by === null ? ({ roles: ['owner'] } as const) : { userId: row.booked_by };
  const people = await notifyCustomers(tx, row.account_id, readers, {
    kind: 'shipment_changed',
    subject: { type: 'shipment', id: row.id },
    params: { number: row.bol_number, version: change.version, reason: change.reason },
    at: ctx.now(),
  });
  await mailUsers(tx, people, (language) => mailOf(ctx, row, change, language));
}
