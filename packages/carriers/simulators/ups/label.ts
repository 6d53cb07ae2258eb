import type { SimulatedLabel } from '../kit/index.ts';
import type { Shipment } from './records.ts';
import { serviceOf } from './services.ts';

/** What stands on the label of a package. */
export function labelOf({ from, to, packages, service }: Shipment, index: number): SimulatedLabel {
  const own = packages[index];
  return {
    service: serviceOf(service)?.name.toUpperCase() ?? service,
    barcode: own?.number ?? '',
    lines: [
      `${own?.weight ?? ''} LBS   ${index + 1} OF ${packages.length}`,
      from.name,
      from.street,
      `${from.city} ${from.state} ${from.zip}`,
      '',
      'SHIP TO:',
      to.name,
      to.street,
      `${to.city} ${to.state} ${to.zip}`,
      '',
      ...(own?.signature === '3' ? ['ADULT SIGNATURE REQUIRED - MIN 21'] : []),
      ...(own?.signature === '2' ? ['SIGNATURE REQUIRED'] : []),
      ...(own?.references ?? []).slice(0, 2).map((reference, at) => `REF ${at + 1}: ${reference}`),
    ],
  };
}
