import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { HazardDiamond } from '../../../../ui/freight/shared/hazard-diamond.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import css from '../book/book-step.module.css';
import { hazmatLine } from '../details/items/hazmat-line.ts';

const kilogramsPerPound = 0.45359237;

/** The hazardous lines as the shipping paper has them, and who answers in an emergency; nothing where there are none. */
export function ShippedHazmat({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const { mass } = useFormats();
  const dangerous = shipment.items.flatMap((item, index) =>
    item.hazmat ? [{ ...item, hazmat: item.hazmat, number: index + 1 }] : [],
  );
  const [first] = dangerous;
  if (first === undefined) return null;
  return (
    <Panel
      title={
        <span className={css.title}>
          <HazardDiamond hazardClass={first.hazmat.hazard_class} size={20} /> {t('quotes.done_step.hazmat')}
        </span>
      }
    >
      <div className={css.dangers}>
        {dangerous.map(({ number, hazmat, quantity, package_type, weight }) => (
          <p key={number} className={css.danger}>
            <b className="wb-mono">{hazmatLine(hazmat)}</b>
            <span>
              {t('quotes.items.packed', { type: t(`terms.package_types.${package_type}`), count: quantity })},{' '}
              {mass(weight.unit === 'lb' ? weight.value : weight.value / kilogramsPerPound)}
            </span>
            <span className="wb-soft">{t('quotes.hazmat.contact_is', { name: hazmat.emergency_contact })}</span>
            <b className="wb-mono">{hazmat.emergency_phone}</b>
          </p>
        ))}
        <p className={css.hint}>{t('quotes.done_step.hazmat_certified')}</p>
      </div>
    </Panel>
  );
}
