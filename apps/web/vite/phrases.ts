import type { Plugin } from 'vite';
import { en } from '@waybill/phrases/en';

type Tree = { readonly [key: string]: string | Tree };

const phrases: Tree = en;
const prefix = 'virtual:english/';
const feature = Object.keys(phrases).join('|');
// A key in a source: its feature, and what follows up to the end of the text or to the first part that varies.
const keys = new RegExp(`['"\`](${feature})\\.(\\w*)(\\$?)`, 'g');
/** A branch of this many characters comes alone; smaller ones come with the rest of their feature. */
const ownFrom = 300;

function standsAlone(branch: string | Tree | undefined): branch is Tree {
  return typeof branch === 'object' && JSON.stringify(branch).length >= ownFrom;
}

/** The parts of the English phrases that a source can say, as `feature` or `feature.branch`. */
export function partsSaidBy(code: string): string[] {
  const parts = new Set<string>();
  for (const [, name = '', key = '', varies] of code.matchAll(keys)) {
    const tree = phrases[name] as Tree;
    const whole = varies === '$' || key === '';
    if (!whole && standsAlone(tree[key])) parts.add(`${name}.${key}`);
    else parts.add(name);
    const branches = Object.keys(tree).filter((branch) => standsAlone(tree[branch]) && branch.startsWith(key));
    if (whole) for (const branch of branches) parts.add(`${name}.${branch}`);
  }
  return [...parts].toSorted();
}

/** One part as it is sent. */
export function partOf(part: string): Tree {
  const [name = '', key] = part.split('.');
  const tree = phrases[name] as Tree;
  if (key !== undefined) return { [name]: { [key]: tree[key] ?? '' } };
  return { [name]: Object.fromEntries(Object.entries(tree).filter(([, branch]) => !standsAlone(branch))) };
}

/**
 * Has every source bring along the English phrases that it says, so that they are split into chunks as the code is:
 * a page that is not opened costs nothing, and none can open without its words.
 */
export function englishWithItsCode(): Plugin {
  return {
    name: 'english-with-its-code',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const part = JSON.stringify(partOf(id.slice(prefix.length + 1)));
      return `import { addEnglish } from '/src/lib/language/english.ts';\naddEnglish(${part});\n`;
    },
    transform(code, id) {
      if (!/\/apps\/web\/src\/.*\.tsx?$/.test(id)) return null;
      const parts = partsSaidBy(code);
      if (parts.length === 0) return null;
      return { code: `${code}\n${parts.map((part) => `import '${prefix}${part}';`).join('\n')}\n`, map: null };
    },
  };
}
