import type { ChangesView } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { StaffShipment } from '../api.ts';
import css from './change.module.css';

type Props = { readonly shipment: StaffShipment; readonly view: ChangesView };

/** What saving does to price, papers, carrier, and customer. */
export function Effects({ shipment, view }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { name: carrier, phone, takes_changes: takes } = view.carrier;
  const told = takes
    ? t('shipment_changes.effect_carrier', { carrier })
    : phone === null
      ? t('shipment_changes.effect_call_unknown', { carrier })
      : t('shipment_changes.effect_call', { carrier, phone });
  return (
    <Notice tone={takes ? 'move' : 'care'} title={t('shipment_changes.effects')}>
      <ul className={css.effects}>
        <li>{t('shipment_changes.effect_price', { price: money(shipment.total) })}</li>
        <li>{t('shipment_changes.effect_papers', { version: view.version + 1 })}</li>
        <li>{told}</li>
        <li>{t('shipment_changes.effect_customer')}</li>
      </ul>
    </Notice>
  );
}
