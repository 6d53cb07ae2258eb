import { insuranceProgram } from '@waybill/contract';
import type { Finding, FindingCode } from '@waybill/freight';
import { useDeferredValue, useMemo } from 'react';
import { useSite } from '../../../../lib/session/use-site.ts';
import { useDraft } from '../draft/quote-form.ts';
import type { FindFindings } from './mode/ltl-findings.ts';
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

export type Findings = {
  /** What is about the load as a whole: it is not said beside any field. */
  readonly banners: readonly Finding[];
  /** Everything but what is still missing. */
  readonly all: readonly Finding[];
};

/**
 * What keeps the load from being quoted online, and what to mind, while it is typed. Each is said once.
 * @param find the rules of the mode; always the same function
 */
export function useFindings({ date, today, firstPickup }: Pickup, find: FindFindings): Findings {
  const details = useDeferredValue(useDraft((draft) => draft.details));
  const value = useUsd()?.money ?? null;
  const terms = useSite()?.insurance;
  return useMemo(() => {
    // A unit that several lines share has no weight field of its own.
    const shared = details.items.some(({ group }) => group !== '');
    const insurance = terms ? insuranceProgram(terms, 'online') : null;
    const found = find(details, { date, today, firstPickup, insurance }, value);
    const once = found.filter(({ code }, at) => found.findIndex((one) => one.code === code) === at);
    return {
      banners: once.filter(({ code }) => !besideFields.has(code) || (shared && code === 'weight_over_item_limit')),
      all: once.filter(({ code }) => !missing.has(code)),
    };
  }, [details, date, today, firstPickup, value, terms, find]);
}
