import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { RouteLink } from '../../../ui/route-link.tsx';
import { summaryQuery } from '../summary/summary-query.ts';
import css from './tools.module.css';

type Props = {
  readonly current: 'open' | 'history';
  /** How many invoices the history shows; left out while unknown, and on the other tab. */
  readonly paid?: number | undefined;
};

/** Open Invoices and Invoice History; each that is known with how many there are. */
export function InvoiceTabs({ current, paid }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const open = useQuery(summaryQuery()).data?.data.counts.all;
  const counts = { open, history: paid };
  return (
    <nav aria-label={t('invoices.tabs.label')}>
      <ul className={css.tabs}>
        {(['open', 'history'] as const).map((tab) => (
          <li key={tab}>
            <RouteLink
              to={tab === 'open' ? 'invoices' : 'invoices.history'}
              className={css.tab}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`invoices.tabs.${tab}`)}
              {counts[tab] !== undefined && <span className={css.tally}>{number(counts[tab])}</span>}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
