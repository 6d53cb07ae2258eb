import { build, type InlineConfig, type Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The modules that come with a page, in the chunks that the bundler makes by itself. */
function modulesOf(page: string, chunks: Chunks): ReadonlySet<string> {
  const root = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(page)));
  if (root === undefined) throw new Error(`No chunk holds ${page}`);
  const found = new Set([root]);
  for (const chunk of found) {
    for (const file of chunk.imports) {
      const next = chunks.get(file);
      if (next !== undefined) found.add(next);
    }
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Names the chunk of what the first pages are made of: the hundred small files that come of themselves pack worse, and
 * each is a request. What every page has lies in one, what the quote page and the sign-in page share in another, the
 * quote page's own in a third; everything else is split by who uses it. Which modules a page really comes with is only
 * known of a finished build, so one is made beforehand and thrown away.
 */
export async function firstViewChunk(config: InlineConfig): Promise<(id: string) => string | null> {
  const trial = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  const { output } = (Array.isArray(trial) ? trial[0] : trial) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const app = modulesOf('/src/main.tsx', chunks);
  const login = modulesOf('/sign-in/login-page.tsx', chunks);
  const quote = modulesOf('/quotes/quote-page.tsx', chunks);
  return (id) => {
    if (app.has(id)) return 'app';
    if (!quote.has(id)) return null;
    return login.has(id) ? 'shared' : 'quote';
  };
}
