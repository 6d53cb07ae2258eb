import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type BookingWire, type Quote } from '@waybill/contract';
import { useCallback, useEffect, useState } from 'react';
import { apiQuery, queryKey } from '../../../../lib/api/query.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { refetchMs } from './open-booking.ts';
import { forgetId } from './send-booking.ts';
import { useBooked } from './use-booked.ts';

const lost: ReadonlySet<string> = new Set(['rejected', 'expired', 'canceled']);

/**
 * A booking whose outcome is open: one that an earlier visit left, or that was just sent. Once it is booked its
 * confirmation opens; once it is rejected, or no card was held in time, the next try is a booking of its own.
 * A booking of the same quote that another tab or a colleague began is watched as well.
 */
export function useWatchedBooking(quote: Quote | null) {
  const quoteForm = useQuoteForm();
  const cache = useQueryClient();
  const booked = useBooked();
  const [left] = useState(() => quoteForm.draft.get().booking_id);
  const [sent, setSent] = useState<string | null>(null);
  const live = quote?.booking ?? null;
  const id = sent ?? (live !== null && live.state !== 'booked' ? live.id : left);
  const query = useQuery({
    ...apiQuery(endpoints.shipments.booking, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => refetchMs(state.data?.data),
  });
  const booking = id === null ? null : (query.data?.data ?? null);

  useEffect(() => {
    if (booking?.state === 'booked') void booked(booking.shipment_id ?? booking.id);
    if (booking !== null && lost.has(booking.state)) forgetId(quoteForm);
  }, [booking, booked, quoteForm]);

  const watch = useCallback(
    (now: BookingWire) => {
      cache.setQueryData(queryKey(endpoints.shipments.booking, { params: { id: now.id } }), { data: now });
      setSent(now.id);
    },
    [cache],
  );
  return {
    /** Still being asked for after a return to the page. */
    looking: id !== null && query.isPending,
    confirming: booking !== null && !lost.has(booking.state) ? booking : null,
    rejected: booking?.state === 'rejected' ? booking : null,
    /** No card was held in time, or somebody took it back, and nothing was booked. */
    lapsed: booking?.state === 'expired' || booking?.state === 'canceled' ? booking.state : null,
    watch,
  };
}
