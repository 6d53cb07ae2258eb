import type { ReactNode } from 'react';
import { IconInbox } from './icons.ts';
import styles from './empty-state.module.css';

type Props = {
  readonly title: ReactNode;
  /** Why it is empty. */
  readonly text?: ReactNode;
  /** The first thing to do about it. */
  readonly actions?: ReactNode;
  /** In place of the empty tray. */
  readonly picture?: ReactNode;
  readonly level?: 'h1' | 'h2';
};

/** Where there is nothing to show: says why, and offers the first action. */
export function EmptyState({ title, text, actions, picture, level: Title = 'h2' }: Props) {
  return (
    <div className={styles.empty}>
      {picture ?? <IconInbox size={24} aria-hidden="true" />}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
