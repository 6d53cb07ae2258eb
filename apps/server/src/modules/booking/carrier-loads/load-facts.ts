import type { CarrierLoad, EquipmentName, Party, TruckloadPreferences } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { stopsOf } from '../../quoting/quote-requests/index.ts';

/** Facts of a shipment for the carrier. They do not include the customer's price. */
export type LoadFacts = {
  readonly accountId: string;
  readonly id: string;
  readonly bolNumber: string;
  readonly status: string;
  readonly deliveredAt: Date | null;
  readonly connected: boolean;
  readonly carrierId: string;
  readonly pickupDate: string;
  readonly deliveryDate: string | null;
  readonly pickup: Party;
  readonly delivery: Party;
  readonly zones: { readonly pickup: string; readonly delivery: string };
  readonly miles: number;
  readonly units: number;
  readonly weightLb: number;
  readonly commodities: readonly string[];
  readonly hazardous: boolean;
  readonly notes: string | null;
  readonly equipment: EquipmentName | null;
  /** In order, between pickup and delivery. */
  readonly stops: CarrierLoad['stops'];
  /** Truckload preferences; null for other shipments. */
  readonly truckload: TruckloadPreferences | null;
  /** Codes of the requested accessorials. */
  readonly accessorials: readonly string[];
  /** Requested delivery appointment. */
  readonly appointmentDate: string | null;
};

/**
 * Facts of a shipment of any account for the carrier. Read from what was stored at booking, since the quote may be gone
 * or changed.
 * @throws Refusal not_found
 */
export async function loadFacts(db: Db | Tx, id: string): Promise<LoadFacts> {
  const row = await db
    .selectFrom('shipments')
    .select([
      'account_id',
      'id',
      'bol_number',
      'status',
      'delivered_at',
      'connection_id',
      'carrier_id',
      'pickup_date',
      'delivery_date',
      'detail',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const detail = row.detail;
  const truckload = detail.truckload ?? null;
  return {
    accountId: row.account_id,
    id: row.id,
    bolNumber: row.bol_number,
    status: row.status,
    deliveredAt: row.delivered_at,
    connected: row.connection_id !== null,
    carrierId: row.carrier_id,
    pickupDate: row.pickup_date,
    deliveryDate: row.delivery_date,
    pickup: detail.pickup,
    delivery: detail.delivery,
    zones: { pickup: detail.origin.time_zone, delivery: detail.destination.time_zone },
    miles: detail.miles,
    units: detail.units,
    weightLb: detail.weight_lb,
    commodities: detail.items.map(({ description }) => description),
    hazardous: detail.items.some(({ hazardous }) => hazardous),
    notes: detail.notes,
    equipment: detail.equipment ?? null,
    stops: stopsOf(truckload),
    truckload,
    accessorials: detail.accessorials,
    appointmentDate: detail.appointment_date ?? null,
  };
}
