import type { TruckloadConfirmation } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../ui/freight/use-service-name.ts';
import { useChargedFormats, useFormats } from '../../../lib/format/use-formats.ts';
import { ChargeLines } from '../../../ui/freight/charges/charge-lines.tsx';
import css from './truckload-pages.module.css';

type Props = {
  readonly offers: TruckloadConfirmation['offers'];
  readonly chosen: string | null;
  readonly onChoose: (rateId: string) => void;
};

/** The offers, each with its price and how it is made up; more than one are chosen from. */
export function OfferChoice({ offers, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const { money } = useChargedFormats();
  const { date } = useFormats();
  return (
    <div role={offers.length > 1 ? 'radiogroup' : undefined} aria-label={t('truckload_pages.confirm.choose')}>
      {offers.map((offer) => (
        <div key={offer.rate_id} className={css.offer} data-chosen={offer.rate_id === chosen || undefined}>
          <label className={css.offerHead}>
            {offers.length > 1 && (
              <input
                type="radio"
                name="offer"
                checked={offer.rate_id === chosen}
                onChange={() => onChoose(offer.rate_id)}
              />
            )}
            <span className={css.service}>
              <b>{serviceName(offer.service)}</b>
              <span className="wb-soft">
                {t('quote_requests.page.days', { count: offer.transit_days })},{' '}
                {t('truckload_pages.confirm.arrives', { date: date(offer.delivery_date) })}
              </span>
            </span>
            <b className={css.price}>{money(offer.total)}</b>
          </label>
          <details className={css.lines} open={offers.length === 1}>
            <summary>{t('quote_requests.page.price_lines')}</summary>
            <ChargeLines lines={offer.charges} charged />
          </details>
        </div>
      ))}
    </div>
  );
}
