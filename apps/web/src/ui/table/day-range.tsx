import { Button, Popover, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { IconCalendar } from '../icons.ts';
import css from './day-range.module.css';

/** Calendar dates as they stand in a filter; an empty text drops one. */
export type Days = { readonly from: string; readonly to: string };

type Props = {
  readonly label: string;
  /** What is chosen, in words. */
  readonly words: ReactNode;
  /** What is chosen, as far as it is a date. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly usual: readonly (Days & { readonly name: string })[];
  readonly names: { readonly from: string; readonly to: string; readonly wrongWay: string };
  readonly onChange: (days: Partial<Days>) => void;
  readonly className?: string | undefined;
};

/** Days to show: a button that names them and opens two dates and the usual ranges. */
export function DayRange({ label, words, from, to, usual, names, onChange, className }: Props) {
  const [open, setOpen] = useState(false);
  const wrongWay = from !== undefined && to !== undefined && to < from;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus withRoles>
      <Popover.Target>
        <Button
          onClick={() => setOpen(!open)}
          leftSection={<IconCalendar size={16} aria-hidden="true" />}
          className={className ?? ''}
        >
          <span className={css.label}>{label}</span>&nbsp;{words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={css.drop ?? ''} aria-label={label}>
        <div className={css.usual}>
          {usual.map(({ name, ...days }) => (
            <Button
              key={name}
              variant={(from ?? '') === days.from && (to ?? '') === days.to ? 'light' : 'default'}
              onClick={() => {
                onChange(days);
                setOpen(false);
              }}
            >
              {name}
            </Button>
          ))}
        </div>
        <div className={css.dates}>
          <TextInput
            type="date"
            label={names.from}
            value={from ?? ''}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={names.to}
            value={to ?? ''}
            error={wrongWay && names.wrongWay}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
