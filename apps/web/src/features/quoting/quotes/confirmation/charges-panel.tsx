import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ConvertedNote, useCurrencyShown } from '../../../../ui/converted-note.tsx';
import { ChargeSummary } from '../../../../ui/freight/charges/charge-summary.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import css from './references-list.module.css';

/** What it costs, line by line to the total, and how far it is insured. */
export function ChargesPanel({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { currency } = shipment.total;
  const currencyShown = useCurrencyShown(currency);
  const insurance = shipment.charges.flatMap(({ basis }) => (basis.type === 'insurance' ? [basis] : []))[0];
  return (
    <Panel
      title={t('quotes.done_step.charges')}
      aside={<span className="wb-soft">{t(`freight.charges.currency.${currencyShown}`)}</span>}
    >
      <ChargeSummary lines={shipment.charges} />
      <p className={css.below}>
        <ConvertedNote from={currency} />
      </p>
      {insurance === undefined ? (
        <p className={css.below}>{t('quotes.done_step.not_insured')}</p>
      ) : (
        <dl className={`${css.list} ${css.below}`}>
          <div className={css.row}>
            <dt>{t('quotes.done_step.insured_value')}</dt>
            <dd>{money({ amount: insurance.insured, currency })}</dd>
          </div>
          <div className={css.row}>
            <dt>{t('quotes.done_step.deductible')}</dt>
            <dd>{money({ amount: insurance.deductible, currency })}</dd>
          </div>
        </dl>
      )}
    </Panel>
  );
}
