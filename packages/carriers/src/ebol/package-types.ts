import type { PackageType } from '@waybill/freight';

/** Handling units and packaging, by the standard's codes. */
export const ebolPackages: Readonly<Record<PackageType, string>> = {
  pallets: 'PAT',
  non_standard_pallets: 'PAT',
  bags: 'BAG',
  bales: 'BAL',
  boxes: 'BOX',
  bunches: 'BCH',
  bundles: 'BDL',
  carpets: 'ROL',
  coils: 'COL',
  crates: 'CRT',
  cylinders: 'CYL',
  drums: 'DRM',
  envelopes: 'ENV',
  gaylords: 'GLD',
  loose: 'LSE',
  pails: 'PAL',
  pieces: 'PCS',
  reels: 'REL',
  rolls: 'ROL',
  tubes_pipes: 'TBE',
  totes: 'TBN',
};
