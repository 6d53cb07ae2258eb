import { editedMass, packageTypes, shownMass, type Length, type Mass, type PackageType } from '@waybill/freight';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import css from './line-row.module.css';
import { NumberCell } from './number-cell.tsx';
import { PickCell } from './pick-cell.tsx';
import { SizeCell } from './size-cell.tsx';

type CellProps = {
  readonly name: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A column of a line; on a card it carries its own label. */
export function LineCell({ name, label, className, children }: CellProps) {
  return (
    <div className={className === undefined ? css.cell : `${css.cell} ${className}`} data-cell={name}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

type Side = 'length' | 'width' | 'height';

/** A line that is typed into, as the rows of every load hold it. */
type LineForm = {
  readonly item: Readonly<Record<Side, Length | null>> & {
    readonly quantity: number | null;
    readonly package_type: '' | PackageType;
    readonly weight: Mass | null;
  };
  readonly path: string;
  readonly change: (
    changes: {
      quantity?: number | null;
      package_type?: '' | PackageType;
      shipping_unit?: '';
      weight?: Mass | null;
    },
    ...fields: readonly string[]
  ) => void;
  readonly leave: (field: string) => void;
  readonly problem: (field: string) => string | undefined;
};

type Props = { readonly lineForm: LineForm; readonly number: number; readonly errorId: string };

function useNames({ lineForm, number }: Pick<Props, 'lineForm' | 'number'>) {
  const { t } = useTranslation();
  return {
    t,
    name: (field: string): string => t('quotes.items.of_item', { field, number }),
    wrong: (field: string): boolean => lineForm.problem(field) !== undefined,
  };
}

type SizesProps = Props & { readonly onSize: (side: Side, value: Length | null) => void };

/** Sizes of the units of a line. */
export function SizesCell({ onSize, ...props }: SizesProps) {
  const { lineForm, errorId } = props;
  const { t, name, wrong } = useNames(props);
  const { units } = useFormats();
  const { item, path, leave } = lineForm;
  return (
    <LineCell name="size" label={t('quotes.items.size')}>
      <SizeCell
        path={path}
        name={(side) => name(t(`quotes.items.${side}`))}
        unit={units.length}
        sizes={item}
        onChange={onSize}
        onLeave={leave}
        invalid={{ length: wrong('length'), width: wrong('width'), height: wrong('height') }}
        errorId={errorId}
      />
    </LineCell>
  );
}

/** Count, packing and sizes of the units of a line. */
export function UnitCells({ onSize, ...props }: SizesProps) {
  const { lineForm, errorId } = props;
  const { t, name, wrong } = useNames(props);
  const { item, path, change, leave } = lineForm;
  return (
    <>
      <LineCell name="quantity" label={t('quotes.items.quantity')}>
        <NumberCell
          label={name(t('quotes.items.quantity'))}
          path={`${path}.quantity`}
          value={item.quantity}
          onChange={(quantity) => change({ quantity }, 'quantity')}
          onLeave={() => leave('quantity')}
          invalid={wrong('quantity')}
          errorId={errorId}
        />
      </LineCell>
      <LineCell name="package" label={t('quotes.items.package')}>
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
      </LineCell>
      <SizesCell {...props} onSize={onSize} />
    </>
  );
}

/** What all units of a line weigh together, in the reader's unit. */
export function WeightCell(props: Props) {
  const { lineForm, errorId } = props;
  const { t, name, wrong } = useNames(props);
  const { mass: unit } = useFormats().units;
  const { weight } = lineForm.item;
  const edited = (typed: number): Mass => (weight === null ? { value: typed, unit } : editedMass(weight, typed, unit));
  return (
    <LineCell name="weight" label={t('quotes.items.weight')}>
      <NumberCell
        label={name(t('quotes.items.weight'))}
        path={`${lineForm.path}.weight`}
        value={weight === null ? null : shownMass(weight, unit)}
        onChange={(typed) => lineForm.change({ weight: typed === null ? null : edited(typed) }, 'weight')}
        onLeave={() => lineForm.leave('weight')}
        unit={unit}
        decimals={6}
        invalid={wrong('weight')}
        errorId={errorId}
      />
    </LineCell>
  );
}
