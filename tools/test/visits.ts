import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { adminRoutes } from '../../apps/web/src/lib/routes/admin-routes.ts';
import { customerRoutes } from '../../apps/web/src/lib/routes/customer-routes.ts';
import { publicRoutes } from '../../apps/web/src/lib/routes/public-routes.ts';

const routes: Readonly<Record<string, { readonly path: string }>> = {
  ...publicRoutes,
  ...customerRoutes,
  ...adminRoutes,
};

/** A browser test that visits this many features is a sweep; only the full run includes it. */
const sweepFrom = 8;

/** `/quote/{id}/{return?}` as a pattern of the addresses of its page. */
function patternOf(path: string): RegExp {
  const parts = path.split('/').filter((part) => part !== '');
  const body = parts.map((part) => (part.endsWith('?}') ? '(/[^/]+)?' : part.startsWith('{') ? '/[^/]+' : `/${part}`));
  return new RegExp(`^${body.join('') || '/'}$`);
}

/** The feature of each page, by the name of its route, as the lists of pages import it. */
export function featuresOfPages(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const constants = new Map<string, string>();
  for (const [, name = '', feature = ''] of text.matchAll(
    /const (\w+)[^=\n]*=[^;]*?import\('\.\.\/features\/[^/']+\/([^/']+)\//g,
  ))
    constants.set(name, feature);
  for (const [, name = '', feature = ''] of text.matchAll(
    /'?([\w.-]+)'?: \(\) =>\s*import\('\.\.\/features\/[^/']+\/([^/']+)\//g,
  ))
    found.set(name, feature);
  for (const [, name = '', constant = ''] of text.matchAll(/^\s*'?([\w.-]+)'?(?:: (\w+))?,$/gm)) {
    const feature = constants.get(constant === '' ? name : constant);
    if (feature !== undefined) found.set(name, feature);
  }
  return found;
}

/** Features whose pages a text names by their address. */
export function featuresVisited(text: string, features: ReadonlyMap<string, string>): string[] {
  const addresses = [...text.matchAll(/['"`](\/[^'"`?#\s]*)/g)].map(([, address = '']) =>
    address.replaceAll(/\$\{[^}]*\}|:[a-z]+/g, 'x').replace(/(.)\/$/, '$1'),
  );
  const visited = Object.entries(routes)
    // Every browser test opens the login page and then the quote page.
    .filter(([name, { path }]) => name !== 'login' && !/^\/(\{|$)/.test(path))
    .filter(([, { path }]) => addresses.some((address) => patternOf(path).test(address)))
    .map(([name]) => features.get(name))
    .filter((feature) => feature !== undefined);
  return [...new Set(visited)].toSorted();
}

/** Features whose pages each journey visits, itself or by what it imports of `e2e`; sweeps over most pages are left out. */
export async function visitsOf(
  root: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const lists = await Promise.all(['pages.ts', 'other-pages.ts'].map((file) => read(`apps/web/src/app/${file}`)));
  const features = featuresOfPages(lists.join('\n'));
  const own = new Map<string, string>();
  for (const file of files.filter((each) => /^e2e\/[^/]+\.ts$/.test(each))) own.set(file, await read(file));
  const visits = new Map<string, readonly string[]>();
  for (const [file, text] of own) {
    if (!file.endsWith('.spec.ts')) continue;
    const helpers = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, name = '']) => join(dirname(file), name));
    const texts = [text, ...helpers.map((helper) => own.get(helper) ?? '')];
    const visited = featuresVisited(texts.join('\n'), features);
    if (visited.length < sweepFrom)
      visits.set(file, [...visited, ...(helpers.includes('e2e/quote.ts') ? ['quotes'] : [])]);
  }
  return visits;
}
