import type { Finding, FindingCode } from '@waybill/freight';
import { useDeferredValue, useMemo } from 'react';
import { useDraft } from '../draft/draft-context.ts';
import { findingsOf } from './mode/mode-findings.ts';
import type { Pickup } from './pickup/use-pickup.ts';
import { useUsd } from './value/use-usd.ts';

// What is about one field is said beside that field.
const missing: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'package_type_required',
  'length_required',
  'width_required',
  'height_required',
  'weight_required',
  'shipment_value_required',
  'pickup_date_required',
  'hazard_details_required',
]);
const besideFields: ReadonlySet<FindingCode> = new Set<FindingCode>([
  ...missing,
  'height_over_limit',
  'weight_over_item_limit',
  'class_below_recommended',
  'insured_value_over_limit',
  'parcel_over_weight',
  'parcel_over_length',
  'parcel_over_height',
  'parcel_over_dimensions',
  'parcel_pickup_too_soon',
]);

/**
 * What keeps the load from being quoted online, and what to mind, while it is typed. Each is said once.
 * @param which `banners` leaves out what is said beside a field; `all` only what is still missing
 */
export function useFindings(
  { date, today, firstPickup }: Pickup,
  which: 'banners' | 'all' = 'banners',
): readonly Finding[] {
  const details = useDeferredValue(useDraft((draft) => draft.details));
  const value = useUsd()?.money ?? null;
  return useMemo(() => {
    // A unit that several lines share has no weight field of its own.
    const shared = details.items.some(({ group }) => group !== '');
    const silent = which === 'all' ? missing : besideFields;
    const found = findingsOf(details.mode ?? 'ltl', details, { date, today, firstPickup }, value);
    return found.filter(
      ({ code }, at) =>
        (!silent.has(code) || (shared && code === 'weight_over_item_limit')) &&
        found.findIndex((one) => one.code === code) === at,
    );
  }, [details, date, today, firstPickup, value, which]);
}
