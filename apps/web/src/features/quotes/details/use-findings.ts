import { FreightError, insurancePrograms, ltlFindings, money, type Finding, type FindingCode } from '@waybill/freight';
import { useDeferredValue, useMemo } from 'react';
import { useDraft } from '../draft/draft-context.ts';
import type { DetailsDraft } from '../draft/draft.ts';
import { loadItem } from '../draft/load-item.ts';
import type { Pickup } from './pickup/use-pickup.ts';

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
]);

function findingsOf(details: DetailsDraft, date: string, today: string, which: 'banners' | 'all'): readonly Finding[] {
  try {
    const found = ltlFindings({
      items: details.items.map(loadItem),
      origin: details.origin.country,
      destination: details.destination.country,
      pickupDate: date,
      today,
      shipmentValue: details.value === null ? null : money(details.value, 'USD'),
      insurance: details.insured ? insurancePrograms.standard : null,
    });
    if (which === 'all') return found.filter(({ code }) => !missing.has(code));
    return found.filter(({ code }) => !besideFields.has(code));
  } catch (problem) {
    // A figure is impossible; its field says so.
    if (problem instanceof FreightError) return [];
    throw problem;
  }
}

/**
 * What keeps the load from being quoted online, and what to mind, while it is typed.
 * @param which `banners` leaves out what is said beside a field; `all` only what is still missing
 */
export function useFindings({ date, today }: Pickup, which: 'banners' | 'all' = 'banners'): readonly Finding[] {
  const details = useDeferredValue(useDraft((draft) => draft.details));
  return useMemo(() => findingsOf(details, date, today, which), [details, date, today, which]);
}
