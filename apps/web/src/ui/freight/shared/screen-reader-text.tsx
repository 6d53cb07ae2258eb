import type { ReactNode } from 'react';
import css from './screen-reader-text.module.css';

/** Text for screen readers only; what the eye sees stands beside it. */
export function ScreenReaderText({ children }: { readonly children: ReactNode }) {
  return <span className={css.heard}>{children}</span>;
}
