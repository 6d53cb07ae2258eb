import type { ApiProblem } from '../api/problem.ts';
import { i18n } from '../language/i18n.ts';
import type { FieldTexts } from './server-texts.ts';

/**
 * The server's words under their fields in the language shown now; words with figures stay as they were said. Apart from
 * `serverTexts`, which the first view of the quote page has: this one brings all texts of fields along.
 */
export function textsNow({ codes, errors }: ApiProblem): FieldTexts {
  const say = i18n.t as (key: string, options: { readonly skipInterpolation: true }) => string;
  const told = ([field, texts]: readonly [string, readonly string[]]) => {
    const words = texts.map((text, at) => {
      const key = `fields.${codes[field]?.[at] ?? ''}`;
      const said = i18n.exists(key) ? say(key, { skipInterpolation: true }) : text;
      return said.includes('{{') ? text : said;
    });
    return [field, words.join('\n')] as const;
  };
  return Object.fromEntries(Object.entries(errors).map(told));
}
