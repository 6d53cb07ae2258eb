import type { ItemWire } from '@waybill/contract';
import type { PackageType } from '@waybill/freight';

type Name = readonly [one: string, many: string, holds?: 'on'];

/** Names of handling units on shipping papers, which must be in English by law. */
const names: Record<PackageType, Name> = {
  pallets: ['pallet', 'pallets', 'on'],
  non_standard_pallets: ['non-standard pallet', 'non-standard pallets', 'on'],
  bags: ['bag', 'bags'],
  bales: ['bale', 'bales'],
  boxes: ['box', 'boxes'],
  bunches: ['bunch', 'bunches'],
  bundles: ['bundle', 'bundles'],
  carpets: ['carpet', 'carpets'],
  coils: ['coil', 'coils'],
  crates: ['crate', 'crates'],
  cylinders: ['cylinder', 'cylinders'],
  drums: ['drum', 'drums'],
  envelopes: ['envelope', 'envelopes'],
  gaylords: ['gaylord', 'gaylords'],
  loose: ['loose unit', 'loose units'],
  pails: ['pail', 'pails'],
  pieces: ['piece', 'pieces'],
  reels: ['reel', 'reels'],
  rolls: ['roll', 'rolls'],
  tubes_pipes: ['tube or pipe', 'tubes or pipes'],
  totes: ['tote', 'totes'],
};

function counted(count: number, type: PackageType): string {
  const [one, many] = names[type];
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * Number and type of the packages of a line (49 CFR 172.202), printed after its weight: `in 16 pieces on 2 pallets`,
 * `in 1 drum`. Pieces are left out if their number equals that of the units.
 */
export function packagesInWords({ package_type: type, quantity, pieces }: ItemWire): string {
  const holds = names[type][2] ?? 'in';
  const units = `${holds} ${counted(quantity, type)}`;
  return pieces === null || pieces === quantity || type === 'pieces'
    ? units
    : `in ${counted(pieces, 'pieces')} ${units}`;
}
