import { accessorialCodes } from '@waybill/freight';
import type { Party, Shipment, ShipmentChangeInput } from '@waybill/contract';

/** One end as it is typed: what is not given is empty. */
type TypedEnd = Omit<ShipmentChangeInput['pickup'], 'exterior_number' | 'interior_number' | 'neighborhood'> & {
  exterior_number: string;
  interior_number: string;
  neighborhood: string;
};

export type ChangeValues = Omit<ShipmentChangeInput, 'pickup' | 'delivery' | 'notes' | 'appointment_date' | 'load'> & {
  load: NonNullable<ShipmentChangeInput['load']>;
  pickup: TypedEnd;
  delivery: TypedEnd;
  notes: string;
  appointment_date: string;
};

function endValues(party: Party): TypedEnd {
  const { city: _city, state: _state, postal_code: _code, country: _country, ...end } = party;
  return {
    ...end,
    street_lines: [...end.street_lines],
    exterior_number: end.exterior_number ?? '',
    interior_number: end.interior_number ?? '',
    neighborhood: end.neighborhood ?? '',
  };
}

/** The initial values of the form: the shipment as it is. */
export function changeValues(shipment: Shipment, seen: number): ChangeValues {
  return {
    change_id: crypto.randomUUID(),
    seen,
    pickup: endValues(shipment.pickup),
    delivery: endValues(shipment.delivery),
    ready_at: shipment.ready_at,
    references: [...shipment.references],
    notes: shipment.notes ?? '',
    appointment_date: shipment.appointment_date ?? '',
    load: {
      items: shipment.items.map(({ description, quantity, weight, freight_class }) => ({
        description,
        quantity,
        weight: { ...weight },
        freight_class,
      })),
      accessorials: accessorialCodes.filter((code) => shipment.accessorials.includes(code)),
    },
    price_seen: null,
    reason: '',
  };
}
