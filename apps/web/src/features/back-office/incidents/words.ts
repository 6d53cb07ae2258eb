import { i18n } from '../../../lib/language/i18n.ts';

const say = i18n.t as (key: string, options: { readonly defaultValue: string }) => string;

/** What was asked of a carrier, in words; one that has none yet keeps its code. */
export function operationWords(operation: string): string {
  return say(`incidents.operations.${operation}`, { defaultValue: operation });
}

/** What went wrong, in words. */
export function failureWords(failure: string): string {
  return say(`incidents.failures.${failure}`, { defaultValue: failure });
}

export { ownZone } from '../../../lib/format/zones.ts';
