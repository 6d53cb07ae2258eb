import { longestStatement } from '@waybill/contract';
import { daysBetween } from '@waybill/freight';
import { invalidField } from '../../../core/refusal.ts';
import { billingDay } from '../../../core/billing-day.ts';
import type { Period } from './read-statement.ts';

/**
 * The days of a statement. Defaults to the first of the month through today.
 * @throws Refusal when the end is before the start or the range is too long
 */
export function periodOf(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): Period {
  const to = asked.to ?? billingDay(now);
  const from = asked.from ?? `${to.slice(0, 8)}01`;
  if (to < from) throw invalidField('to', 'invalid_date');
  if (daysBetween(from, to) >= longestStatement) throw invalidField('to', 'too_big', { max: longestStatement });
  return { from, to };
}
