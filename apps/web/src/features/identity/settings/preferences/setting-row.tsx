import type { ReactNode } from 'react';
import css from './setting-row.module.css';

type Props = {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** Below the hint, e.g. a figure that belongs to the choice. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** One setting: what it is at the left, its control at the right, a hairline between it and the next. */
export function SettingRow({ label, hint, note, children }: Props) {
  return (
    <div className={css.row}>
      <div className={css.words}>
        <span className={css.label}>{label}</span>
        <span className={css.hint}>{hint}</span>
        {note && <span className={css.hint}>{note}</span>}
      </div>
      <div className={css.control}>{children}</div>
    </div>
  );
}
