import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberText } from './use-number-text.ts';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** Basis points: hundredths of a percent; null for nothing. */
  readonly value: number | null;
  /** Gets NaN while the text is no percentage, which no contract accepts. */
  readonly onChange: (value: number | null) => void;
  readonly error?: unknown;
  readonly path: string;
  /** The label is heard and not shown. */
  readonly hidden?: boolean;
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
};

/** A comma too, which is a decimal point to some and groups thousands for others. */
const otherMarks = /[^\d.\s%]/;
const below: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

/** A percentage, typed with up to two decimals. Letters and signs stay as typed, and the field says why they are refused. */
export function PercentInput(props: Props) {
  const { label, hint, value, onChange, error, path, hidden = false, placeholder, className } = props;
  const { t } = useTranslation();
  const [refused, setRefused] = useState<string | null>(null);
  const input = useNumberText({
    value: value === null || Number.isNaN(value) ? null : value / 100,
    onChange: (typed) => onChange(typed === null ? null : Math.round(typed * 100)),
    decimals: 2,
  });
  return (
    <TextInput
      {...input}
      {...(hidden ? { 'aria-label': label } : { label })}
      {...(placeholder === undefined ? {} : { placeholder })}
      {...(className === undefined ? {} : { className })}
      value={refused ?? input.value}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const wrong = otherMarks.test(text);
        setRefused(wrong ? text : null);
        if (wrong) onChange(Number.NaN);
        else input.onChange(event);
      }}
      onBlur={() => {
        if (refused === null) input.onBlur();
      }}
      description={hint}
      inputWrapperOrder={below}
      error={refused === null ? (typeof error === 'string' ? error : null) : t('common.not_a_percentage')}
      data-path={path}
      rightSection="%"
    />
  );
}
