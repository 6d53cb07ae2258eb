import type {
  ChargeLineWire,
  EquipmentName,
  ItemWire,
  MoneyWire,
  Party,
  Place,
  Shipment,
  TruckloadPreferences,
} from '@waybill/contract';

/**
 * What only the page of one shipment shows; kept as one document in `shipments.detail`, since it is written
 * once, at booking, and read whole.
 */
export type ShipmentDetail = {
  readonly origin: Place;
  readonly destination: Place;
  readonly miles: number;
  readonly pickup: Party;
  readonly delivery: Party;
  /** From when the freight is ready, local time at the pickup, `HH:MM`. */
  readonly ready_at: string;
  /** The day asked for with a delivery appointment; missing on shipments booked before there was one. */
  readonly appointment_date?: string | null;
  readonly transit_days: number;
  /** Local time at the destination by which it arrives, `HH:MM`; null for any time of that day. */
  readonly delivery_by: string | null;
  readonly items: ItemWire[];
  readonly weight_lb: number;
  readonly units: number;
  readonly cubic_feet: number;
  readonly linear_feet: number;
  readonly accessorials: string[];
  readonly charges: ChargeLineWire[];
  readonly insured: boolean;
  readonly declared_value: MoneyWire;
  readonly references: Shipment['references'];
  readonly notes: string | null;
  readonly tax_identifier: string | null;
  readonly customs_agent: string | null;
  /** What a truckload goes on; missing on other shipments, and on truckloads booked before it was kept. */
  readonly equipment?: EquipmentName | null;
  /** What was asked of a truckload; null or missing on other shipments. */
  readonly truckload?: TruckloadPreferences | null;
};
