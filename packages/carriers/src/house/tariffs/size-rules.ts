import type { CubicCapacityRule, HazmatRule, LinearFootRule } from '@waybill/freight';

/** Light loads from 750 cubic feet on are rated at 6 lb a cubic foot, without the discount. */
export const cubicFrom750: CubicCapacityRule = {
  fromCubicFeet: 750,
  belowPcf: 6,
  poundsPerCubicFoot: 6,
  freightClass: '125',
  discounted: false,
};
/** The same from 350 cubic feet on, for very light loads only, and the discount stays. */
export const cubicFrom350: CubicCapacityRule = {
  fromCubicFeet: 350,
  belowPcf: 3,
  poundsPerCubicFoot: 6,
  freightClass: '125',
  discounted: true,
};

/** Over so many feet of floor, at least 1,000 lb a foot are rated; the discount is lost. */
export const footRule = (overFeet: number): LinearFootRule => ({
  overFeet,
  poundsPerFoot: 1000,
  poundsPerSpot: null,
  belowPcf: null,
  freightClass: '70',
  discounted: false,
});
/** Over so many feet, light freight is rated by the pallet position as well; the discount stays. */
export const spotRule = (overFeet: number): LinearFootRule => ({
  overFeet,
  poundsPerFoot: 750,
  poundsPerSpot: 1250,
  belowPcf: 12,
  freightClass: '85',
  discounted: true,
});

/** Explosives, poison gas and radioactive goods go with hardly anybody. */
const withFew = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.3', '7'] as const;

export const hazmatAccepted: HazmatRule = { accepted: true, refusedClasses: [...withFew], refusedToResidences: [] };
export const hazmatWithCare: HazmatRule = {
  accepted: true,
  refusedClasses: [...withFew, '5.2', '6.2'],
  refusedToResidences: ['3', '4.1', '5.1', '6.1', '8'],
};
export const hazmatRefused: HazmatRule = { accepted: false, refusedClasses: [], refusedToResidences: [] };
