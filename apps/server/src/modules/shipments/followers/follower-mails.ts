import type { ShipmentStatus } from '@waybill/contract';
import { asLanguage } from '@waybill/phrases';
import type { Services } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { printedDate } from '../../../core/documents/index.ts';
import { letterFrom, type Letter } from '../../../core/mail/letter.ts';
import { speakInMail } from '../../../core/speak.ts';
import { statusOf } from '../shipment-news/index.ts';
import { publicLink, type ShipmentKey } from '../tracking/index.ts';
import { confirmLink, stopLink } from './follower-links.ts';

/** The facts of a shipment for the mails, limited to what the public page shows. */
export async function followedShipment(db: Db | Tx, key: ShipmentKey) {
  return db
    .selectFrom('shipments')
    .select([
      'bol_number',
      'share_key',
      'status',
      'action_required',
      'delivery_date',
      'delivered_at',
      'origin_city',
      'origin_state',
      'destination_city',
      'destination_state',
    ])
    .where('account_id', '=', key.account_id)
    .where('id', '=', key.shipment_id)
    .executeTakeFirstOrThrow();
}
export type Followed = Awaited<ReturnType<typeof followedShipment>>;

export type Follower = {
  readonly id: string;
  readonly email: string;
  readonly language: string;
  readonly by_link: boolean;
};

/** The state of a shipment as a string; an equal string means no news. */
export function newsOf({ status, delivery_date, delivered_at }: Followed): string {
  return [status, delivered_at === null ? delivery_date : ''].join('|');
}

function pageOf({ publicUrl }: Services, follower: Follower, shipment: Followed): string {
  return follower.by_link ? publicLink(publicUrl, shipment) : `${publicUrl}/tracking/${shipment.bol_number}`;
}

const places = (shipment: Followed) => ({
  number: shipment.bol_number,
  origin: `${shipment.origin_city}, ${shipment.origin_state}`,
  destination: `${shipment.destination_city}, ${shipment.destination_state}`,
});

/** The mail that asks to confirm the address. Without confirmation no other mail follows. */
export function confirmMail(services: Services, follower: Follower, shipment: Followed, askedAt: Date) {
  const language = asLanguage(follower.language);
  const say = speakInMail(language);
  const letter = letterFrom(language, {
    subject: say('public_tracking.follow.mail.confirm_subject', places(shipment)),
    body: (link) => say('public_tracking.follow.mail.confirm_text', { ...places(shipment), link }),
    button: {
      label: say('public_tracking.follow.mail.confirm_button'),
      link: confirmLink(services, follower.id, askedAt),
    },
  });
  return { to: follower.email, ...letter };
}

type NewsMail = Letter & { readonly to: string; readonly way_out: string };

/** The mail about a change, with the unsubscribe link in its foot and headers. */
export function newsMail(services: Services, follower: Follower, shipment: Followed): NewsMail {
  const language = asLanguage(follower.language);
  const say = speakInMail(language);
  const open = shipment.delivered_at === null && shipment.status !== 'canceled' && shipment.delivery_date !== null;
  const { origin, destination, number } = places(shipment);
  const shown = statusOf(shipment.status as ShipmentStatus, language);
  const stop = stopLink(services, follower.id);
  return {
    to: follower.email,
    language,
    subject: say('public_tracking.follow.mail.news_subject', { number, status: shown.status }),
    strips: [{ from: origin, to: destination, ...shown }],
    paragraphs: [say('public_tracking.follow.mail.news', { number, origin, destination, status: shown.status })],
    facts: open ? [[say('public_tracking.follow.mail.due'), printedDate(shipment.delivery_date ?? '', language)]] : [],
    button: { label: say('public_tracking.follow.mail.open'), link: pageOf(services, follower, shipment) },
    foot: { text: say('public_tracking.follow.mail.stop'), link: stop },
    way_out: stop,
  };
}
