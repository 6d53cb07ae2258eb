import { NumberInput, TextInput, type NumberInputProps, type TextInputProps } from '@mantine/core';
import { partsOf } from '../lib/class-names.ts';
import { currentLanguage } from '../lib/language/i18n.ts';
import styles from './field-unit.module.css';

type Props = Omit<NumberInputProps, 'rightSection' | 'decimalSeparator' | 'thousandSeparator'> & {
  /** Stands inside the field at the right: `lb`, `in`, `USD`. */
  readonly unit?: string | undefined;
};

// In English a comma groups thousands; Spanish speakers write either mark before the decimals.
const marks = {
  en: { thousandSeparator: ',', allowedDecimalSeparators: ['.'] },
  es: { thousandSeparator: '', allowedDecimalSeparators: ['.', ','] },
} as const;

const unitSection = (unit: string | undefined) => ({
  rightSectionWidth: unit ? 12 + unit.length * 9 : 0,
  rightSectionPointerEvents: 'none' as const,
  rightSection: unit ? <span className={styles.unit}>{unit}</span> : null,
});

/** A number that its caller reads from the text, with its unit inside the field. */
export function UnitInput({ unit, ...rest }: Omit<TextInputProps, 'rightSection'> & Pick<Props, 'unit'>) {
  return <TextInput {...rest} classNames={partsOf(styles, { input: 'number' })} {...unitSection(unit)} />;
}

/** A number with its unit inside the field, typed with the marks of the language. */
export function FieldUnit({ unit, ...rest }: Props) {
  const { thousandSeparator, allowedDecimalSeparators } = marks[currentLanguage()];
  return (
    <NumberInput
      allowNegative={false}
      decimalSeparator="."
      thousandSeparator={thousandSeparator}
      allowedDecimalSeparators={[...allowedDecimalSeparators]}
      inputMode="decimal"
      {...rest}
      classNames={partsOf(styles, { input: 'number' })}
      {...unitSection(unit)}
    />
  );
}
