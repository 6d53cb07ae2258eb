import type { Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import css from './waiting-rows.module.css';

type Props = {
  readonly quote: Quote;
  /** Rates that are there and wait to be shown. */
  readonly held: number;
};

/** Keeps the place of rates that are still to come, with the name of who is asked. The bar above says the same aloud. */
export function WaitingRows({ quote, held }: Props) {
  const { t } = useTranslation();
  const asked = quote.carriers.filter(({ state }) => state === 'asked');
  return (
    <div className={css.rows} aria-hidden="true" data-glide="">
      {Array.from({ length: held }, (_, at) => (
        <div key={at} className={css.row} />
      ))}
      {asked.map(({ carrier }) => (
        <div key={carrier.id} className={css.row}>
          <span className={css.carrier}>
            <b>{carrier.name}</b>
            <span>{t('quotes.rates.waiting_row')}</span>
          </span>
          <span className={css.bone} />
          <span className={css.bone} />
        </div>
      ))}
    </div>
  );
}
