import { Suspense, type ReactNode } from 'react';
import { later } from '../lib/later.tsx';
import styles from './empty-state.module.css';

// Without a connection the picture cannot be fetched either; the page is shown without it.
const ticket = later(() =>
  import('./ticket-picture.tsx').then(
    (file) => file.TicketPicture,
    () => () => null,
  ),
);

type Props = {
  readonly title: ReactNode;
  /** Why it is empty. */
  readonly text?: ReactNode;
  /** The first thing to do about it. */
  readonly actions?: ReactNode;
  /** In place of the blank waybill. */
  readonly picture?: ReactNode;
  readonly level?: 'h1' | 'h2';
};

/** Where there is nothing to show: says why, and offers the first action. */
export function EmptyState({ title, text, actions, picture, level: Title = 'h2' }: Props) {
  return (
    <div className={styles.empty}>
      {picture ?? (
        <Suspense fallback={<div className={styles.place} />}>
          <ticket.Part />
        </Suspense>
      )}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
