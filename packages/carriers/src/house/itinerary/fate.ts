import { chanceOf } from '../chance.ts';
import type { HouseReason } from './events.ts';

/** What becomes of a shipment on its way. */
export type Fate =
  | { readonly kind: 'smooth' }
  /** Held up at a terminal for a business day. */
  | { readonly kind: 'late'; readonly reason: HouseReason }
  /** The consignee was closed; delivered the next business day. */
  | { readonly kind: 'attempted' }
  /** Refused at the door; what happens next is for people to decide. */
  | { readonly kind: 'refused' };

const delays: readonly HouseReason[] = ['AO', 'AI', 'AA', 'BE', 'D2'];

/** Out of a hundred shipments, eight are late, one is attempted in vain and one is refused. */
export function fateOf(seed: number): Fate {
  const chance = chanceOf(`fate/${seed}`);
  const drawn = chance.between(0, 99);
  if (drawn < 8) return { kind: 'late', reason: chance.pick(delays) };
  if (drawn === 8) return { kind: 'attempted' };
  if (drawn === 9) return { kind: 'refused' };
  return { kind: 'smooth' };
}
