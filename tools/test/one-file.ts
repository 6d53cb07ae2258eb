type Command = { readonly program: string; readonly args: readonly string[] };

const projects: readonly (readonly [suffix: string, project: string])[] = [
  ['.db.test.ts', 'db'],
  ['.http.test.ts', 'http'],
  ['.test.tsx', 'web'],
];

/** The one project a file belongs to; null for a folder, which may hold tests of several. */
function projectOf(file: string): string | null {
  const found = projects.find(([suffix]) => file.endsWith(suffix))?.[1];
  if (found !== undefined) return found;
  if (!file.endsWith('.test.ts')) return null;
  return file.includes('packages/freight/') ? 'freight' : 'pure';
}

/**
 * What runs the tests that are named: Playwright for journeys, Vitest for all others.
 * @param args files, folders, and options of the runner; @returns null when nothing is named.
 */
export function commandOf(args: readonly string[]): Command | null {
  const first = args.find((each) => !each.startsWith('-'));
  if (first === undefined) return null;
  if (first.endsWith('.spec.ts') || /^(\.\/)?e2e\b/.test(first))
    return { program: '@playwright/test/cli.js', args: ['test', '--reporter=list', ...args] };
  const named = args.map(projectOf);
  const known = named.includes(null) ? [] : [...new Set(named)].map((project) => `--project=${project}`);
  return { program: 'vitest/vitest.mjs', args: ['run', ...known, ...args] };
}
