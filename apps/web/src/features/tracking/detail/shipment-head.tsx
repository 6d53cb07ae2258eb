import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlainRouteName } from '../../../lib/routes/table.ts';
import { IconChevronLeft } from '../../../ui/icons.ts';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './shipment-head.module.css';

type Props = {
  /** The list it stands in. */
  readonly back: { readonly to: PlainRouteName; readonly words: string };
  /** The number, or a line that keeps its place. */
  readonly title: ReactNode;
  readonly actions?: ReactNode;
};

/** Head of a shipment's page: the way back, its number as the page's title, what can be done. */
export function ShipmentHead({ back, title, actions }: Props) {
  const { t } = useTranslation();
  return (
    <div className={css.head}>
      <nav className={css.trail} aria-label={t('tracking.trail')}>
        <RouteLink to={back.to} className={css.back}>
          <IconChevronLeft size={16} aria-hidden="true" />
          {back.words}
        </RouteLink>
      </nav>
      <span className={css.slash} aria-hidden="true">
        /
      </span>
      <h1 className={css.number}>{title}</h1>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
