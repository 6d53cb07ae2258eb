import type { UseFormReturnType } from '@mantine/form';
import { editedLength, editedMass, shownLength, shownMass, type Length, type Mass } from '@waybill/freight';
import type { ReactNode } from 'react';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { UnitInput } from '../../../../ui/field-unit.tsx';
import { useNumberText } from '../../../../ui/numbers/use-number-text.ts';
import type { ProductForm } from './form-values.ts';

type Form = UseFormReturnType<ProductForm>;
type Side = 'length' | 'width' | 'height';

type FieldProps = {
  readonly form: Form;
  readonly path: `${Side | 'weight'}.value`;
  readonly label: string;
  readonly unit: string;
  /** The stored figure in the person's unit. */
  readonly shown: number | '';
  readonly onFigure: (value: number | '') => void;
};

/** A figure with its unit: as typed while it has the focus, as stored once it is left. */
function MeasureField({ form, path, label, unit, shown, onFigure }: FieldProps) {
  const { error, onBlur } = form.getInputProps(path) as { readonly error?: ReactNode; readonly onBlur: () => void };
  const input = useNumberText({
    value: shown === '' ? null : shown,
    onChange: (typed) => onFigure(typed ?? ''),
    onLeave: onBlur,
    decimals: 3,
  });
  return <UnitInput {...input} label={label} unit={unit} error={error} data-path={path} />;
}

/** A side of one unit, typed in the person's unit and stored as typed. */
export function SideField({ form, side, label }: { readonly form: Form; readonly side: Side; readonly label: string }) {
  const { length: unit } = useFormats().units;
  const stored = form.values[side];
  const known: Length | null = stored.value === '' || stored.value <= 0 ? null : { ...stored, value: stored.value };
  return (
    <MeasureField
      form={form}
      path={`${side}.value`}
      label={label}
      unit={unit}
      shown={known === null ? stored.value : shownLength(known, unit)}
      onFigure={(value) =>
        form.setFieldValue(side, value === '' || known === null ? { value, unit } : editedLength(known, value, unit))
      }
    />
  );
}

/** The weight of one unit, typed in the person's unit and stored as typed. */
export function WeightField({ form, label }: { readonly form: Form; readonly label: string }) {
  const { mass: unit } = useFormats().units;
  const stored = form.values.weight;
  const known: Mass | null = stored.value === '' || stored.value <= 0 ? null : { ...stored, value: stored.value };
  return (
    <MeasureField
      form={form}
      path="weight.value"
      label={label}
      unit={unit}
      shown={known === null ? stored.value : shownMass(known, unit)}
      onFigure={(value) =>
        form.setFieldValue('weight', value === '' || known === null ? { value, unit } : editedMass(known, value, unit))
      }
    />
  );
}
