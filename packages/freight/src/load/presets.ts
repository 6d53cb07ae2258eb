import type { Length } from '../units/length.ts';
import type { PackageType } from './package-types.ts';

/** The two sides that a handling unit stands on. */
export type Footprint = { readonly length: Length; readonly width: Length };

const inches = (length: number, width: number): Footprint => ({
  length: { value: length, unit: 'in' },
  width: { value: width, unit: 'in' },
});
const centimeters = (length: number, width: number): Footprint => ({
  length: { value: length, unit: 'cm' },
  width: { value: width, unit: 'cm' },
});

/** Footprints that pallets and crates of the trade have: the "asset size" of a line. */
export const assetFootprints = {
  '48x40': inches(48, 40),
  '48x48': inches(48, 48),
  '48x45': inches(48, 45),
  '42x42': inches(42, 42),
  '40x40': inches(40, 40),
  '36x36': inches(36, 36),
  '48x20': inches(48, 20),
  '24x24': inches(24, 24),
  '120x80_cm': centimeters(120, 80),
  '120x100_cm': centimeters(120, 100),
} as const satisfies Readonly<Record<string, Footprint>>;
export type AssetSize = keyof typeof assetFootprints;
export const assetSizes = Object.keys(assetFootprints) as [AssetSize, ...AssetSize[]];

/** Handling units one picks instead of typing them: how they are packed and what they stand on. */
export const shippingUnitPresets = {
  standard_pallet: { packageType: 'pallets', assetSize: '48x40' },
  square_pallet: { packageType: 'pallets', assetSize: '48x48' },
  drum_pallet: { packageType: 'pallets', assetSize: '42x42' },
  euro_pallet: { packageType: 'pallets', assetSize: '120x80_cm' },
  half_pallet: { packageType: 'non_standard_pallets', assetSize: '48x20' },
  crate: { packageType: 'crates', assetSize: '48x40' },
  gaylord: { packageType: 'gaylords', assetSize: '48x40' },
  drum: { packageType: 'drums', assetSize: '24x24' },
} as const satisfies Readonly<Record<string, { readonly packageType: PackageType; readonly assetSize: AssetSize }>>;
export type ShippingUnit = keyof typeof shippingUnitPresets;
export const shippingUnits = Object.keys(shippingUnitPresets) as [ShippingUnit, ...ShippingUnit[]];
