import type { ReactNode } from 'react';
import styles from './card.module.css';

type Props = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
};

/** The narrow sheet that signing in happens on, perforated along its left edge like a waybill. */
export function Card({ title, text, children, foot }: Props) {
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </section>
  );
}
