import type { FieldProblem, Problem } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { speak } from '../speak.ts';
import type { Language } from '@waybill/phrases';
import type { Refusal } from '../refusal.ts';

function grouped(problems: readonly FieldProblem[], word: (problem: FieldProblem) => string): Record<string, string[]> {
  const byField: Record<string, string[]> = {};
  for (const problem of problems) (byField[problem.field] ??= []).push(word(problem));
  return byField;
}

function summary(say: TFunction, texts: readonly string[]): string {
  const [first = '', ...rest] = texts;
  return rest.length === 0 ? first : say('session.more_errors', { message: first, count: rest.length });
}

/** Body of a refusal in the caller's language, in the common error format. */
export function problemBody(refusal: Refusal, language: Language, requestId: string): Problem {
  const say = speak(language);
  const base = { code: refusal.code, request_id: requestId };
  if (refusal.problems.length === 0) {
    return { message: say(`errors.${refusal.code}`, refusal.params), ...base };
  }
  const word = (problem: FieldProblem) => say(`fields.${problem.code}`, problem.params);
  return {
    message: summary(say, refusal.problems.map(word)),
    errors: grouped(refusal.problems, word),
    codes: grouped(refusal.problems, (problem) => problem.code),
    ...base,
  };
}
