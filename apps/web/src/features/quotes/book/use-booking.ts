import { bookingRequest, type BookingWire, type Quote, type Rate, type User } from '@waybill/contract';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { changeBooking, useDesk } from '../draft/draft-context.ts';
import { useInsured } from '../frame/use-quoted.ts';
import { sendBooking } from './send-booking.ts';
import { useBooked } from './use-booked.ts';
import { keptValues, startValues } from './start-values.ts';

/** What stands in the way of a booking and is answered elsewhere than in a field. */
export type Obstacle = 'credit_hold' | 'quote_expired' | 'quote_changed' | null;
const obstacles: ReadonlySet<string> = new Set(['credit_hold', 'quote_expired', 'quote_changed']);

/** The form of a booking: kept with the draft as it is typed, sent once, confirmed under the shipment's own address. */
export function useBooking(quote: Quote, rate: Rate, user: User, onConfirming: (booking: BookingWire) => void) {
  const desk = useDesk();
  const booked = useBooked();
  const insured = useInsured(quote) && rate.total_with_insurance !== null;
  const [obstacle, setObstacle] = useState<Obstacle>(null);
  const hazardous = quote.request.items.some((item) => item.hazardous);

  const contract = useContractForm({
    schema: bookingRequest,
    initialValues: startValues(desk.draft.get().booking, quote, rate.id, insured, user),
    check: ({ hazmat_certified }) =>
      hazardous && !hazmat_certified ? [{ field: 'hazmat_certified', code: 'required' as const, params: {} }] : [],
    send: async (body) => {
      try {
        const sent = await sendBooking(desk, { ...body, insured });
        if ('bol_number' in sent) await booked(sent.id, sent);
        else onConfirming(sent);
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || !obstacles.has(problem.code)) throw problem;
        setObstacle(problem.code as Obstacle);
      }
    },
  });
  const { values } = contract.form;
  useEffect(() => changeBooking(desk, keptValues(values)), [desk, values]);
  return { contract, insured, hazardous, obstacle, clearObstacle: () => setObstacle(null) };
}
export type Booking = ReturnType<typeof useBooking>;
export type BookingForm = Booking['contract']['form'];
