import type { Pages } from '../app/pages.ts';
import { pages } from '../app/pages.ts';
import { routeRow, type RouteName } from '../lib/routes/table.ts';

/** Pages that the frame itself has, and for each further name one that shows only that name. */
export function pagesWith(...names: readonly RouteName[]): Pages {
  const more = names.map((name) => {
    const Page = () => <h1>page {name}</h1>;
    return [name, () => Promise.resolve({ default: Page })] as const;
  });
  const own = Object.entries(pages).filter(([name]) => routeRow(name).shell === 'public' || name === 'profile');
  return Object.fromEntries([...own, ...more]);
}
