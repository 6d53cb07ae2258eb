import { fieldProblems, type FieldProblem } from '@waybill/contract';
import type { z } from 'zod';
import { fieldText } from '../language/text.ts';
import type { FieldTexts } from './server-texts.ts';
import { withoutEmpty } from './values.ts';

/** Puts problems into words, by field. */
export function textsOf(problems: readonly FieldProblem[]): FieldTexts {
  const texts: FieldTexts = {};
  for (const { field, code, params } of problems) {
    const text = fieldText(code, params);
    texts[field] = texts[field] === undefined ? text : `${texts[field]}\n${text}`;
  }
  return texts;
}

/** What the contract finds wrong with the values of a form; the server finds the same. */
export function problemsIn(schema: z.ZodType, values: unknown): FieldProblem[] {
  const parsed = schema.safeParse(withoutEmpty(values));
  return parsed.success ? [] : fieldProblems(parsed.error);
}
