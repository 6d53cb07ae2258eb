import type { FreightClass } from '../classification/classes.ts';
import type { Length } from '../units/length.ts';
import type { Mass } from '../units/mass.ts';
import type { PackageType } from './package-types.ts';

export const conditions = ['new', 'used'] as const;
export type Condition = (typeof conditions)[number];

/** One line of a load as entered; what is still missing is null. */
export type LoadItem = {
  readonly id: string;
  readonly description: string;
  readonly packageType: PackageType | null;
  /** Handling units of this line. */
  readonly quantity: number;
  readonly pieces: number | null;
  /** Greatest outside sizes of one unit, with pallet and overhang. */
  readonly length: Length | null;
  readonly width: Length | null;
  readonly height: Length | null;
  /** All units of the line together. */
  readonly weight: Mass | null;
  /** Chosen by the shipper; null takes the recommended one. */
  readonly freightClass: FreightClass | null;
  readonly catalogClass: FreightClass | null;
  readonly nmfc: string | null;
  readonly stackable: boolean;
  readonly hazardous: boolean;
  readonly condition: Condition;
  /** Hazard class such as `3` or `6.1`, when hazardous and known. */
  readonly hazardClass?: string | null;
  /** UN or NA number such as `UN1263`. */
  readonly hazardId?: string | null;
  /** Parcel: not fully boxed, or otherwise awkward for the belt. */
  readonly additionalHandling?: boolean;
  /** Parcel: a tube, a roll or another body that does not fill the box of its sizes. */
  readonly nonRectangular?: boolean;
  /** Lines of one group stand on one handling unit, that of the first of them; null stands on its own. */
  readonly group?: string | null;
};

/** Whether a line has all that classification and rating need. */
export function isComplete(item: LoadItem): boolean {
  return item.length !== null && item.width !== null && item.height !== null && item.weight !== null;
}
