import type { ReactNode } from 'react';
import css from './facts-list.module.css';

export type Fact = {
  readonly label: string;
  readonly value: ReactNode;
  /** Numbers and codes. */
  readonly mono?: boolean;
  /** There is none yet, or none was given. */
  readonly soft?: boolean;
  /** Takes the whole width. */
  readonly wide?: boolean;
};

/** Small labelled values in two columns. */
export function FactsList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, mono, soft, wide }) => (
        <div key={label} className={css.fact} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd data-mono={mono || undefined} data-soft={soft || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
