export { modeChoice, parcelLimitFindings, parcelRuleFindings, type ModeChoice } from '../parcel/gates.ts';
export { parcelFindings, type ParcelGateInput } from '../parcel/eligibility.ts';
export {
  measureParcel,
  parcelTriggerNames,
  nonstandardFeeNames,
  type MeasuredParcel,
  type NonstandardFee,
  type ParcelTrigger,
} from '../parcel/measure-parcel.ts';
export { parcelRules, type NonstandardSizes, type ParcelRules, type ParcelTriggers } from '../parcel/rules.ts';
export { rateParcel, type ParcelRate, type ParcelRating } from '../parcel/rate-parcel.ts';
export {
  adultSignatureAge,
  signatureOptions,
  type ParcelRatingInput,
  type SignatureOption,
} from '../parcel/rating-input.ts';
export {
  deliveryAreas,
  parcelSurchargeCodes,
  type DeliveryArea,
  type ParcelPrice,
  type ParcelService,
  type ParcelSurcharge,
  type ParcelSurcharges,
  type ParcelTariff,
} from '../parcel/tariff.ts';
export { groundZone, uspsZone, zoneOf, type Zone, type ZoneChartRow } from '../parcel/zones.ts';
export {
  fuelPerMile,
  haulFactor,
  rateTruckload,
  type TruckloadInput,
  type TruckloadRate,
  type TruckloadRating,
} from '../truckload/rate-truckload.ts';
export {
  equipmentSeed,
  truckloadSeed,
  type Equipment,
  type HaulPoint,
  type MileFuel,
  type TruckloadTariff,
} from '../truckload/tariff.ts';
export {
  axleGroups,
  axleLimits,
  axleWeights,
  type AxleGroup,
  type AxleInput,
  type AxleWeights,
} from '../truckload/axles.ts';
export {
  firmLimits,
  indicativeReasons,
  whyIndicative,
  type FirmInput,
  type IndicativeReason,
} from '../truckload/firm.ts';
export { planTruckload, truckloadFloor, type TruckloadPlan } from '../truckload/load-plan.ts';
