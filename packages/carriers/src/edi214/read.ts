import { readSets } from '../x12/read-sets.ts';
import type { EdiProblem } from '../x12/segments.ts';
import { shipmentOf, type Edi214Shipment } from './shipment.ts';

export type Edi214Reading = {
  readonly shipments: readonly Edi214Shipment[];
  /** In the order of the file. */
  readonly problems: readonly EdiProblem[];
};

/**
 * Reads a file of X12 214 (shipment status), any number of interchanges, groups and transaction sets. It never
 * throws: whatever is readable is told, and what is not is a problem that names its segment.
 */
export function readEdi214(text: string): Edi214Reading {
  const { sets, problems } = readSets(text, '214', (opening, inside, complete) => {
    const { shipment, problems: found } = shipmentOf(opening, inside, complete);
    return { value: shipment, problems: found };
  });
  return { shipments: sets, problems };
}
