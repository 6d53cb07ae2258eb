import type { ItemWire } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { HazardDiamond } from '../../../../../ui/freight/shared/hazard-diamond.tsx';
import css from './items-panel.module.css';

function Hazmat({ hazmat }: { readonly hazmat: NonNullable<ItemWire['hazmat']> }) {
  const { t } = useTranslation();
  const { id_number, proper_name, hazard_class, packing_group, emergency_contact, emergency_phone } = hazmat;
  const words = [
    t('tracking.items.hazardous', { hazardClass: hazard_class }),
    `${id_number} ${proper_name}`,
    packing_group && t('tracking.items.packing_group', { group: packing_group }),
  ];
  return (
    <span className={css.hazmat}>
      <HazardDiamond hazardClass={hazard_class} />
      <span>
        {words.filter(Boolean).join(' · ')}
        <br />
        {t('tracking.items.emergency', { contact: emergency_contact, phone: emergency_phone })}
      </span>
    </span>
  );
}

/** A line's description, what else is to know of it, and its hazardous details as the shipping paper has them. */
export function ItemDetail({ item }: { readonly item: ItemWire }) {
  const { t } = useTranslation();
  const more = [
    item.pieces !== null && t('tracking.items.pieces', { count: item.pieces }),
    item.stackable && t('tracking.items.stackable'),
    item.condition === 'used' && t('tracking.items.used'),
  ].filter(Boolean);
  return (
    <>
      <span className={css.name}>{item.description}</span>
      {more.length > 0 && <span className={css.more}>{more.join(' · ')}</span>}
      {item.hazmat !== null && <Hazmat hazmat={item.hazmat} />}
    </>
  );
}
