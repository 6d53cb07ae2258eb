import { TextInput, type TextInputProps } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { partsOf } from '../lib/class-names.ts';
import styles from './field-unit.module.css';
import { useNumberText } from './numbers/use-number-text.ts';

type Unit = {
  /** Stands inside the field at the right: `lb`, `in`, `USD`. */
  readonly unit?: string | undefined;
};

type Props = Unit &
  Omit<TextInputProps, 'rightSection' | 'value' | 'defaultValue' | 'onChange' | 'onFocus'> & {
    /** Empty where there is no number, or a text that has none. */
    readonly value?: number | '' | null;
    readonly onChange?: (value: number | '') => void;
    /** Digits behind the point, at most. */
    readonly decimalScale?: number;
  };

const unitSection = (unit: string | undefined) => ({
  rightSectionWidth: unit ? 12 + unit.length * 9 : 0,
  rightSectionPointerEvents: 'none' as const,
  rightSection: unit ? <span className={styles.unit}>{unit}</span> : null,
});

/** A number that its caller reads from the text, with its unit inside the field. */
export function UnitInput({ unit, ...rest }: Omit<TextInputProps, 'rightSection'> & Unit) {
  return <TextInput {...rest} classNames={partsOf(styles, { input: 'number' })} {...unitSection(unit)} />;
}

/** A number with its unit inside the field, typed with the marks of the language; what is not clear is asked about. */
export function FieldUnit({ unit, value, onChange, onBlur, decimalScale, ...rest }: Props) {
  const [number, setNumber] = useUncontrolled<number | ''>({
    ...(value === undefined ? {} : { value: value ?? '' }),
    defaultValue: '',
    ...(onChange === undefined ? {} : { onChange }),
  });
  const input = useNumberText({
    value: number === '' ? null : number,
    onChange: (typed) => setNumber(typed ?? ''),
    ...(decimalScale === undefined ? {} : { decimals: decimalScale }),
  });
  return (
    <UnitInput
      {...rest}
      {...input}
      unit={unit}
      onBlur={(event) => {
        input.onBlur();
        onBlur?.(event);
      }}
    />
  );
}
