import { useQueryClient } from '@tanstack/react-query';
import {
  bookingRequest,
  endpoints,
  type BookingWire,
  type Quote,
  type Rate,
  type Shipment,
  type User,
} from '@waybill/contract';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { changeBooking, useDesk } from '../draft/draft-context.ts';
import { emptyDraft } from '../draft/empty.ts';
import { writeDraft } from '../draft/keep-draft.ts';
import { useInsured } from '../frame/use-quoted.ts';
import { useStep } from '../frame/use-step.ts';
import { sendBooking } from './send-booking.ts';
import { keptValues, startValues } from './start-values.ts';

/** What stands in the way of a booking and is answered elsewhere than in a field. */
export type Obstacle = 'credit_hold' | 'quote_expired' | 'quote_changed' | null;
const obstacles: ReadonlySet<string> = new Set(['credit_hold', 'quote_expired', 'quote_changed']);

/** The form of a booking: kept with the draft as it is typed, sent once, confirmed under the shipment's own address. */
export function useBooking(quote: Quote, rate: Rate, user: User) {
  const desk = useDesk();
  const cache = useQueryClient();
  const { confirm } = useStep();
  const insured = useInsured(quote) && rate.total_with_insurance !== null;
  const [obstacle, setObstacle] = useState<Obstacle>(null);
  const [confirming, setConfirming] = useState<BookingWire | null>(null);
  const hazardous = quote.request.items.some((item) => item.hazardous);

  async function booked(shipment: Shipment): Promise<void> {
    cache.setQueryData(queryKey(endpoints.shipments.show, { params: { id: shipment.id } }), { data: shipment });
    for (const read of [endpoints.shipments.list, endpoints.shipments.counts])
      void cache.invalidateQueries({ queryKey: queryKey(read) });
    await confirm(shipment.id);
    desk.draft.set(() => emptyDraft());
    writeDraft(desk.userId, desk.draft.get());
  }

  const contract = useContractForm({
    schema: bookingRequest,
    initialValues: startValues(desk.draft.get().booking, quote, rate.id, insured, user),
    check: ({ hazmat_certified }) =>
      hazardous && !hazmat_certified ? [{ field: 'hazmat_certified', code: 'required' as const, params: {} }] : [],
    send: async (body) => {
      try {
        await booked(await sendBooking(desk, { ...body, insured }, setConfirming));
      } catch (problem) {
        setConfirming(null);
        if (!(problem instanceof ApiProblem) || !obstacles.has(problem.code)) throw problem;
        setObstacle(problem.code as Obstacle);
      }
    },
  });
  const { values } = contract.form;
  useEffect(() => changeBooking(desk, keptValues(values)), [desk, values]);
  return { contract, insured, hazardous, obstacle, confirming, clearObstacle: () => setObstacle(null) };
}
export type Booking = ReturnType<typeof useBooking>;
export type BookingForm = Booking['contract']['form'];
