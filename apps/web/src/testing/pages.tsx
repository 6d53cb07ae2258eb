import type { Pages } from '../app/pages.ts';
import { pages } from '../app/pages.ts';
import type { RouteName } from '../lib/routes/table.ts';

/** The built pages, and for each further name one that shows only that name. */
export function pagesWith(...names: readonly RouteName[]): Pages {
  const more = names.map((name) => {
    const Page = () => <h1>page {name}</h1>;
    return [name, async () => ({ default: Page })] as const;
  });
  return { ...pages, ...Object.fromEntries(more) };
}
