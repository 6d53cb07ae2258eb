import { editedMass, packageTypes, shownMass, type Length } from '@waybill/freight';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { lineClass } from '../../draft/load-item.ts';
import { leadOf } from '../../draft/shared-units.ts';
import { IconStack2 } from '../../../../ui/icons.ts';
import { useTyped } from '../../../../ui/suggest/use-typed.ts';
import cells from '../../fields/cells.module.css';
import { NumberCell } from '../../fields/number-cell.tsx';
import { PickCell } from '../../fields/pick-cell.tsx';
import { SizeCell } from '../../fields/size-cell.tsx';
import { ClassCell } from './class-cell.tsx';
import { focusItem } from './change-items.ts';
import { fromProduct } from './from-product.ts';
import css from './item-row.module.css';
import { ProductSuggest } from './product-suggest.tsx';
import type { ItemDesk } from './use-item.ts';

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

type CellProps = { readonly name: string; readonly label: string; readonly children: ReactNode };

/** A column of the row; on a card it carries its own label. */
function Cell({ name, label, children }: CellProps) {
  return (
    <div className={css.cell} data-cell={name}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

type Props = {
  readonly desk: ItemDesk;
  readonly number: number;
  readonly feet: number | undefined;
  readonly errorId: string;
};

/** Count, packing and sizes of the unit that a line stands on. */
function UnitCells({ desk, number, errorId }: Omit<Props, 'feet'>) {
  const { t } = useTranslation();
  const { units } = useFormats();
  const { item, path, change, leave, problem } = desk;
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  const wrong = (field: string): boolean => problem(field) !== undefined;
  const setSize = (side: 'length' | 'width' | 'height', value: Length | null): void =>
    // A side of one's own is no footprint of the list any more.
    change(side === 'height' ? { height: value } : { [side]: value, asset_size: '', shipping_unit: '' }, side);
  return (
    <>
      <Cell name="quantity" label={t('quotes.items.quantity')}>
        <NumberCell
          label={name(t('quotes.items.quantity'))}
          path={`${path}.quantity`}
          value={item.quantity}
          onChange={(quantity) => change({ quantity }, 'quantity')}
          onLeave={() => leave('quantity')}
          invalid={wrong('quantity')}
          errorId={errorId}
        />
      </Cell>
      <Cell name="package" label={t('quotes.items.package')}>
        <PickCell
          label={name(t('quotes.items.package'))}
          path={`${path}.package_type`}
          value={item.package_type}
          choices={[
            ...(item.package_type === '' ? [{ value: '' as const, label: '–' }] : []),
            ...packageTypes.map((value) => ({ value, label: t(`terms.package_types.${value}`) })),
          ]}
          onChange={(value) => change({ package_type: value, shipping_unit: '' }, 'package_type')}
          invalid={wrong('package_type')}
          errorId={errorId}
        />
      </Cell>
      <Cell name="size" label={t('quotes.items.size')}>
        <SizeCell
          path={path}
          name={(side) => name(t(`quotes.items.${side}`))}
          unit={units.length}
          sizes={item}
          onChange={setSize}
          onLeave={leave}
          invalid={{ length: wrong('length'), width: wrong('width'), height: wrong('height') }}
          errorId={errorId}
        />
      </Cell>
    </>
  );
}

/** The typed columns of a line, in the order in which Tab goes through them, and the figures that follow from them. */
export function ItemCells({ desk, number, feet, errorId }: Props) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { item, mates, path, change, leave, problem } = desk;
  const units = formats.units;
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  const wrong = (field: string): boolean => problem(field) !== undefined;
  const density = lineClass(item, mates)?.reason.densityShown;
  const looking = useTyped(2);
  const metric = units.length === 'cm';
  const at = mates.findIndex(({ key }) => key === item.key);
  const lead = at < 0 ? at : leadOf(mates, at);
  const rides = lead === at ? null : lead + 1;
  return (
    <>
      <Cell name="description" label={t('quotes.items.description')}>
        <ProductSuggest
          typed={looking}
          onPick={(product) => {
            change(({ quantity }) => fromProduct(product, quantity), ...filled);
            focusItem(item.key, 'quantity');
          }}
        >
          <input
            className={cells.box}
            aria-label={name(t('quotes.items.description'))}
            aria-invalid={wrong('description')}
            aria-describedby={wrong('description') ? errorId : undefined}
            data-path={`${path}.description`}
            value={item.description}
            maxLength={160}
            placeholder={t('quotes.items.description_hint')}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              looking.onType(currentTarget.value);
              change({ description: currentTarget.value }, 'description');
            }}
            onBlur={() => {
              looking.onClose();
              leave('description');
            }}
          />
        </ProductSuggest>
      </Cell>
      {rides === null ? (
        <UnitCells desk={desk} number={number} errorId={errorId} />
      ) : (
        <div className={css.rides} data-cell="rides">
          <IconStack2 size={16} aria-hidden="true" /> {t('quotes.units.rides', { number: rides })}
        </div>
      )}
      <Cell name="weight" label={t('quotes.items.weight')}>
        <NumberCell
          label={name(t('quotes.items.weight'))}
          path={`${path}.weight`}
          value={item.weight === null ? null : shownMass(item.weight, units.mass)}
          onChange={(typed) => {
            const { weight } = item;
            change(
              {
                weight:
                  typed === null
                    ? null
                    : weight === null
                      ? { value: typed, unit: units.mass }
                      : editedMass(weight, typed, units.mass),
              },
              'weight',
            );
          }}
          onLeave={() => leave('weight')}
          unit={units.mass}
          decimals={2}
          invalid={wrong('weight')}
          errorId={errorId}
        />
      </Cell>
      <div className={css.figure} data-cell="density">
        <span className="wb-only-heard">{t('quotes.items.density')}</span>
        {density === undefined
          ? '–'
          : metric
            ? formats.number(density * kilogramsPerCubicMeter, 1)
            : density.toFixed(2)}
        <span className={css.figureUnit}> {metric ? 'kg/m³' : 'lb/ft³'}</span>
      </div>
      <Cell name="class" label={t('quotes.items.class')}>
        <ClassCell desk={desk} label={name(t('quotes.items.class'))} errorId={errorId} />
      </Cell>
      <div className={css.figure} data-cell="feet">
        <span className="wb-only-heard">{t('quotes.items.feet')}</span>
        {feet === undefined ? '–' : (metric ? feet * 0.3048 : feet).toFixed(1)}
        <span className={css.figureUnit}> {metric ? 'm' : 'ft'}</span>
      </div>
    </>
  );
}
