import type { ChargeBasis } from '@waybill/freight';
import { accessorialName, type ChargeContext } from './charge-words.ts';

type AccessorialBasis = Extract<ChargeBasis, { type: 'accessorial' }>;

/** Feet from which each over-length charge applies. */
const overLengthFeet: Readonly<Record<string, number>> = { OVR08: 8, OVR12: 12, OVR20: 20 };

function items(ids: readonly string[], { t, formats, itemNumbers }: ChargeContext): string | null {
  const numbers = ids.flatMap((id) => itemNumbers[id] ?? []);
  if (numbers.length === 0) return null;
  const list = numbers.map((number) => formats.number(number)).join(', ');
  return numbers.length === 1
    ? t('freight.charges.reason.items', { list })
    : t('freight.charges.reason.items_many', { list });
}

function siteReason(code: string, { t }: ChargeContext): string {
  if (code === 'RESPU') return t('freight.charges.reason.pickup_residential');
  if (code === 'RESDEL') return t('freight.charges.reason.delivery_residential');
  if (code === 'LTDPU') return t('freight.charges.reason.pickup_limited');
  if (code === 'LTDDEL') return t('freight.charges.reason.delivery_limited');
  return t('freight.charges.reason.site_type');
}

/** Why an accessorial is on the rate: asked for, because of the place, the load, or covered by another charge. */
export function reasonWords(code: string, basis: AccessorialBasis, context: ChargeContext): string {
  const { t } = context;
  if (basis.includedIn !== null) {
    const charge = accessorialName(t, basis.includedIn);
    return t('freight.charges.reason.included_in', { charge: charge.charAt(0).toLowerCase() + charge.slice(1) });
  }
  const which = items(basis.itemIds, context);
  switch (basis.reason) {
    case 'site_type':
      return siteReason(code, context);
    case 'hazardous': {
      const hazards = basis.hazardIds.join(', ');
      if (which === null) return hazards || t('freight.charges.reason.hazardous');
      return hazards === '' ? which : t('freight.charges.reason.with_hazard', { items: which, hazards });
    }
    case 'over_length': {
      const feet = overLengthFeet[code] ?? 8;
      return which === null
        ? t('freight.charges.reason.over_length_load', { feet })
        : t('freight.charges.reason.over_length', { items: which, feet });
    }
    default:
      return t(`freight.charges.reason.${basis.reason}`);
  }
}
