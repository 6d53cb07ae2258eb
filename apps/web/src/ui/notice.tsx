import type { ReactNode } from 'react';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconClock } from './icons.ts';
import styles from './notice.module.css';

const icons = { go: IconCircleCheck, move: IconClock, care: IconAlertTriangle, stop: IconAlertCircle } as const;

type Props = {
  /** `care` asks for a decision, `stop` says that something failed or is blocked. */
  readonly tone: keyof typeof icons;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** In place of the tone's own. */
  readonly icon?: typeof IconClock;
  /** Without its own box, on top of a table. */
  readonly flush?: boolean;
  /** Read out when it appears. */
  readonly live?: boolean;
};

/** A banner that says what is the matter, what is safe and what to do; icon and words, never colour alone. */
export function Notice({ tone, title, children, action, icon, flush = false, live = false }: Props) {
  const Icon = icon ?? icons[tone];
  return (
    <div className={styles.notice} data-tone={tone} data-flush={flush || undefined} role={live ? 'alert' : undefined}>
      <Icon size={20} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
