import { routeRows, type RouteName } from '../lib/routes/table.ts';
import type { otherPages } from './other-pages.ts';
import type { Page } from './page.ts';

export type Pages = { readonly [N in RouteName]?: Page };

const quote: Page = () =>
  import('../features/quoting/quotes/quote-page.tsx').then((page) => ({ default: page.QuotePage }));

/** Where most visits begin: known without asking for the list of the others. */
const firstPages = {
  login: () => import('../features/identity/sign-in/login-page.tsx').then((page) => ({ default: page.LoginPage })),
  quote,
  'quote.reference': quote,
  'quote.new': quote,
  'quote.again': quote,
  'quote.ship': quote,
} satisfies Pages;

type Other = keyof typeof otherPages;

/** Names of the route table that are no page yet: each is not found. A name that is neither here nor a page does not compile. */
const notYet: Readonly<Record<Exclude<RouteName, keyof typeof firstPages | Other>, true>> = {};

/** Fetches the list of the other pages. */
export const loadOtherPages = () => import('./other-pages.ts');

function fromTheOthers(name: Other): Page {
  return () => loadOtherPages().then((list) => list.otherPages[name]());
}

/** Every page that has been built, by its name. */
export const pages: Pages = {
  ...Object.fromEntries(
    routeRows.flatMap(([name]) => (name in notYet || name in firstPages ? [] : [[name, fromTheOthers(name as Other)]])),
  ),
  ...firstPages,
};
