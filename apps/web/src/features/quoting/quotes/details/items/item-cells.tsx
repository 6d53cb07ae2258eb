import type { Length } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { lineClass } from '../../draft/load-item.ts';
import { leadOf } from '../../draft/shared-units.ts';
import { IconStack2 } from '../../../../../ui/icons.ts';
import { linearUnit } from '../../../../../ui/freight/shared/linear-length.ts';
import { useTyped } from '../../../../../ui/suggest/use-typed.ts';
import { DescriptionBox } from '../../fields/description-box.tsx';
import { LineCell, UnitCells, WeightCell } from '../../fields/line-cells.tsx';
import { ClassCell } from './class-cell.tsx';
import { focusItem } from './change-items.ts';
import { fromProduct } from './from-product.ts';
import css from './item-row.module.css';
import { ProductSuggest } from './product-suggest.tsx';
import type { ItemForm } from './use-item.ts';

/** Fields that a product fills in, and that nothing is wrong with any more. */
const filled = [
  'description',
  'package_type',
  'length',
  'width',
  'height',
  'weight',
  'freight_class',
  'hazmat',
] as const;

const kilogramsPerCubicMeter = 16.018463;

type Props = {
  readonly lineForm: ItemForm;
  readonly number: number;
  /** Linear feet of the line, as they are shown. */
  readonly feet: string | undefined;
  readonly errorId: string;
};

/** The typed columns of a line, in the order in which Tab goes through them, and the figures that follow from them. */
export function ItemCells({ lineForm, number, feet, errorId }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { item, mates, change } = lineForm;
  const units = formats.units;
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  const density = lineClass(item, mates)?.reason.densityShown;
  const looking = useTyped(2);
  const setSize = (side: 'length' | 'width' | 'height', value: Length | null): void =>
    // A side of one's own is no footprint of the list any more.
    change(side === 'height' ? { height: value } : { [side]: value, asset_size: '', shipping_unit: '' }, side);
  const metric = units.length === 'cm';
  const at = mates.findIndex(({ key }) => key === item.key);
  const lead = at < 0 ? at : leadOf(mates, at);
  const rides = lead === at ? null : lead + 1;
  return (
    <>
      <LineCell name="description" label={t('quotes.items.description')} className={css.description}>
        <ProductSuggest
          typed={looking}
          onPick={(product) => {
            change(({ quantity }) => fromProduct(product, quantity), ...filled);
            focusItem(item.key, 'quantity');
          }}
        >
          <DescriptionBox
            lineForm={lineForm}
            label={name(t('quotes.items.description'))}
            errorId={errorId}
            looking={looking}
          />
        </ProductSuggest>
      </LineCell>
      {rides === null ? (
        <UnitCells lineForm={lineForm} number={number} errorId={errorId} onSize={setSize} />
      ) : (
        <div className={css.rides} data-cell="rides">
          <IconStack2 size={16} aria-hidden="true" /> {t('quotes.units.rides', { number: rides })}
        </div>
      )}
      <WeightCell lineForm={lineForm} number={number} errorId={errorId} />
      <div className={css.figure} data-cell="density">
        <span className="wb-only-heard">{t('quotes.items.density')}</span>
        {density === undefined
          ? '–'
          : metric
            ? formats.number(density * kilogramsPerCubicMeter, 1)
            : density.toFixed(2)}
        <span className={css.figureUnit}> {metric ? 'kg/m³' : 'lb/ft³'}</span>
      </div>
      <LineCell name="class" label={t('quotes.items.class')}>
        <ClassCell lineForm={lineForm} label={name(t('quotes.items.class'))} errorId={errorId} />
      </LineCell>
      <div className={css.figure} data-cell="feet">
        <span className="wb-only-heard">{t('quotes.items.feet')}</span>
        {feet ?? '–'}
        <span className={css.figureUnit}> {linearUnit(formats)}</span>
      </div>
    </>
  );
}
