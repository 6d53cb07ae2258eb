import type { Insertable } from 'kysely';
import type { DB } from '../core/database/schema.gen.ts';
import { newId } from '../core/ids.ts';

type Row = Insertable<DB['shipments']>;
type Given = Pick<Row, 'account_id' | 'carrier_id' | 'created_at'> & Partial<Row>;

/** A row of a shipment by Granite State Freight from New Hampshire to Illinois. */
export function shipmentRow({ id = newId(), ...given }: Given) {
  return {
    id,
    bol_number: id,
    status: 'pending',
    mode: 'ltl',
    carrier_name: 'Granite State Freight',
    scac: 'GSTF',
    service_name: 'Standard',
    origin_city: 'Manchester',
    origin_state: 'NH',
    origin_postal_code: '03103',
    destination_city: 'Chicago',
    destination_state: 'IL',
    destination_postal_code: '60647',
    pickup_date: '2026-11-18',
    total_amount: 41_250,
    currency: 'USD',
    detail: '{}',
    search_numbers: [id],
    ...given,
  } satisfies Row;
}
