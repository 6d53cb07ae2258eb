import type { FindingCode } from '@waybill/freight';

/** Reasons against a price online that sales can do something about. */
const helped: ReadonlySet<string> = new Set<FindingCode>([
  'height_over_limit',
  'weight_over_item_limit',
  'pallets_no_online_quote',
  'pallets_truckload',
  'load_does_not_fit_trailer',
  'insured_value_over_limit',
  'pickup_today',
  'pickup_weekend',
  'pickup_holiday',
  'pickup_closed',
  'pickup_cutoff_passed',
  'cross_border',
]);

/** Whether sales can price what has no price online for these reasons. */
export function salesHelp(findings: readonly { readonly code: string; readonly severity: string }[]): boolean {
  return findings.some(({ code, severity }) => severity === 'refused' && helped.has(code));
}
