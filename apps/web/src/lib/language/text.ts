import type { FieldErrorCode } from '@waybill/contract';
import { i18n } from './i18n.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** What to say beside a field about a code, in the language shown. */
export function fieldText(code: FieldErrorCode, parameters: Parameters = {}): string {
  const say = i18n.t as (key: string, options: Parameters) => string;
  return say(`fields.${code}`, parameters);
}
