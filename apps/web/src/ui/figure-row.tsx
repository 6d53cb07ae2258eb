import type { ReactNode } from 'react';
import css from './figure-row.module.css';

type Figure = {
  readonly label: string;
  readonly value: ReactNode;
  /** Whether somebody has to look at it. */
  readonly care?: boolean;
};

type Props = {
  readonly figures: readonly Figure[];
  /** Says in how many columns they stand. */
  readonly className: string | undefined;
};

/** Figures beside each other, each below its name. */
export function FigureRow({ figures, className = '' }: Props) {
  return (
    <dl className={`${css.figures} ${className}`}>
      {figures.map(({ label, value, care = false }) => (
        <div key={label} data-care={care || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
