import type { ReactElement, ReactNode } from 'react';
import type { PlainRouteName } from '../../lib/routes/table.ts';
import type { IconUser } from '../icons.ts';
import { Tip } from '../tip/tip.tsx';
import { RouteLink } from '../route-link.tsx';
import styles from './nav-item.module.css';

type Look = { readonly icon: typeof IconUser; readonly words: string; readonly narrow: boolean };

function Face({ icon: Icon, words, narrow }: Look) {
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <span className={narrow ? 'wb-only-heard' : styles.words}>{words}</span>
    </>
  );
}

function named(look: Look, item: ReactElement): ReactElement {
  return (
    <Tip label={look.words} position="right" disabled={!look.narrow}>
      {item}
    </Tip>
  );
}

type LinkProps = Look & {
  readonly to: PlainRouteName;
  readonly current: boolean;
  /** One line of 32 px; a name that does not fit is cut, and said whole under the pointer. */
  readonly dense?: boolean;
  /** A figure at the right of its words. */
  readonly badge?: ReactNode;
};

/** A sidebar entry that opens a page. */
export function NavLink({ to, current, badge, dense, ...look }: LinkProps) {
  return named(
    look,
    <RouteLink
      to={to}
      className={styles.item}
      data-narrow={look.narrow || undefined}
      data-dense={dense || undefined}
      title={dense && !look.narrow ? look.words : undefined}
      aria-current={current ? 'page' : undefined}
    >
      <Face {...look} />
      {badge}
    </RouteLink>,
  );
}

/** A sidebar entry that does something here. */
export function NavButton({
  onClick,
  expanded,
  ...look
}: Look & { readonly onClick: () => void; readonly expanded?: boolean }) {
  return named(
    look,
    <button
      type="button"
      className={styles.item}
      data-narrow={look.narrow || undefined}
      onClick={onClick}
      aria-expanded={expanded}
    >
      <Face {...look} />
    </button>,
  );
}
