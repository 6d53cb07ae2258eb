import {
  streetOf,
  type CustomsDraft,
  type Party,
  type Product,
  type Shipment,
  type TradePartyDraft,
} from '@waybill/contract';

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

/** What the catalog says of a product for customs. */
export type CustomsOfProduct = Pick<Product, 'product_number' | 'hs_code' | 'origin_country' | 'unit_value'>;

/**
 * What a shipment says of its customs documents before anyone has entered more.
 * @param products of the catalog that its items name
 */
export function draftOf(shipment: Shipment, products: readonly CustomsOfProduct[]): CustomsDraft {
  const { pickup, delivery, items } = shipment;
  const { currency } = shipment.declared_value;
  const known = new Map(products.map((product) => [product.product_number?.toLowerCase(), product]));
  return {
    invoice_number: shipment.bol_number,
    invoice_date: shipment.pickup_date,
    purpose: null,
    incoterm: null,
    incoterm_place: `${delivery.city}, ${delivery.state}`,
    currency,
    payment_terms: null,
    port_of_entry: null,
    exporter: partyOf(pickup, shipment),
    importer: partyOf(delivery, shipment),
    producer: null,
    lines: items.map((line) => {
      const product = line.product_number === null ? undefined : known.get(line.product_number.toLowerCase());
      const value = product?.unit_value ?? null;
      return {
        description: line.description,
        hs_code: product?.hs_code ?? null,
        origin_country: product?.origin_country ?? null,
        quantity: line.pieces ?? line.quantity,
        unit: 'pieces',
        // An amount of another currency is not converted: customs takes the rate of its own day.
        unit_value: value?.currency === currency ? value.amount : null,
        criterion: null,
      };
    }),
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
