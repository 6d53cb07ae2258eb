import { editedMass, shownMass } from '@waybill/freight';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { useTyped } from '../../../../ui/suggest/use-typed.ts';
import cells from '../../fields/cells.module.css';
import { NumberCell } from '../../fields/number-cell.tsx';
import { SizeCell } from '../../fields/size-cell.tsx';
import { focusItem } from '../items/change-items.ts';
import { fromProduct } from '../items/from-product.ts';
import { ProductSuggest } from '../items/product-suggest.tsx';
import type { ItemDesk } from '../items/use-item.ts';
import css from './box-row.module.css';
import type { MeasuredBox } from './measure-boxes.ts';

function Cell({
  name,
  label,
  children,
}: {
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.cell} data-cell={name}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

function Figure({
  name,
  label,
  strong,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly strong?: boolean;
  readonly value: string | null;
}) {
  return (
    <div className={css.figure} data-cell={name} data-strong={strong || undefined}>
      <span className={css.figureLabel}>{label}</span> {value ?? '–'}
    </div>
  );
}

/** The weight of one box; the line keeps that of all of them, as freight does. */
function EachWeight({
  desk,
  label,
  errorId,
}: {
  readonly desk: ItemDesk;
  readonly label: string;
  readonly errorId: string;
}) {
  const { units } = useFormats();
  const { item, path, change, leave, problem } = desk;
  const count = item.quantity ?? 1;
  const { weight } = item;
  const each = weight === null ? null : { ...weight, value: weight.value / Math.max(1, count) };
  return (
    <NumberCell
      label={label}
      path={`${path}.weight`}
      value={each === null ? null : shownMass(each, units.mass)}
      onChange={(typed) => {
        const one =
          typed === null
            ? null
            : each === null
              ? { value: typed, unit: units.mass }
              : editedMass(each, typed, units.mass);
        change({ weight: one && { ...one, value: Number((one.value * Math.max(1, count)).toFixed(6)) } }, 'weight');
      }}
      onLeave={() => leave('weight')}
      unit={units.mass}
      decimals={2}
      invalid={problem('weight') !== undefined}
      errorId={errorId}
    />
  );
}

/** The typed columns of a line of boxes, in the order of Tab, and the weights that follow from them. */
export function BoxCells({
  desk,
  number,
  box,
  errorId,
}: {
  readonly desk: ItemDesk;
  readonly number: number;
  readonly box: MeasuredBox | undefined;
  readonly errorId: string;
}) {
  const { t } = useTranslation();
  const { mass, length, units } = useFormats();
  const { item, path, change, leave, problem } = desk;
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  const wrong = (field: string): boolean => problem(field) !== undefined;
  const looking = useTyped(2);
  return (
    <>
      <Cell name="contents" label={t('quotes.parcel.contents')}>
        <ProductSuggest
          typed={looking}
          onPick={(product) => {
            change(
              ({ quantity, package_type }) => ({
                ...fromProduct(product, quantity),
                package_type: product.package_type ?? package_type,
              }),
              'description',
              'package_type',
              'length',
              'width',
              'height',
              'weight',
            );
            focusItem(item.key, 'quantity');
          }}
        >
          <input
            className={cells.box}
            aria-label={name(t('quotes.parcel.contents'))}
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
      <Cell name="quantity" label={t('quotes.items.quantity')}>
        <NumberCell
          label={name(t('quotes.items.quantity'))}
          path={`${path}.quantity`}
          value={item.quantity}
          onChange={(quantity) =>
            change(({ quantity: before, weight }) => {
              // One box goes on weighing what it does.
              const scaled =
                weight === null || quantity === null || quantity < 1
                  ? weight
                  : { ...weight, value: Number(((weight.value / Math.max(1, before ?? 1)) * quantity).toFixed(6)) };
              return quantity === null
                ? { quantity, weight: weightOfOne(weight, before) }
                : { quantity, weight: scaled };
            }, 'quantity')
          }
          onLeave={() => leave('quantity')}
          invalid={wrong('quantity')}
          errorId={errorId}
        />
      </Cell>
      <Cell name="size" label={t('quotes.items.size')}>
        <SizeCell
          path={path}
          name={(side) => name(t(`quotes.items.${side}`))}
          unit={units.length}
          sizes={item}
          onChange={(side, value) => change({ [side]: value }, 'length', 'width', 'height')}
          onLeave={leave}
          invalid={{ length: wrong('length'), width: wrong('width'), height: wrong('height') }}
          errorId={errorId}
        />
      </Cell>
      <Cell name="weight" label={t('quotes.parcel.weight')}>
        <EachWeight desk={desk} label={name(t('quotes.parcel.weight'))} errorId={errorId} />
      </Cell>
      <Figure
        name="dim139"
        label={t('quotes.parcel.dim', { divisor: 139 })}
        value={box ? mass(box.by139.dimPounds ?? 0) : null}
      />
      <Figure
        name="dim166"
        label={t('quotes.parcel.dim', { divisor: 166 })}
        value={box ? (box.by166.dimPounds === null ? t('quotes.parcel.none') : mass(box.by166.dimPounds)) : null}
      />
      <Figure
        name="billed"
        label={t('quotes.parcel.billed')}
        strong
        value={box ? mass(box.by139.billablePounds) : null}
      />
      <Figure name="girth" label={t('quotes.parcel.girth')} value={box ? length(box.by139.lengthPlusGirth, 0) : null} />
    </>
  );
}

/** The weight of one box while the count is being typed anew. */
function weightOfOne(weight: ItemDesk['item']['weight'], count: number | null): ItemDesk['item']['weight'] {
  return weight && { ...weight, value: Number((weight.value / Math.max(1, count ?? 1)).toFixed(6)) };
}
