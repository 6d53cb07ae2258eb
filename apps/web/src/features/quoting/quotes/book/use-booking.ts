import { useQueryClient } from '@tanstack/react-query';
import {
  bookingRequest,
  type BookingRequest,
  type BookingWire,
  type Quote,
  type Rate,
  type Shipment,
  type User,
} from '@waybill/contract';
import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { problemsIn } from '../../../../lib/forms/errors.ts';
import { leaveFor } from '../../../../lib/routes/leave.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useCanHold } from '../../../billing/payments/public.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { changeBooking, useQuoteForm, useDraft } from '../draft/quote-form.ts';
import { useInsured } from '../frame/use-quoted.ts';
import { checkBooking } from './booking-checks.ts';
import { sendBooking } from './send-booking.ts';
import { useDisclaimer } from './use-disclaimer.ts';
import { meantAt, type Known } from './use-known-parties.ts';
import { useBooked } from './use-booked.ts';
import { savedValues, startValues } from './start-values.ts';

/** What stands in the way of a booking and is answered elsewhere than in a field. */
export type Obstacle =
  | 'credit_hold'
  | 'credit_limit'
  | 'quote_expired'
  | 'quote_changed'
  | 'pickup_cutoff_passed'
  | 'disclaimer_required'
  | null;
const obstacles: ReadonlySet<string> = new Set([
  'credit_hold',
  'credit_limit',
  'quote_expired',
  'quote_changed',
  'pickup_cutoff_passed',
  'disclaimer_required',
]);

/** A row for a reference without a number was not filled in, and is not sent. */
const bookable = z.preprocess((values) => {
  if (typeof values !== 'object' || values === null || !('references' in values)) return values;
  const rows = Array.isArray(values.references) ? (values.references as { readonly number?: string }[]) : [];
  return { ...values, references: rows.filter(({ number }) => number !== undefined) };
}, bookingRequest);

/** The form of a booking: kept with the draft as it is typed, sent once, confirmed under the shipment's own address. */
export function useBooking(
  quote: Quote,
  rate: Rate,
  { user, known }: { readonly user: User; readonly known: Known },
  onConfirming: (booking: BookingWire) => void,
) {
  const quoteForm = useQuoteForm();
  const booked = useBooked();
  const insured = useInsured(quote) && rate.total_with_insurance !== null;
  const now = useNow();
  const cache = useQueryClient();
  const disclaimer = useDisclaimer();
  const [obstacle, setObstacle] = useState<Obstacle>(null);
  const [obstacleSays, setObstacleSays] = useState('');
  const canPayNow = useCanHold(useDraft((draft) => draft.quoted?.offered ?? false));
  const hazardous = quote.request.items.some((item) => item.hazardous);

  /** The text may have changed since the page was opened: then it is asked for in between, once. */
  async function book(body: BookingRequest): Promise<Shipment | BookingWire> {
    try {
      return await sendBooking(quoteForm, body);
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'disclaimer_required') throw problem;
      if (!(await disclaimer.ask())) throw problem;
      return sendBooking(quoteForm, body);
    }
  }

  const contract = useContractForm({
    schema: bookable,
    initialValues: startValues(quoteForm.draft.get().booking, quote, rate.id, insured, user, {
      pickup: meantAt(known, 'pickup', quote),
      delivery: meantAt(known, 'delivery', quote),
    }),
    check: (values) => checkBooking(values, quote, now),
    send: async (body) => {
      setObstacle(null);
      // A server that cannot be asked about the disclaimer says so when it is booked.
      if (disclaimer.state !== null && disclaimer.state.accepted_at === null && !(await disclaimer.ask())) {
        setObstacle('disclaimer_required');
        return;
      }
      try {
        const payment = canPayNow && body.payment === 'now' ? 'now' : 'later';
        const sent = await book({ ...body, quote_id: quote.id, rate_id: rate.id, insured, payment });
        if (!('bol_number' in sent) && sent.payment?.url) leaveFor(sent.payment.url);
        if ('bol_number' in sent) await booked(sent.id, sent);
        else onConfirming(sent);
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        // Booked in another tab or by a colleague: the quote says with which shipment.
        if (problem.code === 'quote_booked') {
          await cache.invalidateQueries({ queryKey: quoteForm.channel.shown(quote.id).queryKey });
          return;
        }
        if (!obstacles.has(problem.code)) throw problem;
        setObstacleSays(problem.message);
        setObstacle(problem.code as Obstacle);
      }
    },
  });
  const { values } = contract.form;
  useEffect(() => changeBooking(quoteForm, savedValues(values)), [quoteForm, values]);
  const missing = useMemo(
    () =>
      [...problemsIn(bookable, values), ...checkBooking(values, quote, now)]
        .filter(({ code }) => code === 'required')
        .map(({ field }) => field),
    [values, quote, now],
  );
  return {
    contract,
    insured,
    canPayNow,
    missing,
    hazardous,
    obstacle,
    obstacleSays,
    disclaimer,
    clearObstacle: () => setObstacle(null),
  };
}
export type Booking = ReturnType<typeof useBooking>;
export type BookingForm = Booking['contract']['form'];
