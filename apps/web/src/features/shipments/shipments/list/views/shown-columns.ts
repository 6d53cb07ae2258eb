import { shipmentColumns, type ShipmentColumn } from '@waybill/contract';
import { useMemo, useState } from 'react';
import { z } from 'zod';

/** The columns of a list until somebody chooses others. */
export const usualColumns: readonly ShipmentColumn[] = shipmentColumns.filter(
  (column) => column !== 'mode' && column !== 'booked',
);

const shape = z.array(z.enum(shipmentColumns)).min(1);
const key = 'wb_shipment_columns';

function kept(): readonly ShipmentColumn[] {
  try {
    const read = shape.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? inOrder(read.data) : usualColumns;
  } catch {
    return usualColumns;
  }
}

/** Columns in the order they stand in; the number is always among them, since it leads to the shipment. */
export function inOrder(columns: readonly ShipmentColumn[]): readonly ShipmentColumn[] {
  return shipmentColumns.filter((column) => column === 'bol' || columns.includes(column));
}

export type ShownColumns = {
  readonly columns: readonly ShipmentColumn[];
  readonly show: (columns: readonly ShipmentColumn[]) => void;
};

/** Which columns are shown; this browser remembers them. */
export function useShownColumns(): ShownColumns {
  const [columns, setColumns] = useState(kept);
  return useMemo(
    () => ({
      columns,
      show: (chosen) => {
        const next = inOrder(chosen);
        setColumns(next);
        try {
          localStorage.setItem(key, JSON.stringify(next));
        } catch {
          // Without room to remember them they hold for this visit.
        }
      },
    }),
    [columns],
  );
}
