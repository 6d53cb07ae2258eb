import type { ReactNode } from 'react';
import type { PlainRouteName } from '../lib/routes/table.ts';
import css from './detail-page.module.css';
import { IconChevronLeft } from './icons.ts';
import { RouteLink } from './route-link.tsx';

type Props = {
  /** What the way back is called to those who hear it. */
  readonly trail: string;
  /** The list it stands in. */
  readonly back: { readonly to: PlainRouteName; readonly words: string };
  /** The number, or a line that keeps its place. */
  readonly title: ReactNode;
  readonly actions?: ReactNode;
};

/** Head of the page of one thing: the way back, its number as the page's title, what can be done. */
export function DetailHead({ trail, back, title, actions }: Props) {
  return (
    <div className={css.head}>
      <nav aria-label={trail}>
        <RouteLink to={back.to} className={css.back}>
          <IconChevronLeft size={16} aria-hidden="true" />
          {back.words}
        </RouteLink>
      </nav>
      <span className="wb-soft" aria-hidden="true">
        /
      </span>
      <h1 className={css.title}>{title}</h1>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
