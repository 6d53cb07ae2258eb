import type { BatchHead, PickRule, User } from '@waybill/contract';
import { firstBookableLtlPickup, zoned } from '@waybill/freight';
import { ownZone } from '../../../../lib/format/zones.ts';
import type { TypedParty } from '../../../quoting/quotes/public.ts';
import { firstPickup } from './saved-pickup.ts';

/** What the form of a batch holds, as it is typed. */
export type BatchValues = {
  id: string;
  order_ids: string[];
  combine: boolean;
  rule: PickRule;
  pickup: TypedParty;
  pickup_date: string;
  ready_at: string;
  pickup_method: 'scheduled' | 'drop_off';
  book_at_once: boolean;
};

/** A batch of some orders, from where the last one was, on the first day that can be booked, freight or parcels. */
export function firstValues(orderIds: readonly string[], user: User, now: number): BatchValues {
  return {
    id: crypto.randomUUID(),
    order_ids: [...orderIds],
    combine: true,
    rule: 'cheapest',
    pickup: firstPickup(user),
    pickup_date: firstBookableLtlPickup(zoned(now, ownZone())),
    ready_at: '08:00',
    pickup_method: 'scheduled',
    book_at_once: false,
  };
}

/** Whether something is done about a batch right now. */
export function isMoving({ state }: Pick<BatchHead, 'state'>): boolean {
  return state === 'quoting' || state === 'booking';
}
