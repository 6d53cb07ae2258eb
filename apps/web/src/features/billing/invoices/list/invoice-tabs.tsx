import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { summaryQuery } from '../summary/summary-query.ts';
import css from '../../../../ui/count-tabs/count-tabs.module.css';
import { useShownTab } from '../../../../ui/count-tabs/use-shown-tab.ts';

const pages = { open: 'invoices', history: 'invoices.history', statement: 'invoices.statement' } as const;

type Props = {
  readonly current: keyof typeof pages;
  /** How many invoices the history shows; left out while unknown, and on the other tab. */
  readonly paid?: number | undefined;
};

/** Open Invoices, Invoice History and the statement; each list that is known with how many there are. */
export function InvoiceTabs({ current, paid }: Props) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const row = useShownTab<HTMLUListElement>(`${current} ${paid ?? ''}`);
  const open = useQuery(summaryQuery()).data?.data.counts.all;
  const counts = { open, history: paid, statement: undefined };
  return (
    <nav aria-label={t('invoices.tabs.label')}>
      <ul ref={row} className={css.tabs}>
        {(['open', 'history', 'statement'] as const).map((tab) => (
          <li key={tab}>
            <RouteLink to={pages[tab]} className={css.tab} aria-current={tab === current ? 'page' : undefined}>
              {t(`invoices.tabs.${tab}`)}
              {counts[tab] !== undefined && <span className={css.count}>{number(counts[tab])}</span>}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
