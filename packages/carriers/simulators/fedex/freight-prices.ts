import { addBusinessDays, ltlClosures } from '@waybill/freight';
import { z } from 'zod';
import type { Lane, Place } from './places.ts';
import { price, type Priced } from './price.ts';

/** Factor of each class on the rate of class 100, in hundredths. */
const classFactors: Readonly<Record<string, number>> = {
  CLASS_050: 62,
  CLASS_055: 66,
  CLASS_060: 70,
  CLASS_065: 74,
  CLASS_070: 79,
  CLASS_077_5: 84,
  CLASS_085: 90,
  CLASS_092_5: 95,
  CLASS_100: 100,
  CLASS_110: 109,
  CLASS_125: 122,
  CLASS_150: 143,
  CLASS_175: 164,
  CLASS_200: 186,
  CLASS_250: 230,
  CLASS_300: 274,
  CLASS_400: 362,
  CLASS_500: 450,
};

const amount = z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]).transform(Number);

export const lineField = z.object({
  freightClass: z.string().refine((value) => value in classFactors),
  handlingUnits: amount.default(1),
  pieces: amount,
  subPackagingType: z.string().min(1),
  weight: z.object({ units: z.enum(['LB', 'KG']), value: amount.pipe(z.number().positive()) }),
  id: z.coerce.string(),
});
export type Line = z.output<typeof lineField>;

/** What FedEx Freight charges for a special service, in cents; services it does not list it refuses. */
const services: Readonly<Record<string, readonly [text: string, cents: number]>> = {
  LIFTGATE_PICKUP: ['Liftgate pickup', 12_900],
  LIFTGATE_DELIVERY: ['Liftgate delivery', 12_900],
  INSIDE_PICKUP: ['Inside pickup', 12_600],
  INSIDE_DELIVERY: ['Inside delivery', 12_600],
  LIMITED_ACCESS_PICKUP: ['Limited access pickup', 13_000],
  LIMITED_ACCESS_DELIVERY: ['Limited access delivery', 13_000],
  CALL_BEFORE_DELIVERY: ['Call before delivery', 5600],
  PROTECTION_FROM_FREEZING: ['Protection from freezing', 9500],
  DANGEROUS_GOODS: ['Hazardous material', 4500],
  OVER_LENGTH: ['Over length', 8500],
  EXTREME_LENGTH: ['Extreme length', 12_500],
  DO_NOT_STACK_PALLETS: ['Do not stack pallets', 7500],
  TOP_LOAD: ['Top load', 7500],
};

export const specialServicesField = z
  .object({ specialServiceTypes: z.array(z.string().refine((value) => value in services)).default([]) })
  .prefault({});

export const fuelBasisPoints = 2800;
const leastCharge = 11_800;
const accountDiscount = 3500;
const home = 11_500;

export type FreightOffer = {
  readonly type: 'FEDEX_FREIGHT_PRIORITY' | 'FEDEX_FREIGHT_ECONOMY';
  readonly name: string;
  readonly pounds: number;
  readonly days: number;
  readonly deliveryAt: string;
  readonly account: Priced;
};

const milesADay = 550;

/** Priority and Economy for a load on a lane. */
export function freightOffers(
  lines: readonly Line[],
  lane: Lane,
  wanted: {
    readonly from: Place;
    readonly to: Place;
    readonly shipDate: string;
    readonly special: readonly string[];
  },
): FreightOffer[] {
  const poundsOf = ({ weight }: Line) => (weight.units === 'LB' ? weight.value : weight.value / 0.45359237);
  const perCwt = 3200 + lane.miles * 2.4;
  const gross = lines.reduce((sum, line) => {
    return sum + Math.round(((poundsOf(line) / 100) * perCwt * (classFactors[line.freightClass] ?? 100)) / 100);
  }, 0);
  const line = (type: string, description: string, cents: number) => ({ type, description, cents, bearsFuel: false });
  const surcharges = [
    ...wanted.special.map((type) => line(type, ...(services[type] ?? [type, 0]))),
    ...(wanted.from.residential ? [line('RESIDENTIAL_PICKUP', 'Residential pickup', home)] : []),
    ...(wanted.to.residential ? [line('RESIDENTIAL_DELIVERY', 'Residential delivery', home)] : []),
  ];
  const direct = 1 + Math.floor(lane.miles / milesADay);
  return (['FEDEX_FREIGHT_PRIORITY', 'FEDEX_FREIGHT_ECONOMY'] as const).map((type) => {
    const isPriority = type === 'FEDEX_FREIGHT_PRIORITY';
    const days = isPriority ? direct : direct + 2;
    const base = Math.max(leastCharge, isPriority ? Math.round(gross * 1.18) : gross);
    const day = addBusinessDays(wanted.shipDate, days, { holidays: ltlClosures });
    return {
      type,
      name: isPriority ? 'FedEx Freight® Priority' : 'FedEx Freight® Economy',
      pounds: Math.ceil(lines.reduce((sum, each) => sum + poundsOf(each), 0)),
      days,
      deliveryAt: `${day}T17:00:00`,
      // The least charge bears no discount.
      account: price(base, base === leastCharge ? 0 : accountDiscount, surcharges, fuelBasisPoints),
    };
  });
}
