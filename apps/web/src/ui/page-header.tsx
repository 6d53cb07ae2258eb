import type { ReactNode } from 'react';
import styles from './page-header.module.css';

type Props = {
  readonly title: ReactNode;
  /** One line that says how things stand. */
  readonly note?: ReactNode;
  /** What the whole page is switched by, beside the title. */
  readonly beside?: ReactNode;
  /** The page's actions; the main one last. */
  readonly actions?: ReactNode;
  /** A way back, above the title. */
  readonly trail?: ReactNode;
};

/** Head of a page: its one h1, a line of state and its actions. */
export function PageHeader({ title, note, beside, actions, trail }: Props) {
  return (
    <div className={styles.frame}>
      {trail && <div className={styles.trail}>{trail}</div>}
      <div className={styles.header}>
        <div className={styles.words}>
          <h1>{title}</h1>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
