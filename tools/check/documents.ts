import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

const ours = /^(apps|packages|tools|e2e|docs|\.ci)\//;
// Names that stand for any name: NNNN, <name>, *, …
const placeholder = /NNNN|[<>*…{}]|\.\.\./;

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
function expand(path: string): string[] {
  const match = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(path);
  if (match === null) return [path];
  const [, before = '', choices = '', after = ''] = match;
  return choices.split(',').flatMap((choice) => expand(before + choice + after));
}

/** Files and folders that a text cites, by their path from the root. */
export function citedPaths(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(document), target)));
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '').filter((path) => ours.test(path));
  return [...links, ...quoted].flatMap(expand).filter((path) => !placeholder.test(path));
}

/** Scripts of the root package.json that a text tells its reader to run. */
export function citedScripts(text: string): string[] {
  return [...text.matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map((match) => match[1] ?? '');
}

/** What the documents of a repository cite and nobody finds there. */
export async function checkDocuments(folder: string, files: readonly string[]): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const problems = files
    .filter((file) => file.endsWith('.md'))
    .map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const paths = citedPaths(file, text).filter((path) => !existsSync(join(folder, path)));
      const scripts = citedScripts(text).filter((script) => manifest.scripts[script] === undefined);
      return [
        ...paths.map((path) => `${file} cites ${path}, which does not exist`),
        ...scripts.map((script) => `${file} cites npm run ${script}, which does not exist`),
      ];
    });
  return (await Promise.all(problems)).flat();
}
