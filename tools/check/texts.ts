import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const binary = new Set(['.png', '.jpg', '.webp', '.ico', '.woff', '.woff2', '.pdf', '.gz', '.webm']);

const machineFolders = ['work', 'root'].join('|');
const registries = ['npmjs.org', 'yarnpkg.com', 'pythonhosted.org', 'debian.org'].join('|').replaceAll('.', '\\.');
const marks = [
  ['TO', 'DO'],
  ['FIX', 'ME'],
].map((parts) => parts.join(''));

const forbidden: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  { pattern: new RegExp(`(^|[\\s"'\`(=:])/(${machineFolders})/`), what: 'a path of one machine' },
  { pattern: new RegExp(`\\b(registry|deb|files)\\.(${registries})\\b`), what: 'the host of a registry' },
  { pattern: new RegExp(`\\b(${marks.join('|')})\\b`), what: 'work left undone' },
];

/** Lines of a text that must not be in any file of the repository. */
export function findForbidden(text: string): { readonly line: number; readonly what: string }[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      forbidden.filter(({ pattern }) => pattern.test(content)).map(({ what }) => ({ line: index + 1, what })),
    );
}

/** The same for whole files, as `file:line: what`. */
export async function checkTexts(folder: string, files: readonly string[]): Promise<string[]> {
  const found = files
    .filter((file) => !binary.has(extname(file)))
    .map(async (file) => {
      const lines = findForbidden(await readFile(join(folder, file), 'utf8'));
      return lines.map(({ line, what }) => `${file}:${line}: ${what}`);
    });
  return (await Promise.all(found)).flat();
}
