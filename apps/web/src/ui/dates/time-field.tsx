import { TextInput } from '@mantine/core';
import { isTimeOfDay } from '@waybill/contract';
import { useState, type ReactNode } from 'react';
import { useFormats } from '../../lib/format/use-formats.ts';
import { clockTime } from '../../lib/format/local-time.ts';
import { readTime } from './time-text.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: ReactNode;
  readonly 'data-path': string;
};

/** A time of day, typed as people type it and written as the language writes it. What is no time stays as typed. */
export function TimeField({ value, onChange, onBlur, ...rest }: Props) {
  const formats = useFormats();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      value={typed ?? (isTimeOfDay(value) ? clockTime(value, formats) : value)}
      autoComplete="off"
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readTime(currentTarget.value) ?? currentTarget.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
