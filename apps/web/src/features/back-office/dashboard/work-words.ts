import type { WorkKind, WorkRow } from '@waybill/contract';
import type { Phrases } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import { operationWords } from '../incidents/public.ts';

/** Each queue by the title of its own page. */
export const kindTitles = {
  exceptions: 'exceptions',
  bookings: 'unclear_bookings',
  quote_requests: 'quote_requests',
  chats: 'chats',
  disputes: 'disputes',
  carrier_bills: 'carrier_bills',
  incidents: 'api_incidents',
} as const satisfies Record<WorkKind, keyof Phrases['titles']>;

/** What is the matter with a piece of work, in words; empty where its kind says it all. */
export function aboutWords(t: TFunction, { kind, about }: WorkRow): string {
  // The server names only what its own tables hold.
  switch (kind) {
    case 'exceptions':
      return t(`exceptions.kind.${about as 'delayed'}`);
    case 'bookings':
      return '';
    case 'quote_requests':
      return t(`work_inbox.requests.${about as 'new'}`);
    case 'chats':
      return t(`chats.categories.${about as 'other'}`);
    case 'disputes':
      return t(`disputes.reasons.${about as 'other'}`);
    case 'carrier_bills':
      return t(`work_inbox.bills.${about as 'review'}`);
    case 'incidents':
      return operationWords(about);
  }
}
