import type { ApiProblem } from '../api/problem.ts';
import { i18n } from '../language/i18n.ts';

/** Texts by field; several of one field stand below each other. */
export type FieldTexts = Record<string, string>;

/** The server's own words under their fields. */
export function serverTexts(problem: ApiProblem): FieldTexts {
  return Object.fromEntries(Object.entries(problem.errors).map(([field, texts]) => [field, texts.join('\n')]));
}

/** The same in the language shown now, where the server's words name no figures; those stay as they were said. */
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
