import { addBusinessDays } from '../calendar/business-days.ts';
import { checkDate } from '../calendar/date.ts';
import { FreightError } from '../errors.ts';
import { isRefused, refused, type Finding } from '../eligibility/findings.ts';
import { checkShipmentValue } from '../insurance/program.ts';
import { measureAll, type MeasuredItem } from '../load/measure.ts';
import { costAndSell, type CostAndSell } from '../margin/sell.ts';
import { money, type Money } from '../money/money.ts';
import type { Transit } from '../rating/transit.ts';
import { parcelRuleFindings } from './gates.ts';
import { measuredParcel, type MeasuredParcel } from './measure-parcel.ts';
import { parcelPricing } from './parcel-lines.ts';
import type { ParcelRatingInput } from './rating-input.ts';
import type { ParcelRules } from './rules.ts';
import type { ParcelService } from './tariff.ts';
import type { Zone } from './zones.ts';

export type ParcelRate = CostAndSell & {
  readonly tariffId: string;
  readonly tariffVersion: number;
  readonly carrier: string;
  readonly service: string;
  readonly serviceName: string;
  readonly zone: Zone;
  readonly parcels: readonly MeasuredParcel[];
  /** All boxes together. */
  readonly billablePounds: number;
  readonly fuelBp: number;
  readonly transit: Transit;
  /** What the carrier answers for without more being declared, and what of the value it leaves. */
  readonly liability: { readonly limit: Money; readonly gap: Money };
};

export type ParcelRating =
  | { readonly ok: true; readonly rate: ParcelRate }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

function check({ tariff, shipmentValue, insurance, pickupDate }: ParcelRatingInput): void {
  checkDate(pickupDate, 'pickupDate');
  checkShipmentValue(shipmentValue);
  if (shipmentValue.currency !== tariff.currency) throw new FreightError('shipmentValue', 'currency_mismatch');
  if (insurance !== null && insurance.premium.currency !== tariff.currency) {
    throw new FreightError('insurance', 'currency_mismatch');
  }
}

/** Boxes that only an oversized price would take, where the service has none for the zone. */
function oversizedFindings(
  lines: readonly MeasuredItem[],
  rules: ParcelRules,
  { oversized }: ParcelService,
  { zone }: Zone,
): Finding[] {
  if (oversized?.[zone] !== undefined) return [];
  return lines.flatMap((line) => {
    const { itemId, lengthPlusGirth, oversized: over } = measuredParcel(line, rules);
    const params = { lengthPlusGirth, limitIn: rules.oversizedOverLengthPlusGirthIn, itemIds: [itemId] };
    return over && lengthPlusGirth <= rules.maxLengthPlusGirthIn ? [refused('parcel_over_dimensions', params)] : [];
  });
}

function findingsOf(
  { tariff, items, signature, residential, zone, pickupDate }: ParcelRatingInput,
  service: ParcelService,
  lines: readonly MeasuredItem[],
): Finding[] {
  const findings = parcelRuleFindings(items, tariff.rules);
  const { effectiveFrom, effectiveUntil } = tariff;
  if (pickupDate < effectiveFrom || (effectiveUntil !== null && pickupDate > effectiveUntil)) {
    findings.push(refused('tariff_not_effective', { from: effectiveFrom, until: effectiveUntil }));
  }
  if (signature === 'indirect' && !residential) findings.push(refused('parcel_indirect_signature_residential_only'));
  if (service.prices[zone.zone] === undefined || service.days[zone.zone] === undefined) {
    findings.push(refused('parcel_zone_not_rated', { zone: zone.zone, service: service.code }));
  }
  findings.push(...oversizedFindings(lines, tariff.rules, service, zone));
  return findings;
}

/** Rates boxes with one service of a parcel carrier: a price with its arithmetic, or every reason against it. */
export function rateParcel(input: ParcelRatingInput): ParcelRating {
  check(input);
  const { tariff, zone, pickupDate, shipmentValue } = input;
  const service = tariff.services.find(({ code }) => code === input.service);
  if (service === undefined) throw new FreightError('service', 'unknown_value');
  const lines = measureAll(input.items);
  const findings = findingsOf(input, service, lines);
  if (isRefused(findings)) return { ok: false, refusals: findings };
  const parcels = lines.map((line) => measuredParcel(line, tariff.rules));
  const fuelBp = service.network === 'air' ? tariff.fuelAirBp : tariff.fuelGroundBp;
  const pricing = parcelPricing(input, service, parcels, fuelBp);
  if (pricing === null) {
    const pounds = Math.max(...parcels.map(({ billablePounds }) => billablePounds));
    return { ok: false, refusals: [refused('parcel_weight_not_rated', { pounds, service: service.code })] };
  }
  const days = service.days[zone.zone] as number;
  const free = Math.min(tariff.surcharges.declaredFree, shipmentValue.amount);
  const limit = input.declareValue ? shipmentValue.amount : free;
  return {
    ok: true,
    rate: {
      tariffId: tariff.id,
      tariffVersion: tariff.version,
      carrier: tariff.carrier,
      service: service.code,
      serviceName: service.name,
      zone,
      parcels,
      billablePounds: parcels.reduce((sum, parcel) => sum + parcel.billablePounds * parcel.pieces, 0),
      fuelBp,
      transit: { days, deliveryDate: addBusinessDays(pickupDate, days, tariff.closures), deliverBy: service.deliverBy },
      liability: { limit: money(limit, tariff.currency), gap: money(shipmentValue.amount - limit, tariff.currency) },
      ...costAndSell(pricing, input.margin),
    },
  };
}
