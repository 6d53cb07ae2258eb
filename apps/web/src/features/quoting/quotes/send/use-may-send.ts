import type { Quote } from '@waybill/contract';
import { useNow } from '../../../../lib/use-now.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { isHonoured } from '../draft/from-quote.ts';

/** Whether the reader may quote but not book, and a quote can still be booked by somebody else of the account. */
export function useMaySend(quote: Quote): boolean {
  const abilities = useUser()?.abilities ?? [];
  const now = useNow();
  const quoter = abilities.includes('quote.create') && !abilities.includes('shipment.book');
  return quoter && quote.booking === null && quote.rates.length > 0 && isHonoured(quote, now);
}
