import {
  classRuleOf,
  densityScaleIds,
  freightClasses,
  prepareLoad,
  rateLtl,
  type FreightClass,
  type LoadItem,
  type LtlRatingInput,
  type LtlTariff,
} from '../src/index.ts';

type Random = () => number;

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
const between = (random: Random, low: number, high: number): number => low + Math.floor(random() * (high - low + 1));

const breaks = [0, 500, 1000, 2000, 5000, 10_000, 20_000];

/** Rates that fall by weight and rise by class, at a level of their own. */
function rates(random: Random): LtlTariff['rates'] {
  const level = between(random, 4_000, 7_000);
  const table = (factor: number): LtlTariff['rates'][string] =>
    Object.fromEntries(
      freightClasses.map((one) => [
        one,
        breaks.map((_, column) => Math.round(level * factor * (Number(one) / 70) * 0.86 ** column)),
      ]),
    );
  return { near: table(0.7), middle: table(1), far: table(1.5) };
}

/** An invented tariff with everything switched on. */
export function tariff(random: Random, index: number): LtlTariff {
  return {
    id: `tariff-${index}`,
    version: 1,
    carrier: `C${index}`,
    effectiveFrom: '2026-01-01',
    effectiveUntil: null,
    currency: 'USD',
    scale: pick(random, densityScaleIds),
    weightBreaks: breaks.map((fromPounds) => ({ code: `M${fromPounds}`, fromPounds })),
    rates: rates(random),
    lanes: {
      zip3Pairs: { '100-200': 'near' },
      distanceBands: [
        { uptoMiles: 500, rateBase: 'near' },
        { uptoMiles: 1500, rateBase: 'middle' },
        { uptoMiles: null, rateBase: 'far' },
      ],
    },
    tariffMinimumCharge: 8_000,
    discountBp: between(random, 6_000, 8_000),
    absoluteMinimumCharge: between(random, 11_500, 18_000),
    fak: [{ from: '70', to: '125', as: '85', raises: false }],
    cubicCapacity: { fromCubicFeet: 750, belowPcf: 6, poundsPerCubicFoot: 6, freightClass: '125', discounted: false },
    linearFoot: {
      overFeet: 12,
      poundsPerFoot: 1000,
      poundsPerSpot: null,
      belowPcf: null,
      freightClass: '85',
      discounted: true,
    },
    overLength: { per: 'shipment', bands: [{ fromInches: 96, code: 'OVR08', amount: 8_500 }] },
    fuel: {
      id: 'bands',
      version: 1,
      bands: Array.from({ length: 42 }, (_, band) => ({
        fromMills: 3_000 + 50 * band,
        ltlBp: 2_765 + 40 * band,
        heavyBp: 5_530 + 80 * band,
      })),
      beyondMills: 5_100,
      step: { mills: 50, ltlBp: 40, heavyBp: 80 },
      heavyFromPounds: 20_000,
    },
    fuelOn: [],
    accessorials: {
      LGDEL: { kind: 'flat', amount: 9_800 },
      RESDEL: { kind: 'flat', amount: 11_500 },
      INDEL: { kind: 'per_cwt', rate: 1_196, floor: 12_600, cap: 126_400 },
    },
    residentialIncludesNotify: true,
    services: [{ code: 'standard', name: 'Standard', factorBp: 10_000, daysAdjustment: 0, deliverBy: '17:00' }],
    transit: {
      bands: [
        { uptoMiles: 600, days: 2 },
        { uptoMiles: null, days: 4 },
      ],
      ruralZip3: [],
      ruralDays: 1,
      overLengthDays: 1,
      remoteStates: ['AK', 'HI'],
      remoteDays: 7,
    },
    territory: { originStates: null, destinationStates: null, excludedZip3: ['997'] },
    hazmat: { accepted: true, refusedClasses: ['1'], refusedToResidences: ['3'] },
    liability: { perPoundNew: 200, perPoundUsed: 10, cap: 10_000_000 },
    limits: { shipmentPounds: 20_000, linearFeet: 24, lengthIn: 336, widthIn: 96, heightIn: 108 },
    closures: { holidays: ['thanksgiving', 'christmas'] },
  };
}

/** Eight lines on four pallets: four pallets, and four lines of cartons that stand on or beside them. */
export function items(random: Random): LoadItem[] {
  return Array.from({ length: 8 }, (_, index) => {
    const onFloor = index < 4;
    const inches = (value: number) => ({ value, unit: 'in' }) as const;
    return {
      id: `item-${index}`,
      description: 'Goods',
      packageType: onFloor ? 'pallets' : 'boxes',
      quantity: onFloor ? 1 : 2,
      pieces: null,
      length: inches(onFloor ? 48 : between(random, 12, 24)),
      width: inches(onFloor ? 40 : between(random, 10, 20)),
      height: inches(between(random, 10, 45)),
      weight: { value: between(random, 80, 900), unit: 'lb' },
      freightClass: random() < 0.3 ? pick(random, freightClasses as readonly FreightClass[]) : null,
      catalogClass: null,
      nmfc: null,
      stackable: !onFloor,
      hazardous: false,
      condition: 'new',
    };
  });
}

/** Rates one load with every tariff, measuring and laying it out once. @returns what the rates come to */
export function quote(load: readonly LoadItem[], tariffs: readonly LtlTariff[]): number {
  const prepared = prepareLoad(load, { classRules: tariffs.map(classRuleOf) });
  const shared: Omit<LtlRatingInput, 'tariff'> = {
    service: 'standard',
    load: prepared,
    lane: {
      origin: { country: 'US', state: 'NH', zip3: '031', siteType: 'business' },
      destination: { country: 'US', state: 'IL', zip3: '606', siteType: 'residential' },
      miles: 964,
    },
    pickupDate: '2026-12-02',
    fuelIndex: { series: 'EMD_EPD2D_PTE_NUS_DPG', weekOf: '2026-11-23', priceMills: 3_718 },
    accessorials: ['LGDEL', 'INDEL'],
    shipmentValue: { amount: 850_000, currency: 'USD' },
    insurance: null,
    margin: { id: 'default', percentBp: 1_500, flat: 0, floor: 0, cap: null },
  };
  let total = 0;
  for (const one of tariffs) {
    const result = rateLtl({ ...shared, tariff: one });
    if (!result.ok) throw new Error(`refused: ${result.refusals.map(({ code }) => code).join(', ')}`);
    total += result.rate.sell.total.amount;
  }
  return total;
}
