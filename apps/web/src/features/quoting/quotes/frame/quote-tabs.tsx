import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageExists } from '../../../../lib/routes/navigator.ts';
import type { RouteTarget } from '../../../../lib/routes/table.ts';
import { useAddressQuery } from '../../../../lib/routes/use-address.ts';
import { useShownTab } from '../../../../ui/count-tabs/use-shown-tab.ts';
import { RouteLink } from '../../../../ui/route-link.tsx';
import css from './quote-tabs.module.css';

const names = ['quote', 'international', 'saved', 'history', 'truckload', 'ship'] as const;
type Tab = (typeof names)[number];

/**
 * Where each tab leads. International is a view of the quote page, so that it has an address of its own. "LTL & Small
 * Package" is the quote page by its other address of the specification: the load alone decides between the two modes.
 */
const targets: Readonly<Record<Tab, RouteTarget>> = {
  quote: { to: 'quote' },
  international: { to: 'quote.new', search: { tab: 'international' } },
  saved: { to: 'quote.saved' },
  history: { to: 'quote.history' },
  truckload: { to: 'truckload' },
  ship: { to: 'quote.ship' },
};

/** The tab that a page belongs to, by the page's name. */
const tabOf: Readonly<Record<string, Tab>> = {
  'quote.saved': 'saved',
  'quote.history': 'history',
  'quote.detail': 'history',
  truckload: 'truckload',
  'truckload.again': 'truckload',
  'quote.ship': 'ship',
  'quote.ship-again': 'ship',
};

/** Whether the address names the international view. */
export function useInternational(): boolean {
  return useAddressQuery()['tab'] === 'international';
}

/** The six tabs of quoting. One whose page does not exist is left out; the one shown is scrolled into sight. */
export function QuoteTabs() {
  const { t } = useTranslation();
  const page = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.name ?? '' });
  const abroad = useInternational();
  const current = abroad ? 'international' : (tabOf[page] ?? 'quote');
  const list = useShownTab<HTMLUListElement>(current);
  return (
    <nav aria-label={t('quote_lists.tabs.label')} className={css.frame}>
      <ul ref={list} className={css.tabs}>
        {names
          .filter((name) => pageExists(targets[name].to))
          .map((name) => (
            <li key={name}>
              <RouteLink
                {...targets[name]}
                className={css.tab}
                data-current={name === current || undefined}
                aria-current={name === current ? 'page' : undefined}
              >
                {t(`quote_lists.tabs.${name}`)}
              </RouteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
