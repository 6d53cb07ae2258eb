import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../panel.tsx';
import css from './carrier-papers.module.css';

/** The number each parcel is tracked by, in the order of the load; nothing for freight. */
export function ParcelNumbers({ shipment }: { readonly shipment: Pick<Shipment, 'tracking_numbers'> }) {
  const { t } = useTranslation();
  const { tracking_numbers: numbers } = shipment;
  if (numbers.length === 0) return null;
  return (
    <Panel title={t('freight.papers.numbers', { count: numbers.length })} flush>
      <ol className={css.numbers}>
        {numbers.map((number, at) => (
          <li key={number}>
            <span className={css.soft}>{t('freight.papers.parcel', { number: at + 1 })}</span>
            <span className="wb-mono">{number}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
