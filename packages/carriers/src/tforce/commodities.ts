import { CannotAsk, type CarrierServices, type FreightLine } from '../kit/index.ts';
import { descriptionOf, nmfcParts } from '../ltl/load.ts';
import { tforcePackages } from './package-types.ts';

/** Lines of freight; weights are of all units of a line. */
export function commoditiesOf(lines: readonly FreightLine[]) {
  return lines.map((line) => {
    const { item, sub } = nmfcParts(line.nmfc);
    return {
      description: descriptionOf(line),
      class: line.freightClass,
      ...(item === null ? {} : { nmfc: { prime: item, ...(sub === null ? {} : { sub }) } }),
      pieces: line.quantity,
      weight: { weight: line.weightLb, weightUnit: 'LBS' },
      packagingType: tforcePackages[line.packageType],
      dangerousGoods: line.hazmat !== null,
      dimensions: { length: line.lengthIn, width: line.widthIn, height: line.heightIn, unit: 'IN' },
    };
  });
}

/** @throws CannotAsk when a value is to be declared: TForce publishes no field for one */
export function refuseDeclaredValue({ declareValue }: CarrierServices): void {
  if (declareValue) throw new CannotAsk('declared_value_unsupported', 'TForce Freight takes no declared value here');
}
