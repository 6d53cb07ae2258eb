import type { Quote } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

type Props = {
  readonly quote: Quote;
  readonly booking: NonNullable<Quote['booking']>;
  /** What to do while the booking is under way. */
  readonly underWay: ReactNode;
};

/** A quote is booked once: with which shipment, by whom, and how the same load is shipped again. */
export function BookedNotice({ quote, booking, underWay }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const mayQuote = useUser()?.abilities.includes('quote.create') ?? false;
  const carrier = quote.rates.find(({ id }) => id === booking.rate_id)?.carrier.name ?? '–';
  const { shipment_id: shipment, number, booked_by: name } = booking;
  if (booking.state !== 'booked' || shipment === null)
    return (
      <Notice tone="move" live title={t('quotes.rates.booking_title')} action={underWay}>
        {t(`quotes.rates.booking_${booking.state === 'awaiting_payment' ? 'unpaid' : 'open'}`, { carrier })}
      </Notice>
    );
  const words = { carrier, time: dateTime(booking.booked_at, quote.origin.time_zone) };
  return (
    <Notice
      tone="go"
      live
      title={t('quotes.rates.booked_title', { number: number ?? quote.number })}
      action={
        <>
          {mayQuote && (
            <LinkButton to="quote.new" search={{ shipment }}>
              {t('quotes.rates.ship_again')}
            </LinkButton>
          )}
          <LinkButton to="tracking.detail" params={{ loadId: shipment }} variant="filled">
            {t('quotes.rates.booked_view')}
          </LinkButton>
        </>
      }
    >
      {name === null ? t('quotes.rates.booked_text', words) : t('quotes.rates.booked_by', { name, ...words })}{' '}
      {t('quotes.rates.booked_once')}
    </Notice>
  );
}
