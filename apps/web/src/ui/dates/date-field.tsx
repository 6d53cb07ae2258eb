import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { currentLanguage } from '../../lib/language/i18n.ts';
import { readDate } from './date-text.ts';

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly error?: ReactNode;
  readonly 'data-path': string;
};

const whole = /^\d{4}-\d{2}-\d{2}$/;

function shown(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  if (!whole.test(date) || Number.isNaN(at.getTime())) return date;
  return new Intl.DateTimeFormat(`${currentLanguage()}-US`, { dateStyle: 'short', timeZone: 'UTC' }).format(at);
}

/** A calendar date, typed as people type it and written as the language writes it. What is no date stays as typed. */
export function DateField({ value, onChange, onBlur, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      value={typed ?? shown(value)}
      autoComplete="off"
      placeholder={currentLanguage() === 'es' ? 'dd/mm/aaaa' : 'mm/dd/yyyy'}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readDate(currentTarget.value, currentLanguage()) ?? currentTarget.value);
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
    />
  );
}
