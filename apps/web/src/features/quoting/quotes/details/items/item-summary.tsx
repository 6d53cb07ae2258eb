import { shownLength } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { HazardDiamond } from '../../../../../ui/freight/shared/hazard-diamond.tsx';
import { linearUnit } from '../../../../../ui/freight/shared/linear-length.ts';
import type { ItemDraft } from '../../draft/draft.ts';
import { lineClass } from '../../draft/load-item.ts';
import { hazmatLine } from './hazmat-line.ts';
import css from './item-summary.module.css';

type Props = {
  readonly item: ItemDraft;
  /** The whole load, when the line shares its unit. */
  readonly mates: readonly ItemDraft[];
  readonly number: number;
  readonly feet: string | undefined;
  readonly onOpen: () => void;
};

/** A finished line in short; a tap opens it. */
export function ItemSummary({ item, mates, number, feet, onOpen }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { units, number: write, mass } = formats;
  const found = lineClass(item, mates);
  const sides = [item.length, item.width, item.height]
    .map((side) => (side === null ? '' : write(shownLength(side, units.length), 1)))
    .join('×');
  const pounds =
    item.weight === null ? 0 : item.weight.unit === 'lb' ? item.weight.value : item.weight.value / 0.45359237;
  const packed =
    item.package_type === ''
      ? ''
      : t('quotes.items.packed', { type: t(`terms.package_types.${item.package_type}`), count: item.quantity ?? 0 });
  return (
    <button type="button" className={css.summary} aria-expanded="false" onClick={onOpen}>
      <span className={css.line}>
        <b className={css.name}>
          {number}. {item.description}
        </b>
        <b>{found && t('freight.why.class', { freightClass: found.freightClass })}</b>
      </span>
      <span className={css.line}>
        <span>
          {packed} · {sides} {units.length} · {mass(pounds)}
        </span>
        <span>{feet !== undefined && `${feet} ${linearUnit(formats)}`}</span>
      </span>
      {item.hazardous && (
        <span className={css.hazard}>
          <HazardDiamond hazardClass={item.hazmat.hazard_class} />{' '}
          <span className="wb-mono">{hazmatLine(item.hazmat)}</span>
        </span>
      )}
    </button>
  );
}
