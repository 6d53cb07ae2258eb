import type { FindingWire } from '@waybill/contract';
import { i18n } from './i18n.ts';

type Params = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
type Says = { readonly code: FindingWire['code']; readonly params: Params };

/** What a finding says, in the language shown. */
export function findingText({ code, params }: Says): string {
  const say = i18n.t as (key: string, options: Params) => string;
  return say(`findings.${code}`, params);
}
