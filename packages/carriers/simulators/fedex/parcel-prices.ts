import { addBusinessDays, parcelClosures } from '@waybill/freight';
import { z } from 'zod';
import type { Lane } from './places.ts';
import { price, type Priced } from './price.ts';

const amount = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]).transform(Number);

/** A package line as rating and shipping take it; a line may stand for several packages alike. */
export const packageField = z.object({
  groupPackageCount: amount.default(1),
  weight: z.object({ units: z.enum(['LB', 'KG']), value: amount.pipe(z.number().positive()) }),
  dimensions: z.object({ length: z.int(), width: z.int(), height: z.int(), units: z.enum(['IN', 'CM']) }).optional(),
  declaredValue: z.object({ amount, currency: z.string() }).optional(),
  packageSpecialServices: z
    .object({
      specialServiceTypes: z.array(z.string()).default([]),
      signatureOptionType: z
        .enum(['SERVICE_DEFAULT', 'NO_SIGNATURE_REQUIRED', 'INDIRECT', 'DIRECT', 'ADULT'])
        .optional(),
    })
    .optional(),
  customerReferences: z.array(z.object({ customerReferenceType: z.string(), value: z.string() })).default([]),
});
export type Package = z.output<typeof packageField>;

const pounds = ({ weight }: Package) => (weight.units === 'LB' ? weight.value : weight.value / 0.45359237);

function sides({ dimensions }: Package): readonly [number, number, number] {
  if (dimensions === undefined) return [1, 1, 1];
  const { length, width, height, units } = dimensions;
  const inches = [length, width, height].map((side) => (units === 'IN' ? side : side / 2.54));
  const [longest = 1, second = 1, third = 1] = inches.toSorted((a, b) => b - a);
  return [longest, second, third];
}

const isOversize = ([longest, second, third]: readonly [number, number, number]) =>
  longest > 96 || longest + 2 * second + 2 * third > 130;

/** Pounds that are charged: actual or by size (139 cubic inches to the pound), whole ones, 90 at least when oversize. */
function billable(each: Package): number {
  const size = sides(each);
  const dim = Math.ceil((size[0] * size[1] * size[2]) / 139);
  return Math.max(Math.ceil(pounds(each)), dim, isOversize(size) ? 90 : 1);
}

type Service = {
  readonly type: string;
  readonly name: string;
  /** Of the ground price, in hundredths, and cents on top. */
  readonly times: number;
  readonly plus: number;
  /** Days in transit; null by distance. */
  readonly days: number | null;
  readonly by: string;
  readonly homes: boolean | null;
};

const services: readonly Service[] = [
  {
    type: 'FIRST_OVERNIGHT',
    name: 'FedEx First Overnight®',
    times: 340,
    plus: 4500,
    days: 1,
    by: '08:30',
    homes: null,
  },
  {
    type: 'PRIORITY_OVERNIGHT',
    name: 'FedEx Priority Overnight®',
    times: 320,
    plus: 1800,
    days: 1,
    by: '10:30',
    homes: null,
  },
  {
    type: 'STANDARD_OVERNIGHT',
    name: 'FedEx Standard Overnight®',
    times: 300,
    plus: 1500,
    days: 1,
    by: '17:00',
    homes: null,
  },
  { type: 'FEDEX_2_DAY_AM', name: 'FedEx 2Day® AM', times: 210, plus: 700, days: 2, by: '10:30', homes: null },
  { type: 'FEDEX_2_DAY', name: 'FedEx 2Day®', times: 190, plus: 600, days: 2, by: '17:00', homes: null },
  {
    type: 'FEDEX_EXPRESS_SAVER',
    name: 'FedEx Express Saver®',
    times: 155,
    plus: 400,
    days: 3,
    by: '17:00',
    homes: null,
  },
  { type: 'FEDEX_GROUND', name: 'FedEx Ground®', times: 100, plus: 0, days: null, by: '23:59', homes: false },
  {
    type: 'GROUND_HOME_DELIVERY',
    name: 'FedEx Home Delivery®',
    times: 100,
    plus: 0,
    days: null,
    by: '23:59',
    homes: true,
  },
];

const steps = [150, 300, 600, 1000, 1400];
const groundDays = (miles: number) => 1 + steps.filter((step) => miles > step).length;

function fits(each: Package, isGround: boolean): boolean {
  const [longest, second, third] = sides(each);
  return pounds(each) <= 150 && longest <= (isGround ? 108 : 119) && longest + 2 * second + 2 * third <= 165;
}

const cents = {
  homeByGround: 645,
  homeByAir: 695,
  handling: 2800,
  oversize: 11_500,
  INDIRECT: 635,
  DIRECT: 635,
  ADULT: 765,
} as const;

function surchargesOf(each: Package, { isHome, isGround }: { isHome: boolean; isGround: boolean }) {
  const size = sides(each);
  const special = each.packageSpecialServices;
  const signature = special?.signatureOptionType;
  const handled = pounds(each) > 50 || size[0] > 48 || size[1] > 30;
  const value = each.declaredValue?.amount ?? 0;
  const line = (type: string, description: string, amountCents: number, bearsFuel = true) => ({
    type,
    description,
    cents: amountCents,
    bearsFuel,
  });
  return [
    ...(isHome
      ? [line('RESIDENTIAL_DELIVERY', 'Residential delivery', isGround ? cents.homeByGround : cents.homeByAir)]
      : []),
    ...(isOversize(size)
      ? [line('OVERSIZE', 'Oversize', cents.oversize)]
      : handled || special?.specialServiceTypes.includes('NON_STANDARD_CONTAINER')
        ? [line('ADDITIONAL_HANDLING', 'Additional handling', cents.handling)]
        : []),
    ...(signature === 'INDIRECT' || signature === 'DIRECT' || signature === 'ADULT'
      ? [line('SIGNATURE_OPTION', `${signature} signature required`, cents[signature], false)]
      : []),
    ...(value > 100 ? [line('INSURED_VALUE', 'Declared value', Math.ceil(value / 100) * 165, false)] : []),
  ];
}

export const fuelBasisPoints = 1850;
const accountDiscount = 2000;

export type ParcelOffer = {
  readonly type: string;
  readonly name: string;
  readonly pounds: number;
  readonly days: number;
  readonly isGround: boolean;
  /** `YYYY-MM-DDTHH:MM:00` at the destination. */
  readonly deliveryAt: string;
  readonly account: Priced;
  readonly list: Priced;
};

/** What is offered for packages on a lane, the highest service first. */
export function parcelOffers(
  packages: readonly Package[],
  lane: Lane,
  { isHome, shipDate }: { readonly isHome: boolean; readonly shipDate: string },
): ParcelOffer[] {
  const each = packages.flatMap((one) => Array.from({ length: one.groupPackageCount }, () => one));
  return services
    .filter(({ homes }) => homes === null || homes === isHome)
    .filter(({ days }) => each.every((one) => fits(one, days === null)))
    .map(({ type, name, times, plus, days, by }): ParcelOffer => {
      const isGround = days === null;
      const transit = days ?? groundDays(lane.miles);
      const base = each.reduce((sum, one) => {
        const ground = 980 + 62 * (lane.zone - 2) + billable(one) * (38 + 9 * (lane.zone - 2));
        return sum + Math.round((ground * times) / 100) + plus;
      }, 0);
      const surcharges = each.flatMap((one) => surchargesOf(one, { isHome, isGround }));
      const day = addBusinessDays(shipDate, transit, { holidays: parcelClosures });
      return {
        type,
        name,
        pounds: each.reduce((sum, one) => sum + billable(one), 0),
        days: transit,
        isGround,
        deliveryAt: `${day}T${by}:00`,
        account: price(base, accountDiscount, surcharges, fuelBasisPoints),
        list: price(base, 0, surcharges, fuelBasisPoints),
      };
    });
}
