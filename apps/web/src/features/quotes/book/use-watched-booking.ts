import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, type BookingWire } from '@waybill/contract';
import { useCallback, useEffect, useState } from 'react';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';
import { useDesk } from '../draft/draft-context.ts';
import { forgetId } from './send-booking.ts';
import { useBooked } from './use-booked.ts';

/** How often it is asked how far a booking has come. */
const everyMs = 2000;

/**
 * A booking whose outcome is open: one that an earlier visit left, or that was just sent. Once it is booked its
 * confirmation opens; once it is rejected the next try is a booking of its own.
 */
export function useWatchedBooking() {
  const desk = useDesk();
  const cache = useQueryClient();
  const booked = useBooked();
  const [id, setId] = useState(() => desk.draft.get().booking_id);
  const query = useQuery({
    ...apiQuery(endpoints.shipments.booking, { params: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.state === 'confirming' ? everyMs : false),
  });
  const booking = id === null ? null : (query.data?.data ?? null);

  useEffect(() => {
    if (booking?.state === 'booked') void booked(booking.shipment_id ?? booking.id);
    if (booking?.state === 'rejected') forgetId(desk);
  }, [booking, booked, desk]);

  const watch = useCallback(
    (sent: BookingWire) => {
      cache.setQueryData(queryKey(endpoints.shipments.booking, { params: { id: sent.id } }), { data: sent });
      setId(sent.id);
    },
    [cache],
  );
  return {
    /** Still being asked for after a return to the page. */
    looking: id !== null && query.isPending,
    confirming: booking !== null && booking.state !== 'rejected' ? booking : null,
    rejected: booking?.state === 'rejected' ? booking : null,
    watch,
  };
}
