import type { FuelSchedule } from '@waybill/freight';

/** Percentages in basis points at 3.50 dollars a gallon, and what each 5 cents more or less change. */
type Slope = { readonly ltlBp: number; readonly heavyBp: number; readonly ltlStep: number; readonly heavyStep: number };

const stepMills = 50;
const [lowestMills, pivotMills, beyondMills] = [3000, 3500, 5000];

function schedule(id: string, heavyFromPounds: number, slope: Slope): FuelSchedule {
  const bands = Array.from({ length: (beyondMills - lowestMills) / stepMills }, (_, index) => {
    const fromMills = lowestMills + index * stepMills;
    const steps = (fromMills - pivotMills) / stepMills;
    return { fromMills, ltlBp: slope.ltlBp + steps * slope.ltlStep, heavyBp: slope.heavyBp + steps * slope.heavyStep };
  });
  const step = { mills: stepMills, ltlBp: slope.ltlStep, heavyBp: slope.heavyStep };
  return { id, version: 1, bands, beyondMills, step, heavyFromPounds };
}

/** The fuel tables of the house carriers, indexed to the weekly US diesel price. */
export const fuelSchedules = {
  /** 31.65 % at 3.50, 0.4 points each 5 cents; double for heavy loads. */
  steep: schedule('house-steep', 20_000, { ltlBp: 3165, heavyBp: 6330, ltlStep: 40, heavyStep: 80 }),
  middle: schedule('house-middle', 20_000, { ltlBp: 2880, heavyBp: 5180, ltlStep: 35, heavyStep: 70 }),
  gentle: schedule('house-gentle', 15_000, { ltlBp: 2620, heavyBp: 4710, ltlStep: 30, heavyStep: 65 }),
} as const;
