import type { ReactNode } from 'react';
import css from './heard.module.css';

/** Text for screen readers only; what the eye sees stands beside it. */
export function Heard({ children }: { readonly children: ReactNode }) {
  return <span className={css.heard}>{children}</span>;
}
