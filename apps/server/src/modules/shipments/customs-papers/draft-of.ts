import { streetOf, type CustomsDraft, type Party, type Shipment, type TradePartyDraft } from '@waybill/contract';

const mostStreetLines = 3;

function partyOf(party: Party, shipment: Shipment): TradePartyDraft {
  return {
    name: party.company,
    // The tax identifier of a shipment is the RFC of its Mexican side.
    tax_id: party.country === 'MX' ? shipment.tax_identifier : null,
    street_lines: streetOf(party).slice(0, mostStreetLines),
    city: party.city,
    state: party.state,
    postal_code: party.postal_code,
    country: party.country,
    phone: party.phone,
    email: party.email,
  };
}

/** What a shipment says of its customs documents before anyone has entered more. */
export function draftOf(shipment: Shipment): CustomsDraft {
  const { pickup, delivery, items } = shipment;
  return {
    invoice_number: shipment.bol_number,
    invoice_date: shipment.pickup_date,
    purpose: null,
    incoterm: null,
    incoterm_place: `${delivery.city}, ${delivery.state}`,
    currency: shipment.declared_value.currency,
    payment_terms: null,
    port_of_entry: null,
    exporter: partyOf(pickup, shipment),
    importer: partyOf(delivery, shipment),
    producer: null,
    lines: items.map((line) => ({
      description: line.description,
      hs_code: null,
      origin_country: null,
      quantity: line.pieces ?? line.quantity,
      unit: 'pieces',
      unit_value: null,
      criterion: null,
    })),
    freight: 0,
    insurance: 0,
    packing: 0,
    signer_name: `${pickup.contact_first_name} ${pickup.contact_last_name}`,
    signer_title: null,
    certifier: null,
    blanket_from: null,
    blanket_until: null,
  };
}
