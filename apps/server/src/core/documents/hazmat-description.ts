import type { HazardousMaterial } from './types.ts';

/**
 * The basic description of a hazardous material, in the fixed sequence of 49 CFR 172.202: identification number,
 * proper shipping name, class with subsidiary classes in parentheses, packing group; with the additions of 172.203
 * (RQ, Waste, technical name, Limited Quantity, Marine Pollutant).
 * E.g. `UN2744, Cyclobutyl chloroformate, 6.1, (8, 3), PG II`.
 */
export function hazmatDescription(material: HazardousMaterial): string {
  const technical = material.technicalName ? ` (${material.technicalName})` : '';
  const subsidiary = material.subsidiaryClasses ?? [];
  return [
    material.reportableQuantity && 'RQ',
    material.idNumber,
    `${material.waste ? 'Waste ' : ''}${material.properName}${technical}`,
    material.hazardClass,
    subsidiary.length > 0 && `(${subsidiary.join(', ')})`,
    material.packingGroup && `PG ${material.packingGroup}`,
    material.limitedQuantity && 'Limited Quantity',
    material.marinePollutant && 'Marine Pollutant',
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
}
