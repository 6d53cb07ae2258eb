import { CannotAsk, type CarrierLoad, type CarrierPlace, type Parcel } from '../kit/index.ts';

/** Sizes and weight as every published request writes them; whole is a number of inches or pounds up to two decimals. */
export type PackageSizes = {
  readonly weight: number;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly girth?: number;
  readonly hasNonstandardCharacteristics: boolean;
};

/** The one parcel of a load. @throws CannotAsk for freight, for several parcels and for hazardous goods */
export function onlyParcel(load: CarrierLoad): Parcel {
  if (load.mode !== 'parcel') throw new CannotAsk('mode_unsupported', 'USPS carries parcels only');
  const [parcel, ...more] = load.parcels;
  if (parcel === undefined || more.length > 0) {
    throw new CannotAsk('too_many_parcels', 'USPS takes one parcel at a time');
  }
  if (parcel.hazmat !== null) {
    throw new CannotAsk('hazmat_unsupported', 'Hazardous goods are not sent with USPS from here');
  }
  return parcel;
}

/** The girth counts for what is no rectangular box; for a box the field must be left out. */
export function packageSizes(parcel: Parcel): PackageSizes {
  const [, second = 0, third = 0] = [parcel.lengthIn, parcel.widthIn, parcel.heightIn].toSorted((a, b) => b - a);
  return {
    weight: parcel.weightLb,
    length: parcel.lengthIn,
    width: parcel.widthIn,
    height: parcel.heightIn,
    ...(parcel.nonRectangular ? { girth: Math.round((second + third) * 200) / 100 } : {}),
    hasNonstandardCharacteristics: parcel.additionalHandling,
  };
}

/** @throws CannotAsk when one of the places is abroad */
export function refuseAbroad(...places: readonly Pick<CarrierPlace, 'country'>[]): void {
  if (places.some(({ country }) => country !== 'US')) {
    throw new CannotAsk('country_unsupported', 'USPS is asked for places in the United States only');
  }
}
