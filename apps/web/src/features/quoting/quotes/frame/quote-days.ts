import type { Quote } from '@waybill/contract';
import { dayAt } from '@waybill/freight';

/** The day a quote was made on at its pickup place, `YYYY-MM-DD`. */
export const madeOn = ({ created_at: at, origin }: Pick<Quote, 'created_at' | 'origin'>): string =>
  dayAt(at, origin.time_zone);

/** The day a quote ends on at its pickup place, `YYYY-MM-DD`: the one day that every part of its page names. */
export const endsOn = ({ expires_at: at, origin }: Pick<Quote, 'expires_at' | 'origin'>): string =>
  dayAt(at, origin.time_zone);
