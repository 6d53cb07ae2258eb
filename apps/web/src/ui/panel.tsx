import type { ReactNode } from 'react';
import styles from './panel.module.css';

type Props = {
  readonly title?: ReactNode;
  /** Soft words beside the title. */
  readonly note?: ReactNode;
  /** What stands at the right of the head: a link, a button, a figure. */
  readonly aside?: ReactNode;
  /** Below a hairline. */
  readonly foot?: ReactNode;
  /** Content that brings its own padding, such as a table. */
  readonly flush?: boolean;
  readonly children: ReactNode;
};

/** A sheet of paper with an optional head and foot: the box that everything stands in. */
export function Panel({ title, note, aside, foot, flush = false, children }: Props) {
  return (
    <section className={styles.panel}>
      {(title ?? aside) !== undefined && (
        <header className={styles.head}>
          <div className={styles.words}>
            {title && <h2>{title}</h2>}
            {note && <span className={styles.note}>{note}</span>}
          </div>
          {aside}
        </header>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </section>
  );
}
