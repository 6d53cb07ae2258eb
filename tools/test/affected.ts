import type { ImportGraph } from '../check/imports.ts';

/** Files that assemble all features. A test that imports one of them does not depend on every feature. */
const assembly = [
  /^apps\/server\/src\/(registry|pages)\.ts$/,
  /^apps\/server\/src\/seed\//,
  /^apps\/server\/src\/testing\/server\.ts$/,
  /^apps\/web\/src\/app\/(pages|other-pages)\.ts$/,
  /^packages\/contract\/src\/(index|endpoints|endpoint-groups|all-endpoints)\.ts$/,
  /^packages\/phrases\/src\/(index|(en|es)\/index)\.ts$/,
];

/** Every test depends on these. */
const everywhere = [
  /^(package|package-lock)\.json$/,
  /(^|\/)(vitest|playwright|vite|tsconfig)[^/]*\.(ts|json)$/,
  /^apps\/server\/(migrations|src\/(core|testing))\//,
  /^apps\/web\/src\/(testing|theme)\//,
  /^packages\/contract\/src\/(kit\/|fields\.ts)/,
];

const rooms = [
  /^apps\/server\/src\/modules\/[^/]+\/([^/]+)\//,
  /^apps\/web\/src\/features\/[^/]+\/([^/]+)\//,
  /^packages\/contract\/src\/(?:[^/]+\/)?([^/.]+)[^/]*\.ts$/,
  /^packages\/phrases\/src\/(?:en|es)\/(?:[^/]+\/)?([^/.]+)[^/]*\.ts$/,
];

/** The feature of a file. A feature has the same name in every workspace. */
export function featureOf(file: string): string | null {
  for (const room of rooms) {
    const name = room.exec(file)?.[1];
    if (name !== undefined && name !== 'index') return name.replaceAll('_', '-');
  }
  return null;
}

const isTest = (file: string) => /\.(test\.tsx?|spec\.ts)$/.test(file);
const matches = (file: string, patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(file));

/** A file and everything it imports, not followed through the files that assemble all features. */
function closure(start: string, graph: ImportGraph): ReadonlySet<string> {
  const seen = new Set<string>([start]);
  for (const file of seen) {
    if (matches(file, assembly)) continue;
    for (const next of graph.get(file) ?? []) seen.add(next);
  }
  return seen;
}

/**
 * The tests that a change may break: those that import a changed file, those of the same feature in any workspace, and
 * the browser tests that visit one of its pages. The full run covers the rest.
 * @param visits features whose pages a journey opens, by its file
 * @returns 'all' when a file changed that every test depends on
 */
export function affectedTests(
  changed: readonly string[],
  graph: ImportGraph,
  visits: ReadonlyMap<string, readonly string[]>,
): readonly string[] | 'all' {
  if (changed.some((file) => !isTest(file) && matches(file, everywhere))) return 'all';
  const files = new Set(changed);
  const features = new Set(changed.filter((file) => !isTest(file)).map(featureOf));
  features.delete(null);
  const isAffected = (test: string) =>
    files.has(test) ||
    features.has(featureOf(test)) ||
    (visits.get(test) ?? []).some((feature) => features.has(feature)) ||
    [...closure(test, graph)].some((file) => files.has(file));
  return [...graph.keys()].filter((file) => isTest(file) && isAffected(file)).toSorted();
}
