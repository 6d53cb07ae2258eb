import type { ReactNode } from 'react';
import css from './page-layout.module.css';

type Props = {
  readonly facts: readonly (readonly [string, ReactNode])[];
  /** May say how wide the names are. */
  readonly className?: string | undefined;
};

/** Names and what they are, in two columns; what is not known is left out. */
export function FactPairs({ facts, className = '' }: Props) {
  return (
    <dl className={`${css.pairs} ${className}`}>
      {facts
        .filter(([, value]) => value !== null)
        .map(([label, value]) => [<dt key={`${label} name`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </dl>
  );
}
