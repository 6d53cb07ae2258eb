import { parcelRules, type ParcelRules } from '@waybill/freight';

/** A parcel carrier's published limits, as the drawing and the table show them. */
export type ParcelLimits = { readonly name: string; readonly rules: ParcelRules };

const ups = [parcelRules.ups2025, parcelRules.ups2026] as const;

/** The limits that hold on a day, the same the server checks by. */
export function parcelLimitsOn(date: string): readonly ParcelLimits[] {
  const upsNow = ups.findLast(({ effectiveFrom }) => effectiveFrom <= date) ?? parcelRules.ups2025;
  return [
    { name: 'UPS', rules: upsNow },
    { name: 'FedEx Ground', rules: parcelRules.fedexGround },
    { name: 'FedEx Express', rules: parcelRules.fedexExpress },
    { name: 'USPS Ground Advantage', rules: parcelRules.uspsGround },
    { name: 'USPS Priority Mail', rules: parcelRules.uspsPriority },
  ];
}
