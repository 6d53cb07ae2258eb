import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { TicketPicture } from './ticket-picture.tsx';

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
      {picture ?? <TicketPicture />}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
