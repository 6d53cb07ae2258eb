import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { SettingRow } from './setting-row.tsx';

type Props<V extends string> = {
  readonly label: string;
  readonly hint: string;
  readonly note?: ReactNode;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChoose: (value: V) => void;
};

/** A setting that is one of several. */
export function ChoiceRow<V extends string>({ label, hint, note, value, choices, onChoose }: Props<V>) {
  return (
    <SettingRow label={label} hint={hint} note={note}>
      <Select
        aria-label={label}
        value={value}
        data={choices.map((choice) => ({ ...choice }))}
        onChange={(chosen) => {
          const found = choices.find((choice) => choice.value === chosen);
          if (found && found.value !== value) onChoose(found.value);
        }}
      />
    </SettingRow>
  );
}
