import { Button } from '@mantine/core';
import type { SalesRequest } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { ConvertedNote } from '../../../ui/converted-note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { HeldLock, HeldNote, useHeld, useHeldMarks, useShowHeldNote } from '../../billing/credit-holds/public.ts';
import { openOffer } from '../quotes/public.ts';
import { OfferCard } from './offer-card.tsx';

type Props = { readonly request: SalesRequest; readonly offer: NonNullable<SalesRequest['offer']> };

/** What sales offer; each can be booked, with everything that was asked filled in. */
export function OffersPanel({ request, offer }: Props) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const user = useUser();
  const held = useHeld() !== null;
  const heldMarks = useHeldMarks();
  const showHeldNote = useShowHeldNote();
  const { insured } = request.request;
  const may = user?.abilities.includes('shipment.book') ?? false;
  const open = request.state === 'answered' || (request.state === 'accepted' && request.shipment === null);
  return (
    <Panel
      title={t('quote_requests.page.offers')}
      note={
        <>
          {offer.quote_number} <ConvertedNote from={offer.rates[0]?.total_without_insurance.currency ?? 'USD'} />
        </>
      }
      flush
      foot={open && !may ? t('quote_requests.page.cannot_book') : undefined}
    >
      {open && may && <HeldNote />}
      {offer.rates.map((rate, index) => {
        const price = (insured ? rate.total_with_insurance : null) ?? rate.total_without_insurance;
        return (
          <OfferCard
            key={rate.id}
            rate={rate}
            insured={insured}
            cheapest={index === 0 && offer.rates.length > 1}
            pickupDate={offer.pickup_date}
            action={
              open &&
              may &&
              user !== null && (
                <Button
                  variant="filled"
                  leftSection={heldMarks && <HeldLock />}
                  {...heldMarks}
                  onClick={() => {
                    if (held) return showHeldNote();
                    return void openOffer(user.id, {
                      quoteId: offer.quote_id,
                      rateId: rate.id,
                      request: { ...request.request, pickup_date: offer.pickup_date },
                    });
                  }}
                >
                  {t('quote_requests.page.book', { price: money(price) })}
                </Button>
              )
            }
          />
        );
      })}
    </Panel>
  );
}
