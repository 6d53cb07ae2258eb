import type { CarrierHazmat, FreightLine } from '../kit/index.ts';
import { descriptionOf, nmfcParts } from '../ltl/load.ts';
import { project44Packages } from './package-types.ts';

/** The fields of this object are open in the contract; the description says the same in words, so nothing hangs on it. */
function hazmatDetail({ idNumber, properName, hazardClass, packingGroup }: CarrierHazmat) {
  return {
    identificationNumber: idNumber,
    properShippingName: properName,
    hazardClass,
    packingGroup: packingGroup ?? 'NONE',
  };
}

/** Lines of freight: weight of all units of a line, sizes of one. */
export function lineItemsOf(lines: readonly FreightLine[]) {
  return lines.map((line, index) => {
    const { item, sub } = nmfcParts(line.nmfc);
    const packageType = project44Packages[line.packageType];
    return {
      id: String(index + 1),
      totalWeight: line.weightLb,
      packageDimensions: { length: line.lengthIn, width: line.widthIn, height: line.heightIn },
      freightClass: line.freightClass,
      ...(packageType === null ? {} : { packageType }),
      totalPackages: line.quantity,
      totalPieces: line.pieces,
      description: descriptionOf(line),
      stackable: line.stackable,
      ...(item === null ? {} : { nmfcItemCode: item }),
      ...(sub === null ? {} : { nmfcSubCode: sub }),
      ...(line.hazmat === null ? {} : { hazmatDetail: hazmatDetail(line.hazmat) }),
    };
  });
}
