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
 * Details that only the page of one shipment shows. Stored as one document in `shipments.detail`, since they are
 * written once, at booking, and read as a whole.
 */
export type ShipmentDetail = {
  readonly origin: Place;
  readonly destination: Place;
  readonly miles: number;
  readonly pickup: Party;
  readonly delivery: Party;
  /** Ready time of the freight, local time at the pickup, `HH:MM`. */
  readonly ready_at: string;
  /** Requested delivery appointment; missing on older shipments. */
  readonly appointment_date?: string | null;
  readonly transit_days: number;
  /** Latest delivery time, local time at the destination, `HH:MM`; null for any time of that day. */
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
  /** Equipment of a truckload; missing on other shipments and on older truckloads. */
  readonly equipment?: EquipmentName | null;
  /** Truckload preferences; null or missing on other shipments. */
  readonly truckload?: TruckloadPreferences | null;
  /** Version of the bill of lading; missing until the shipment is changed after its booking. */
  readonly version?: number;
};

/** The parts of a shipment that can change after it was booked. */
export type ShipmentFacts = Pick<
  ShipmentDetail,
  'pickup' | 'delivery' | 'items' | 'accessorials' | 'references' | 'notes' | 'ready_at'
> & {
  readonly appointment_date: string | null;
};
