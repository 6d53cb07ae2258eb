/** A service of the simulated carrier: its transit, its latest hour of delivery, and its price in cents. */
export type Service = {
  readonly code: string;
  readonly name: string;
  readonly air: boolean;
  /** Latest delivery, `HHMMSS`; the end of the day where nothing earlier is promised. */
  readonly by: string;
  /** Business days by zone from 2 to 8. */
  readonly days: readonly number[];
  readonly toHomes: boolean;
  readonly fixed: number;
  readonly perPound: number;
  readonly perZone: number;
};

const always = (days: number): readonly number[] => Array.from({ length: 7 }, () => days);

const service = (
  code: string,
  name: string,
  more: Pick<Service, 'by' | 'days' | 'fixed' | 'perPound' | 'perZone'> & { toHomes?: boolean },
): Service => ({ code, name, air: code !== '03', toHomes: true, ...more });

export const services: readonly Service[] = [
  service('14', 'UPS Next Day Air Early', {
    by: '083000',
    days: always(1),
    toHomes: false,
    fixed: 7600,
    perPound: 330,
    perZone: 580,
  }),
  service('01', 'UPS Next Day Air', { by: '103000', days: always(1), fixed: 4200, perPound: 320, perZone: 560 }),
  service('13', 'UPS Next Day Air Saver', { by: '150000', days: always(1), fixed: 3600, perPound: 290, perZone: 520 }),
  service('59', 'UPS 2nd Day Air A.M.', {
    by: '120000',
    days: always(2),
    toHomes: false,
    fixed: 2900,
    perPound: 210,
    perZone: 280,
  }),
  service('02', 'UPS 2nd Day Air', { by: '230000', days: always(2), fixed: 2500, perPound: 190, perZone: 260 }),
  service('12', 'UPS 3 Day Select', { by: '230000', days: always(3), fixed: 1900, perPound: 120, perZone: 140 }),
  service('03', 'UPS Ground', {
    by: '230000',
    days: [1, 2, 2, 3, 4, 4, 5],
    fixed: 1150,
    perPound: 42,
    perZone: 60,
  }),
];

export function serviceOf(code: string): Service | null {
  return services.find((each) => each.code === code) ?? null;
}

/** Business days a service takes in a zone. */
export const daysIn = (given: Service, zone: number): number => given.days[zone - 2] ?? 5;
