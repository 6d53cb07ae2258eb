import { useEffect } from 'react';
import { useUser } from '../../../../lib/session/use-user.ts';
import { useSubjectOfPage } from '../../../../lib/routes/page-subject.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { AwaitingPayment } from '../../../billing/payments/public.ts';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { useQuoted } from '../frame/use-quoted.ts';
import { useStep } from '../frame/use-step.ts';
import { BookedQuote } from '../rates/booked-in-tab.tsx';
import { BookingForm } from './booking-form.tsx';
import { ConfirmingPanel } from './confirming-panel.tsx';
import { useKnownParties } from './use-known-parties.ts';
import { useWatchedBooking } from './use-watched-booking.ts';

/**
 * Step 3: who ships, who receives, and the button; then, while the carrier has not answered clearly, that it is waited
 * for. Rates that no longer hold lead back to the rates.
 */
export function BookStep() {
  const user = useUser();
  const { goTo } = useStep();
  const { query, quote, rate: chosen, outdated } = useQuoted();
  const { looking, confirming, rejected, lapsed, watch } = useWatchedBooking(quote);
  useEffect(() => {
    // Ready before it is needed: whoever has booked does not wait for its code.
    void import('../confirmation/confirmation-page.tsx');
  }, []);
  const live = quote?.booking ?? null;
  const rate = live === null ? chosen : (quote?.rates.find(({ id }) => id === live.rate_id) ?? null);
  const own = useKnownParties(quote);
  const open = looking || confirming !== null || live !== null;
  useSubjectOfPage('quote', quote?.number);
  const back = !open && quote !== null && (rate === null || outdated !== null);
  useEffect(() => {
    if (back) void goTo('rates');
  }, [back, goTo]);
  if (quote === null && query.isError)
    return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
  if (quote !== null && live?.state === 'booked') return <BookedQuote quote={quote} booking={live} />;
  if (quote === null || rate === null || back || looking || user === null || own.looking) return <StepSkeleton />;
  if (confirming?.state === 'awaiting_payment') return <AwaitingPayment booking={confirming} />;
  if (confirming !== null) return <ConfirmingPanel booking={confirming} quote={quote} rate={rate} />;
  return (
    <BookingForm
      quote={quote}
      rate={rate}
      user={user}
      known={own.known}
      rejected={rejected}
      lapsed={lapsed}
      onConfirming={watch}
    />
  );
}
