/** Every reason for which freight is refused or warned about, in any mode. Stable: phrases key texts by these. */
export const findingCodes = [
  // what is missing
  'package_type_required',
  'length_required',
  'width_required',
  'height_required',
  'weight_required',
  'shipment_value_required',
  'pickup_date_required',
  'hazard_details_required',
  'full_address_required',
  // the load
  'height_over_limit',
  'weight_over_item_limit',
  'pallets_no_online_quote',
  'pallets_truckload',
  'linear_feet_over_length',
  'load_does_not_fit_trailer',
  'over_length_by_arrangement',
  'over_width_by_arrangement',
  'over_height_by_arrangement',
  'class_below_recommended',
  // value
  'insured_value_over_limit',
  // the day
  'pickup_past',
  'pickup_today',
  'pickup_weekend',
  'pickup_holiday',
  'pickup_closed',
  'pickup_cutoff_passed',
  // the lane
  'cross_border',
  'origin_not_served',
  'destination_not_served',
  'distance_not_rated',
  // the carrier
  'tariff_not_effective',
  'class_not_rated',
  'hazardous_not_accepted',
  'hazard_class_not_accepted',
  'hazard_class_not_to_residences',
  'accessorial_not_offered',
  'weight_over_carrier_limit',
  'linear_feet_over_carrier_limit',
  'fuel_price_not_scheduled',
  'no_fuel_price',
  'inside_delivery_liftgate_check',
  // parcel
  'parcel_over_weight',
  'parcel_over_length',
  'parcel_over_height',
  'parcel_over_dimensions',
  'parcel_not_accepted',
  'parcel_indirect_signature_residential_only',
  'parcel_zone_not_rated',
  'parcel_weight_not_rated',
  'parcel_pickup_too_soon',
  // truckload
  'truckload_over_weight',
  'truckload_over_length',
  'truckload_over_width',
  'truckload_over_height',
  'truckload_too_many_stops',
  'truckload_no_rate',
  'truckload_team',
  'truckload_hazardous',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export type FindingParam = string | number | boolean | readonly string[] | null;

/** A reason as data: texts are made of it elsewhere. `itemIds` among the params names the lines concerned. */
export type Finding = {
  readonly code: FindingCode;
  readonly severity: 'refused' | 'warned';
  readonly params: Readonly<Record<string, FindingParam>>;
};

export function refused(code: FindingCode, params: Finding['params'] = {}): Finding {
  return { code, severity: 'refused', params };
}

export function warned(code: FindingCode, params: Finding['params'] = {}): Finding {
  return { code, severity: 'warned', params };
}

export function isRefused(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'refused');
}
