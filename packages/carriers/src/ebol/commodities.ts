import type { CarrierHazmat, FreightLine } from '../kit/index.ts';
import { hazmatText, nmfcParts, whole } from '../ltl/load.ts';
import { ebolPackages } from './package-types.ts';

const groupNumbers = { I: '1', II: '2', III: '3' } as const;

function hazardOf(hazmat: CarrierHazmat, weightLb: number) {
  return {
    hazardousDescription: hazmatText(hazmat),
    hazardousDetails: {
      weight: whole(weightLb),
      weightUnit: 'Pounds',
      class: hazmat.hazardClass,
      unnaNumber: hazmat.idNumber,
      propername: hazmat.properName,
      ...(hazmat.packingGroup === null ? {} : { packingGroup: groupNumbers[hazmat.packingGroup] }),
    },
  };
}

function lineItemOf(line: FreightLine) {
  const { item, sub } = nmfcParts(line.nmfc);
  return {
    description: line.description,
    weight: whole(line.weightLb),
    weightUnit: 'Pounds',
    pieces: line.pieces,
    packagingType: line.pieces === line.quantity ? ebolPackages[line.packageType] : 'PCS',
    classification: line.freightClass,
    ...(item === null ? {} : { nmfc: item }),
    ...(sub === null ? {} : { nmfcSub: sub }),
    hazardous: line.hazmat !== null,
    ...(line.hazmat === null ? {} : hazardOf(line.hazmat, line.weightLb)),
    stackable: line.stackable,
  };
}

/**
 * What is carried: each line with its handling units. The file requires a list `lineItems` beside the handling units
 * and describes it nowhere; with the layout `Nested` all of them are inside.
 */
export function commoditiesOf(lines: readonly FreightLine[]) {
  return {
    lineItemLayout: 'Nested',
    handlingUnits: lines.map((line) => ({
      count: line.quantity,
      type: ebolPackages[line.packageType],
      weight: whole(line.weightLb),
      weightUnit: 'Pounds',
      length: whole(line.lengthIn),
      width: whole(line.widthIn),
      height: whole(line.heightIn),
      dimensionsUnit: 'Inches',
      stackable: line.stackable,
      lineItems: [lineItemOf(line)],
    })),
    lineItems: [],
  };
}
