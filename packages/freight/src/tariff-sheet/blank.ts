import { ltlClosures } from '../calendar/holidays.ts';
import { defaultScaleId } from '../classification/scales.ts';
import type { LtlTariff } from '../rating/tariff.ts';

/** What a carrier's first tariff is read into: it rates nothing until a file says what. */
export function blankTariff(carrier: string, effectiveFrom: string): LtlTariff {
  return {
    id: `${carrier.toLowerCase()}-0`,
    version: 0,
    carrier,
    effectiveFrom,
    effectiveUntil: null,
    currency: 'USD',
    scale: defaultScaleId,
    weightBreaks: [],
    rates: {},
    lanes: { zip3Pairs: {}, distanceBands: [] },
    tariffMinimumCharge: 0,
    discountBp: 0,
    absoluteMinimumCharge: 0,
    fuel: {
      id: `${carrier.toLowerCase()}-fuel`,
      version: 1,
      bands: [],
      beyondMills: 99_000,
      step: null,
      heavyFromPounds: 20_000,
    },
    fuelOn: [],
    accessorials: {},
    residentialIncludesNotify: true,
    services: [],
    transit: {
      bands: [],
      ruralZip3: [],
      ruralDays: 1,
      overLengthDays: 1,
      remoteStates: ['AK', 'HI', 'PR'],
      remoteDays: 5,
    },
    territory: { originStates: null, destinationStates: null, excludedZip3: [] },
    hazmat: { accepted: false, refusedClasses: [], refusedToResidences: [] },
    liability: { perPoundNew: 100, perPoundUsed: 10, cap: 10_000_000 },
    limits: { shipmentPounds: 20_000, linearFeet: null, lengthIn: 336, widthIn: 96, heightIn: 108 },
    closures: { holidays: ltlClosures },
  };
}
