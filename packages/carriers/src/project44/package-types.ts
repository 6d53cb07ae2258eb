import type { PackageType } from '@waybill/freight';

/** Packaging by project44's codes; null where it has none, and the field is left out. */
export const project44Packages: Readonly<Record<PackageType, string | null>> = {
  pallets: 'PLT',
  non_standard_pallets: 'PLT',
  bags: 'BAG',
  bales: 'BALE',
  boxes: 'BOX',
  bunches: 'BUNDLE',
  bundles: 'BUNDLE',
  carpets: 'ROLL',
  coils: 'COIL',
  crates: 'CRATE',
  cylinders: 'CYLINDER',
  drums: 'DRUM',
  envelopes: null,
  gaylords: null,
  loose: null,
  pails: 'PAIL',
  pieces: 'PIECES',
  reels: 'REEL',
  rolls: 'ROLL',
  tubes_pipes: 'TUBE',
  totes: 'TOTE',
};
