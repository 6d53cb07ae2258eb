import type { Closures } from '../calendar/business-days.ts';
import { isBusinessDay } from '../calendar/business-days.ts';
import { checkDate, isWeekend, type LocalDate } from '../calendar/date.ts';
import { refused, type Finding } from '../eligibility/findings.ts';
import { insuranceFinding, type ExchangeContext, type InsuranceProgram } from '../insurance/program.ts';
import type { LoadItem } from '../load/item.ts';
import type { Country } from '../load/sites.ts';
import type { Money } from '../money/money.ts';
import { missingFindings } from './gates.ts';

export type ParcelGateInput = {
  readonly items: readonly LoadItem[];
  readonly origin: Country;
  readonly destination: Country;
  /** Null where none was chosen yet. */
  readonly pickupDate: LocalDate | null;
  readonly today: LocalDate;
  readonly shipmentValue: Money | null;
  readonly insurance: InsuranceProgram | null;
  readonly exchange?: ExchangeContext | null;
  /** When booking: whether both addresses are complete. Quoting needs the ZIPs alone. */
  readonly fullAddress?: boolean;
  readonly closures: Closures;
  /**
   * The first day that a pickup scheduled now happens on (see `parcelPickup`); null when the shipper drops the boxes
   * off.
   */
  readonly firstPickup?: LocalDate | null;
};

/**
 * Boxes may be dropped off today, so that only past, closed and weekend days are barred; a pickup has to be scheduled
 * ahead.
 */
function dateFindings({ pickupDate, today, closures, firstPickup = null }: ParcelGateInput): Finding[] {
  if (pickupDate === null) return [refused('pickup_date_required')];
  checkDate(pickupDate, 'pickupDate');
  const params = { date: pickupDate };
  const findings: Finding[] = [];
  if (pickupDate < today) findings.push(refused('pickup_past', params));
  if (isWeekend(pickupDate)) findings.push(refused('pickup_weekend', params));
  else if (!isBusinessDay(pickupDate, closures)) findings.push(refused('pickup_closed', params));
  if (findings.length === 0 && firstPickup !== null && pickupDate < firstPickup)
    findings.push(refused('parcel_pickup_too_soon', { ...params, first: firstPickup }));
  return findings;
}

/** Everything that keeps a load from being quoted as parcels with any carrier, in one pass. */
export function parcelFindings(input: ParcelGateInput): Finding[] {
  const { items, origin, destination, shipmentValue, insurance, exchange = null, fullAddress = true } = input;
  const findings = [...missingFindings(items), ...dateFindings(input)];
  if (shipmentValue === null || shipmentValue.amount === 0) findings.push(refused('shipment_value_required'));
  else if (insurance !== null)
    findings.push(...[insuranceFinding(shipmentValue, insurance, exchange)].filter((one) => one !== null));
  if (origin !== 'US' || destination !== 'US') findings.push(refused('cross_border', { origin, destination }));
  if (!fullAddress) findings.push(refused('full_address_required'));
  return findings;
}
