import type { PackageType } from '@waybill/freight';

/** Handling units by R+L's codes. */
export const rlPackages: Readonly<Record<PackageType, string>> = {
  pallets: 'PLT',
  non_standard_pallets: 'PLT',
  bags: 'BAG',
  bales: 'UNIT',
  boxes: 'BOX',
  bunches: 'BNDL',
  bundles: 'BNDL',
  carpets: 'ROLL',
  coils: 'COIL',
  crates: 'CRT',
  cylinders: 'CYL',
  drums: 'DRM',
  envelopes: 'UNIT',
  gaylords: 'GAY',
  loose: 'LSE',
  pails: 'PAIL',
  pieces: 'UNIT',
  reels: 'REEL',
  rolls: 'ROLL',
  tubes_pipes: 'UNIT',
  totes: 'TOTE',
};

/** What the single pieces inside a handling unit are packed in, where they are more than the units. */
export const rlInnerPackage = 'CTN';
