import type { TransitRule } from '@waybill/freight';
import { remoteStates } from './territories.ts';

/** Thinly settled areas that a line serves on some days of the week only. */
const ruralZip3: readonly string[] = [
  '049',
  '499',
  '567',
  '592',
  '593',
  '598',
  '679',
  '693',
  '798',
  '821',
  '829',
  '879',
  '893',
  '898',
  '976',
  '979',
];

type Bands = TransitRule['bands'];
const days = (...bands: readonly (readonly [uptoMiles: number | null, days: number])[]): Bands =>
  bands.map(([uptoMiles, count]) => ({ uptoMiles, days: count }));

const rule = (bands: Bands): TransitRule => ({
  bands,
  ruralZip3,
  ruralDays: 1,
  overLengthDays: 1,
  remoteStates,
  remoteDays: 5,
});

/** Business days by road miles: three temperaments of carrier. */
export const transits = {
  swift: rule(days([300, 1], [600, 2], [1000, 3], [1500, 4], [null, 5])),
  usual: rule(days([150, 1], [600, 2], [1000, 3], [1500, 4], [2200, 5], [null, 6])),
  patient: rule(days([150, 1], [300, 2], [600, 3], [1000, 4], [1500, 5], [2200, 6], [null, 7])),
} as const;
