import { useQuery } from '@tanstack/react-query';
import { endpoints, type BookingWire } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { useAddressParams, useAddressQuery } from '../../../../lib/routes/use-address.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { AwaitingPayment } from '../../../billing/payments/public.ts';
import { refetchMs, isOpen } from '../book/open-booking.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { QuoteFormProvider } from '../frame/quote-form-provider.tsx';
import { StepSkeleton } from '../frame/step-skeleton.tsx';

/** A booking that did not come about, and the way on. */
function Lost({ booking }: { readonly booking: BookingWire }) {
  const { t } = useTranslation();
  const title =
    booking.state === 'rejected'
      ? t('errors.booking_failed', { phone: booking.phone })
      : t(`payments.booking.${booking.state === 'canceled' ? 'canceled' : 'expired'}`);
  return (
    <Notice
      tone="care"
      title={title}
      action={<LinkButton to="quote">{t('payments.paid_booking.expired_to_quote')}</LinkButton>}
      live
    >
      {booking.state === 'rejected' ? booking.reason : t('payments.waiting.expired_text')}
    </Notice>
  );
}

/** What became of a booking that is in no draft of this tab. */
function Elsewhere({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...apiQuery(endpoints.shipments.booking, { params: { id } }),
    refetchInterval: ({ state }) => refetchMs(state.data?.data),
  });
  const booking = query.data?.data;
  const shipment = booking?.state === 'booked' ? (booking.shipment_id ?? booking.id) : null;
  useEffect(() => {
    if (shipment !== null) void go('quote.confirmation', { id: shipment }, { replace: true });
  }, [shipment]);
  return (
    <>
      <PageHeader title={t('payments.paid_booking.title')} />
      {query.isError && !booking && (
        <LoadFailed message={t('payments.paid_booking.failed')} retry={() => void query.refetch()} />
      )}
      {booking === undefined && !query.isError && <StepSkeleton />}
      {booking !== undefined && isOpen(booking) && <AwaitingPayment booking={booking} />}
      {booking !== undefined && !isOpen(booking) && shipment === null && <Lost booking={booking} />}
      <LinkButton to="tracking">{t('payments.paid_booking.to_tracking')}</LinkButton>
    </>
  );
}

/** Goes back to the step it was left at, where this tab's draft is the one that was booked. */
function InDraft({ id }: { readonly id: string }) {
  const quoteForm = useQuoteForm();
  const query = useAddressQuery();
  const own = quoteForm.draft.get().booking_id === id;
  const { mode, done } = query;
  useEffect(() => {
    if (!own) return;
    const search = { ...(mode === undefined ? {} : { mode }), step: 'book', ...(done === undefined ? {} : { done }) };
    void go('quote.new', {}, { search, replace: true });
  }, [own, mode, done]);
  return own ? <StepSkeleton /> : <Elsewhere id={id} />;
}

/** Where a payer comes back to from the page on which a card is authorized for a booking. */
export function PaidPage() {
  const user = useUser();
  const { id = '' } = useAddressParams();
  if (user === null) return null;
  if (!user.abilities.includes('quote.create')) return <Elsewhere id={id} />;
  return (
    <QuoteFormProvider key={user.id} userId={user.id} reference={undefined}>
      <InDraft id={id} />
    </QuoteFormProvider>
  );
}
