import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/panel.tsx';
import css from './references-list.module.css';

/** The numbers under which the shipment is found. */
export function ReferencesList({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const numbers = [
    ...shipment.references.map(({ type, number }) => ({ label: t(`terms.reference_types.${type}`), number })),
    ...(shipment.quote_number === null ? [] : [{ label: t('quotes.strip.quote'), number: shipment.quote_number }]),
  ];
  return (
    <Panel title={t('quotes.done_step.references')}>
      <dl className={css.list}>
        {numbers.map(({ label, number }) => (
          <div key={`${label}${number}`} className={css.row}>
            <dt>{label}</dt>
            <dd className="wb-mono">{number}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
