/** The 18 freight classes, lowest (densest, cheapest) first. */
export const freightClasses = [
  '50',
  '55',
  '60',
  '65',
  '70',
  '77.5',
  '85',
  '92.5',
  '100',
  '110',
  '125',
  '150',
  '175',
  '200',
  '250',
  '300',
  '400',
  '500',
] as const;
export type FreightClass = (typeof freightClasses)[number];

const ranks: ReadonlyMap<string, number> = new Map(freightClasses.map((one, rank) => [one, rank]));

/** Place of a class in the order of classes, or -1 when there is no such class. */
export function classRank(freightClass: string): number {
  return ranks.get(freightClass) ?? -1;
}

/** The lower of two classes. */
export function lowerClass(a: FreightClass, b: FreightClass): FreightClass {
  return classRank(a) <= classRank(b) ? a : b;
}
