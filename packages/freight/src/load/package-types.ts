/** How a handling unit is packed. */
export const packageTypes = [
  'pallets',
  'non_standard_pallets',
  'bags',
  'bales',
  'boxes',
  'bunches',
  'bundles',
  'carpets',
  'coils',
  'crates',
  'cylinders',
  'drums',
  'envelopes',
  'gaylords',
  'loose',
  'pails',
  'pieces',
  'reels',
  'rolls',
  'tubes_pipes',
  'totes',
] as const;
export type PackageType = (typeof packageTypes)[number];

/** The types that stand on the trailer floor as a pallet position and count towards the limits on pallets. */
export const palletTypes = ['pallets', 'non_standard_pallets', 'crates', 'gaylords'] as const;

export function countsAsPallet(type: PackageType | null): boolean {
  return (palletTypes as readonly (PackageType | null)[]).includes(type);
}
