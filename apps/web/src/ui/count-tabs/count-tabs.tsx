import { UnstyledButton } from '@mantine/core';
import type { ComponentType } from 'react';
import { useFormats } from '../../lib/format/use-formats.ts';
import css from './count-tabs.module.css';
import { useShownTab } from './use-shown-tab.ts';

type Picture = ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;

export type CountTab<K extends string> = {
  readonly key: K;
  readonly words: string;
  readonly icon?: Picture | undefined;
  /** How many it holds; null while that is on its way, left out where it is not told. */
  readonly count?: number | null | undefined;
  /** What it holds waits for somebody. */
  readonly care?: boolean;
  /** Stands apart from those before it, which it overlaps. */
  readonly apart?: boolean;
};

type Props<K extends string> = {
  /** What the tabs choose between, for those who hear them. */
  readonly label: string;
  readonly tabs: readonly CountTab<K>[];
  readonly chosen: K;
  readonly choose: (key: K) => void;
};

/** What a list is narrowed to, each choice with how many it holds: petrol where one is, and warm where somebody is needed. */
export function CountTabs<K extends string>({ label, tabs, chosen, choose }: Props<K>) {
  const { number } = useFormats();
  const row = useShownTab<HTMLDivElement>(chosen);
  return (
    <div ref={row} className={css.tabs} role="group" aria-label={label}>
      {tabs.map(({ key, words, icon: Icon, count, care, apart }) => (
        <span key={key} className={css.place} data-apart={apart || undefined}>
          <UnstyledButton
            className={css.tab}
            aria-pressed={chosen === key}
            data-care={care || undefined}
            onClick={() => choose(key)}
          >
            {Icon && <Icon size={16} aria-hidden="true" />}
            {words}
            {count !== undefined && (
              <span className={css.count} data-some={(count ?? 0) > 0 || undefined}>
                {count === null ? '' : number(count)}
              </span>
            )}
          </UnstyledButton>
        </span>
      ))}
    </div>
  );
}
