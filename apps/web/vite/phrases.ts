import type { Plugin } from 'vite';
import { en } from '@waybill/phrases/en';

type Tree = { [key: string]: string | Tree };

const phrases: Tree = en;
const feature = Object.keys(phrases).join('|');
// A key as a source writes it: whole, or (in a template) up to the first part that varies.
const keys = new RegExp(`['"\`]((?:${feature})(?:\\.\\w+)*\\.?\\w*)(['"\`]|\\$\\{)`, 'g');
const forms = ['', '_zero', '_one', '_other'];

/** Puts everything whose path goes on from `path` into `said`; a whole key only with its plural forms. */
function take(path: string, whole: boolean, said: Tree): void {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  let from: string | Tree | undefined = phrases;
  for (const part of parts) from = typeof from === 'object' ? from[part] : undefined;
  if (typeof from !== 'object') return;
  const names = Object.keys(from).filter((name) =>
    whole ? forms.some((form) => name === last + form) : name.startsWith(last),
  );
  // A whole key that leads to a branch is no phrase but a name that reads like one.
  const found = names.filter((name) => !whole || typeof from[name] === 'string');
  if (found.length === 0) return;
  let to = said;
  for (const part of parts) to = (to[part] ??= {}) as Tree;
  for (const name of found) to[name] = from[name] ?? '';
}

/** The English phrases that a source can say. */
export function phrasesSaidBy(code: string): Tree {
  const said: Tree = {};
  for (const [, path = '', end] of code.matchAll(keys)) take(path, end !== '${' && !path.endsWith('.'), said);
  return said;
}

/**
 * Has every source bring along the English phrases that it says, so that they are split into chunks as the code is:
 * a page that is not opened costs nothing, and none can open without its words.
 */
export function englishWithItsCode(): Plugin {
  return {
    name: 'english-with-its-code',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/apps\/web\/src\/(app|features|lib|ui)\/.*\.tsx?$/.test(id)) return null;
      const said = phrasesSaidBy(code);
      if (Object.keys(said).length === 0) return { code, map: null, moduleSideEffects: false };
      const add = `import { addEnglish as addItsEnglish } from '/src/lib/language/english.ts';\naddItsEnglish(${JSON.stringify(said)});`;
      // Whoever imports nothing of the source needs none of its words either.
      return { code: `${code}\n${add}\n`, map: null, moduleSideEffects: false };
    },
  };
}
