import { editedMass, shownMass } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { useTyped } from '../../../../../ui/suggest/use-typed.ts';
import { DescriptionBox } from '../../fields/description-box.tsx';
import { LineCell, SizesCell } from '../../fields/line-cells.tsx';
import { NumberCell } from '../../fields/number-cell.tsx';
import { focusItem } from '../items/change-items.ts';
import { fromProduct } from '../items/from-product.ts';
import { ProductSuggest } from '../items/product-suggest.tsx';
import type { ItemForm } from '../items/use-item.ts';
import css from './box-row.module.css';
import type { MeasuredBox } from './measure-boxes.ts';

type Weight = ItemForm['item']['weight'];

/** Boxes of a line; one while their count is being typed. */
const boxes = (count: number | null): number => Math.max(1, count ?? 1);

const weightOfOne = (weight: Weight, count: number | null): Weight =>
  weight && { ...weight, value: weight.value / boxes(count) };

const weightOfAll = (one: Weight, count: number | null): Weight =>
  one && { ...one, value: Number((one.value * boxes(count)).toFixed(6)) };

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
  lineForm,
  label,
  errorId,
}: {
  readonly lineForm: ItemForm;
  readonly label: string;
  readonly errorId: string;
}) {
  const { units } = useFormats();
  const { item, path, change, leave, problem } = lineForm;
  const each = weightOfOne(item.weight, item.quantity);
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
        change({ weight: weightOfAll(one, item.quantity) }, 'weight');
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
  lineForm,
  number,
  box,
  errorId,
}: {
  readonly lineForm: ItemForm;
  readonly number: number;
  readonly box: MeasuredBox | undefined;
  readonly errorId: string;
}) {
  const { t } = useTranslation();
  const { mass, length } = useFormats();
  const { item, path, change, leave, problem } = lineForm;
  const name = (field: string): string => t('quotes.items.of_item', { field, number });
  const wrong = (field: string): boolean => problem(field) !== undefined;
  const looking = useTyped(2);
  return (
    <>
      <LineCell name="contents" label={t('quotes.parcel.contents')} className={css.contents}>
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
          <DescriptionBox
            lineForm={lineForm}
            label={name(t('quotes.parcel.contents'))}
            errorId={errorId}
            looking={looking}
          />
        </ProductSuggest>
      </LineCell>
      <LineCell name="quantity" label={t('quotes.items.quantity')}>
        <NumberCell
          label={name(t('quotes.items.quantity'))}
          path={`${path}.quantity`}
          value={item.quantity}
          onChange={(quantity) =>
            change(({ quantity: before, weight }) => {
              // One box goes on weighing what it does, also while the count is typed anew.
              const one = weightOfOne(weight, before);
              return { quantity, weight: quantity === null ? one : weightOfAll(one, quantity) };
            }, 'quantity')
          }
          onLeave={() => leave('quantity')}
          invalid={wrong('quantity')}
          errorId={errorId}
        />
      </LineCell>
      <SizesCell
        lineForm={lineForm}
        number={number}
        errorId={errorId}
        onSize={(side, value) => change({ [side]: value }, 'length', 'width', 'height')}
      />
      <LineCell name="weight" label={t('quotes.parcel.weight')}>
        <EachWeight lineForm={lineForm} label={name(t('quotes.parcel.weight'))} errorId={errorId} />
      </LineCell>
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
