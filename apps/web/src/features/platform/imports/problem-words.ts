import { rowProblemCodes, type ImportProblem, type RowProblemCode } from '@waybill/contract';
import { i18n } from '../../../lib/language/i18n.ts';

const say = (key: string, params: object = {}): string =>
  (i18n.t as (key: string, params: object) => string)(key, params);

function isRowCode(code: string): code is RowProblemCode {
  return (rowProblemCodes as readonly string[]).includes(code);
}

/** Why a cell or a row is turned down. */
export function whyOf({ code, params }: Pick<ImportProblem, 'code' | 'params'>): string {
  return say(isRowCode(code) ? `imports.problems.${code}.why` : `fields.${code}`, params);
}

/** What to do about it. */
export function remedyOf({ code, params }: Pick<ImportProblem, 'code' | 'params'>): string {
  if (isRowCode(code)) return say(`imports.problems.${code}.remedy`, params);
  const own = `imports.remedies.${code}`;
  return say(i18n.exists(own) ? own : 'imports.remedies.other');
}
