import type { ReactNode } from 'react';
import css from './history.module.css';

type Props = {
  readonly by: { readonly kind: 'customer' | 'staff' | 'system'; readonly name: string };
  /** What those of the house are called beside their name. */
  readonly house: string;
  /** What they did, in words. */
  readonly did: string;
  readonly when: ReactNode;
  /** Their own words; null where there are none. */
  readonly said: string | null;
  /** Whether what the product did by itself names it. */
  readonly namesSystem?: boolean;
};

/** One thing that happened: who did what when, and what they wrote. */
export function HistoryEntry({ by, house, did, when, said, namesSystem = false }: Props) {
  return (
    <li className={css.event} data-by={by.kind}>
      <p>
        {(namesSystem || by.kind !== 'system') && <b>{by.name}</b>}
        {by.kind === 'staff' && <span className={css.side}>{house}</span>} {did} {when}
      </p>
      {said !== null && <p className={css.said}>{said}</p>}
    </li>
  );
}
