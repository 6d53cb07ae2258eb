import { Button } from '@mantine/core';
import type { AddedCharge } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { addedName, type Doing } from './api.ts';
import css from './charges.module.css';

type Props = {
  readonly added: readonly AddedCharge[];
  readonly zone: string;
  /** Left out where nothing can be changed any more. */
  readonly onDo?: (doing: Doing) => void;
};

/** Charges that stand on one side, each with who added it and why. */
export function AddedList({ added, zone, onDo }: Props) {
  const { t } = useTranslation();
  const { money, dateTime } = useChargedFormats();
  if (added.length === 0) return <p className={css.none}>{t('shipment_charges.none')}</p>;
  return (
    <ul className={css.list}>
      {added.map((charge) => {
        const name = addedName(t, charge.code);
        const words = money(charge.amount);
        return (
          <li key={charge.id} className={css.line}>
            <span className={css.name}>{name}</span>
            <span className={css.amount}>{charge.code === 'discount' ? `−${words}` : words}</span>
            <span className={css.why}>
              {charge.reason}
              <span className={css.by}>
                {t('shipment_charges.by', { name: charge.by, date: dateTime(charge.at, zone) })}
              </span>
            </span>
            {onDo && (
              <span className={css.acts}>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('shipment_charges.change_of', { charge: name })}
                  onClick={() => onDo({ kind: 'change', charge })}
                >
                  {t('shipment_charges.change')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('shipment_charges.take_back_of', { charge: name })}
                  onClick={() => onDo({ kind: 'take_back', charge })}
                >
                  {t('shipment_charges.take_back')}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
