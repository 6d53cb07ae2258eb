import type { Shipment } from '@waybill/contract';
import { printedNumber, type BillOfLadingInput } from '../../../core/documents/index.ts';
import type { Reader } from './service-of.ts';

type Row = BillOfLadingInput['references'][number];

const pallets: ReadonlySet<string> = new Set(['pallets', 'non_standard_pallets']);

/** Packages of a load: its pieces, and handling units where no pieces were stated. */
export function packageCount({ items }: Pick<Shipment, 'items'>): number {
  return items.reduce((sum, line) => sum + (line.pieces ?? line.quantity), 0);
}

/** Whether the load is on pallets; missing if only a part of it is. */
function palletized({ items }: Shipment): Pick<Row, 'palletized'> {
  const on = new Set(items.map(({ package_type: type }) => pallets.has(type)));
  const [all] = on;
  return on.size === 1 && all !== undefined ? { palletized: all } : {};
}

/** References given at booking, or else the shipper's reference of the quote, or our own number. */
function numbersOf({ references, reference, bol_number: bol }: Shipment, { say }: Reader): Row[] {
  if (references.length > 0)
    return references.map(({ type, number }) => ({ label: say(`terms.reference_types.${type}`), number }));
  return reference === null
    ? [{ label: say('documents.own_number'), number: bol }]
    : [{ label: say('documents.billOfLading.referenceType'), number: reference }];
}

/**
 * Customer order information. The only order carries the whole load, as does the only purchase order among other
 * numbers; how several orders share a load is not known.
 */
export function orderRows(shipment: Shipment, reader: Reader): Row[] {
  const rows = numbersOf(shipment, reader);
  const orders = shipment.references.flatMap(({ type }, index) => (type === 'po_number' ? [index] : []));
  const only = rows.length === 1 ? 0 : orders.length === 1 ? orders[0] : undefined;
  return rows.map((row, index) =>
    index === only
      ? {
          ...row,
          pieces: String(packageCount(shipment)),
          weight: { value: printedNumber(shipment.weight_lb, reader.language), unit: 'lb' },
          ...palletized(shipment),
        }
      : row,
  );
}
