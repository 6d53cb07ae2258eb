import type { ChangePreview, ChangesView } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { StaffShipment } from '../api.ts';
import css from './change.module.css';

type Props = {
  readonly shipment: StaffShipment;
  readonly view: ChangesView;
  /** What the typed load comes to; null until it is known. */
  readonly preview: ChangePreview | null;
  /** Whether another load is typed. */
  readonly asked: boolean;
};

/** What becomes of the price. */
function usePriceWords({ shipment, preview, asked }: Props): string {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  if (!asked) return t('shipment_changes.effect_price', { price: money(shipment.total) });
  if (preview === null) return t('shipment_changes.effect_pricing');
  if (preview.bar !== null) return t(`shipment_changes.no_price.${preview.bar}`);
  const { price, cost } = preview;
  const words = { before: money(price.before), after: money(price.after) };
  if (cost === null) return t('shipment_changes.effect_new_price', words);
  return t('shipment_changes.effect_new_price_and_cost', {
    ...words,
    cost_before: money(cost.before),
    cost_after: money(cost.after),
  });
}

/** What saving does to price, papers, carrier, and customer. */
export function Effects(props: Props) {
  const { view } = props;
  const { t } = useTranslation();
  const price = usePriceWords(props);
  const { name: carrier, phone, takes_changes: takes } = view.carrier;
  const told = takes
    ? t('shipment_changes.effect_carrier', { carrier })
    : phone === null
      ? t('shipment_changes.effect_call_unknown', { carrier })
      : t('shipment_changes.effect_call', { carrier, phone });
  return (
    <Notice tone={takes ? 'move' : 'care'} title={t('shipment_changes.effects')}>
      <ul className={css.effects}>
        <li>{price}</li>
        <li>{t('shipment_changes.effect_papers', { version: view.version + 1 })}</li>
        <li>{told}</li>
        <li>{t('shipment_changes.effect_customer')}</li>
      </ul>
    </Notice>
  );
}
