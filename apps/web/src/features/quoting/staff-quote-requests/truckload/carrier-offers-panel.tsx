import { ActionIcon, Button } from '@mantine/core';
import { endpoints, type CarrierOffer, type DeskRequest } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useChargedFormats, useFormats } from '../../../../lib/format/use-formats.ts';
import { IconBan, IconPlus, IconX } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { ownZone } from '../../quote-requests/public.ts';
import { refreshes, useOutrun } from '../use-desk.ts';
import { CarrierOfferDialog } from './carrier-offer-dialog.tsx';
import css from './desk-truckload.module.css';

type Props = {
  readonly request: DeskRequest;
  /** Whether it can still be answered. */
  readonly open: boolean;
  /** Puts an offer into the answer. */
  readonly onTake: (offer: CarrierOffer) => void;
};

/** What carriers would take the load for, the cheapest first; each can be sent on with the account's margin. */
export function CarrierOffersPanel({ request, open, onTake }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { dateTime } = useFormats();
  const [adding, setAdding] = useState(false);
  const outrun = useOutrun();
  const drop = useApiMutation(endpoints.staffQuoteRequests.dropCarrierOffer, { refreshes });
  const offers = request.carrier_offers.toSorted((one, other) => one.cost.amount - other.cost.amount);
  if (!open && offers.length === 0) return null;
  return (
    <Panel
      title={t('staff_truckloads.offers.title')}
      note={t('staff_truckloads.offers.note')}
      aside={
        open && (
          <Button
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t('staff_truckloads.offers.add')}
          </Button>
        )
      }
      flush
    >
      {offers.length === 0 && <p className={css.empty}>{t('staff_truckloads.offers.empty')}</p>}
      <ul className={css.list}>
        {offers.map((offer) => {
          const block = Object.values(request.blocked_carriers).find(({ scac }) => scac === offer.carrier.scac);
          return (
            <li key={offer.id} className={css.offer} aria-label={offer.carrier.name}>
              <div>
                <b>{offer.carrier.name}</b> <span className="wb-mono wb-soft">{offer.carrier.scac}</span>
                {block && (
                  <p className={css.blocked}>
                    <IconBan size={14} aria-hidden="true" />
                    {t('staff_quote_requests.blocked_offer', { reason: block.reason })}
                  </p>
                )}
                {offer.note !== null && <p>{offer.note}</p>}
                <p className="wb-soft">
                  {t('staff_truckloads.offers.by', { name: offer.by, time: dateTime(offer.at, ownZone()) })}
                  {offer.valid_until !== null &&
                    ` · ${t('quote_requests.list.until', { time: dateTime(offer.valid_until, ownZone()) })}`}
                </p>
              </div>
              <div className={css.figure}>
                <b>{money(offer.cost)}</b>
                {offer.transit_days !== null && (
                  <span className="wb-soft">{t('quote_requests.page.days', { count: offer.transit_days })}</span>
                )}
              </div>
              {open && (
                <div className={css.acts}>
                  {!block && (
                    <Button size="compact-sm" onClick={() => onTake(offer)}>
                      {t('staff_truckloads.offers.take')}
                    </Button>
                  )}
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('staff_truckloads.offers.drop', { carrier: offer.carrier.name })}
                    onClick={() => drop.mutate({ params: { id: request.id, offer: offer.id } }, { onError: outrun })}
                  >
                    <IconX size={16} aria-hidden="true" />
                  </ActionIcon>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {adding && <CarrierOfferDialog request={request} onClose={() => setAdding(false)} />}
    </Panel>
  );
}
