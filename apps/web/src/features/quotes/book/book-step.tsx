import { useEffect } from 'react';
import { useUser } from '../../../lib/session/use-user.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { useQuoted } from '../frame/use-quoted.ts';
import { useStep } from '../frame/use-step.ts';
import { BookingForm } from './booking-form.tsx';

/** Step 3: who ships, who receives, and the button. Rates that no longer hold lead back to the rates. */
export function BookStep() {
  const user = useUser();
  const { goTo } = useStep();
  const { query, quote, rate, outdated } = useQuoted();
  const back = quote !== null && (rate === null || outdated !== null);
  useEffect(() => {
    if (back) void goTo('rates');
  }, [back, goTo]);
  if (quote === null && query.isError)
    return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
  if (quote === null || rate === null || back || user === null) return <StepSkeleton />;
  return <BookingForm key={rate.id} quote={quote} rate={rate} user={user} />;
}
