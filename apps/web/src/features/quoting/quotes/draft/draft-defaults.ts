import type { User } from '@waybill/contract';
import type { DraftDefaults } from './empty.ts';

/** What a person's settings say about a new quote: the mode they prefer, and the currency they type values in. */
export function defaultsFrom({
  preferred_mode: mode,
  currency,
}: Pick<User, 'preferred_mode' | 'currency'>): DraftDefaults {
  return { mode: mode === 'ltl' || mode === 'parcel' ? mode : null, currency };
}
