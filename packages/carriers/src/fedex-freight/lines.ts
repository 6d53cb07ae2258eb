import type { FreightClass, PackageType } from '@waybill/freight';
import { CannotAsk, type CarrierHazmat, type CarrierLoad, type FreightLine } from '../kit/index.ts';

const packaging: Readonly<Record<PackageType, string>> = {
  pallets: 'PALLET',
  non_standard_pallets: 'SKID',
  bags: 'BAG',
  bales: 'BUNDLE',
  boxes: 'BOX',
  bunches: 'BUNDLE',
  bundles: 'BUNDLE',
  carpets: 'ROLL',
  coils: 'REEL',
  crates: 'CRATE',
  cylinders: 'CYLINDER',
  drums: 'DRUM',
  envelopes: 'ENVELOPE',
  gaylords: 'CONTAINER',
  loose: 'OTHER',
  pails: 'PAIL',
  pieces: 'PIECES',
  reels: 'REEL',
  rolls: 'ROLL',
  tubes_pipes: 'TUBE',
  totes: 'TOTEBIN',
};

/** How a handling unit is packed. The pickup service spells a few of the same words another way. */
export const packagingOf = (type: PackageType): string => packaging[type];
const pickupSpelling: Readonly<Record<string, string>> = { PIECES: 'PIECE', TOTEBIN: 'TOTE_BIN' };
export const pickupPackagingOf = (type: PackageType): string => pickupSpelling[packaging[type]] ?? packaging[type];

/** `CLASS_050`, `CLASS_077_5`. */
export function classOf(freightClass: FreightClass): string {
  const [whole = '', half] = freightClass.split('.');
  return `CLASS_${whole.padStart(3, '0')}${half === undefined ? '' : `_${half}`}`;
}

/** The lines of a freight load. @throws CannotAsk for parcels */
export function linesOf(load: CarrierLoad): readonly FreightLine[] {
  if (load.mode !== 'ltl') throw new CannotAsk('not_freight', 'FedEx Freight takes no parcels');
  return load.lines;
}

/** Handling units of a load. */
export const handlingUnits = (lines: readonly FreightLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const idOf = (index: number): string => `line${index + 1}`;

const weightOf = ({ weightLb }: FreightLine) => ({ units: 'LB', value: weightLb });

/** Inches rounded up: FedEx takes whole ones. */
const dimensionsOf = ({ lengthIn, widthIn, heightIn }: FreightLine) => ({
  length: Math.ceil(lengthIn),
  width: Math.ceil(widthIn),
  height: Math.ceil(heightIn),
  units: 'IN',
});

/** In the order of 49 CFR 172.202, with nothing between: number, proper name, class, packing group. */
const hazmatText = ({ idNumber, properName, hazardClass, packingGroup }: CarrierHazmat): string =>
  [idNumber, properName, hazardClass, ...(packingGroup === null ? [] : [`PG ${packingGroup}`])].join(', ');

function descriptionOf({ description, hazmat, stackable }: FreightLine): string {
  return [...(hazmat === null ? [] : [hazmatText(hazmat)]), description, ...(stackable ? [] : ['do not stack'])].join(
    '; ',
  );
}

/** Class and weight of each line, as rating and bills of lading take them. */
export function lineItems(lines: readonly FreightLine[]) {
  return lines.map((line, index) => ({
    id: idOf(index),
    description: descriptionOf(line),
    handlingUnits: line.quantity,
    pieces: line.pieces,
    subPackagingType: packagingOf(line.packageType),
    freightClass: classOf(line.freightClass),
    weight: weightOf(line),
    dimensions: dimensionsOf(line),
    ...(line.nmfc === null ? {} : { nmfcCode: line.nmfc }),
    ...(line.hazmat === null ? {} : { hazardousMaterials: 'HAZARDOUS_MATERIALS' }),
  }));
}

/** The same lines as packages, each tied to its line item. */
export function packageItems(lines: readonly FreightLine[]) {
  return lines.map((line, index) => ({
    subPackagingType: packagingOf(line.packageType),
    groupPackageCount: line.quantity,
    weight: weightOf(line),
    dimensions: dimensionsOf(line),
    associatedFreightLineItems: [{ id: idOf(index) }],
  }));
}
