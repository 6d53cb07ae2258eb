import type { LocalDate } from '../calendar/date.ts';
import type { FreightClass } from './classes.ts';

/** A band of densities: from `fromPcf` pounds per cubic foot (inclusive) up to where the next one begins. */
export type DensityBand = { readonly fromPcf: number; readonly freightClass: FreightClass };

export type DensityScale = {
  readonly id: DensityScaleId;
  /** Null where the scale is an undated guideline. */
  readonly effectiveFrom: LocalDate | null;
  readonly effectiveUntil: LocalDate | null;
  readonly bands: readonly DensityBand[];
};

export const densityScaleIds = ['nmfc_2025_13sub', 'nmfc_pre2025_11sub', 'generic_18step', 'mixed_unit_2017'] as const;
export type DensityScaleId = (typeof densityScaleIds)[number];

/** The scale of NMFC Docket 2025-1. */
export const defaultScaleId: DensityScaleId = 'nmfc_2025_13sub';

type Step = readonly [fromPcf: number, freightClass: FreightClass];

function bands(steps: readonly Step[]): DensityBand[] {
  return steps.map(([fromPcf, freightClass]) => ({ fromPcf, freightClass }));
}

const below30: readonly Step[] = [
  [0, '400'],
  [1, '300'],
  [2, '250'],
  [4, '175'],
  [6, '125'],
  [8, '100'],
  [10, '92.5'],
  [12, '85'],
  [15, '70'],
  [22.5, '65'],
];
const above30: readonly Step[] = [
  [30, '60'],
  [35, '55'],
  [50, '50'],
];
const generic: readonly Step[] = [
  [0, '500'],
  [1, '400'],
  [2, '300'],
  [3, '250'],
  [4, '200'],
  [5, '175'],
  [6, '150'],
  [7, '125'],
  [8, '110'],
  [9, '100'],
  [10.5, '92.5'],
  [12, '85'],
  [13.5, '77.5'],
  [15, '70'],
  [22.5, '65'],
];

/** The density scales a carrier can be set to. Only the first two are scales of the classification itself. */
export const densityScales: Readonly<Record<DensityScaleId, DensityScale>> = {
  nmfc_2025_13sub: {
    id: 'nmfc_2025_13sub',
    effectiveFrom: '2025-07-19',
    effectiveUntil: null,
    bands: bands([...below30, ...above30]),
  },
  nmfc_pre2025_11sub: {
    id: 'nmfc_pre2025_11sub',
    effectiveFrom: null,
    effectiveUntil: '2025-07-18',
    bands: bands([...below30, [30, '60']]),
  },
  generic_18step: {
    id: 'generic_18step',
    effectiveFrom: null,
    effectiveUntil: null,
    bands: bands([...generic, ...above30]),
  },
  // A carrier's scale for several articles on one handling unit: 4 to 6 lb per cubic foot is class 150.
  mixed_unit_2017: {
    id: 'mixed_unit_2017',
    effectiveFrom: '2017-01-02',
    effectiveUntil: null,
    bands: bands([...below30.map(([from, one]): Step => (from === 4 ? [from, '150'] : [from, one])), ...above30]),
  },
};
