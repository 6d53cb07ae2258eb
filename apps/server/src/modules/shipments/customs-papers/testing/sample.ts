import type { CustomsFacts, CustomsLine, Shipment } from '@waybill/contract';
import type { SheetInput } from '../../../../core/documents/index.ts';

/** Sample customs facts and shipments for tests: to Toronto, and to Monterrey. */
export const line: CustomsLine = {
  description: 'Brass faucets',
  hs_code: '848180',
  origin_country: 'US',
  quantity: 16,
  unit: 'pieces',
  unit_value: 4_500,
  criterion: 'B',
};

export const facts: CustomsFacts = {
  invoice_number: 'CI-4471',
  invoice_date: '2026-12-01',
  purpose: 'sale',
  incoterm: 'DAP',
  incoterm_place: 'Toronto, ON',
  currency: 'USD',
  payment_terms: 'Net 30',
  port_of_entry: 'Buffalo, NY',
  exporter: {
    name: 'Harbor Tools',
    tax_id: '12-3456789',
    street_lines: ['100 Sample Street'],
    city: 'Manchester',
    state: 'NH',
    postal_code: '03103',
    country: 'US',
    phone: '603-555-0142',
    email: 'dock@harbor.example',
  },
  importer: {
    name: 'Maple Retail',
    tax_id: null,
    street_lines: ['200 King Street West'],
    city: 'Toronto',
    state: 'ON',
    postal_code: 'M5H 3T4',
    country: 'CA',
    phone: '416-555-0187',
    email: 'import@maple.example',
  },
  producer: null,
  lines: [line],
  freight: 0,
  insurance: 0,
  packing: 0,
  signer_name: 'Dana Whitfield',
  signer_title: 'Export manager',
  certifier: null,
  blanket_from: null,
  blanket_until: null,
};

const shipper: Shipment['pickup'] = {
  company: 'Harbor Tools',
  contact_first_name: 'Dana',
  contact_last_name: 'Whitfield',
  phone: '603-555-0142',
  email: 'dock@harbor.example',
  street_lines: ['100 Sample Street'],
  exterior_number: null,
  interior_number: null,
  neighborhood: null,
  city: 'Manchester',
  state: 'NH',
  postal_code: '03103',
  country: 'US',
  opens_at: '08:00',
  closes_at: '17:00',
  first_come_first_serve: false,
};

/** A shipment with what customs documents say of it. */
export const toCanada = {
  bol_number: 'WB20464172',
  carrier_name: 'Granite State Freight',
  scac: 'GSFR',
  pickup_date: '2026-12-02',
  units: 2,
  weight_lb: 1240,
  tax_identifier: null,
  customs_agent: null,
  declared_value: { amount: 72_000, currency: 'USD' },
  references: [{ type: 'po_number', number: '4471-B' }],
  items: [{ description: 'Brass faucets', product_number: null, quantity: 2, pieces: 16 }],
  pickup: shipper,
  delivery: {
    ...shipper,
    company: 'Maple Retail',
    street_lines: ['200 King Street West'],
    city: 'Toronto',
    state: 'ON',
    postal_code: 'M5H 3T4',
    country: 'CA',
    phone: '416-555-0187',
  },
} as unknown as Shipment;

export const toMexico: Shipment = {
  ...toCanada,
  customs_agent: 'Agencia Aduanal Norte',
  delivery: { ...toCanada.delivery, city: 'Monterrey', state: 'NL', postal_code: '64000', country: 'MX' },
};

/** Texts of all fields of a document, by label. */
export const fieldsOf = (made: SheetInput): Record<string, string> =>
  Object.fromEntries(
    made.parts.flatMap((part) => (part.kind === 'fields' ? part.fields.map(({ label, text }) => [label, text]) : [])),
  );
/** Rows of all tables of a document. */
export const rowsOf = (made: SheetInput) => made.parts.flatMap((part) => (part.kind === 'table' ? part.rows : []));
/** Lines of all notes of a document. */
export const notesOf = (made: SheetInput) => made.parts.flatMap((part) => (part.kind === 'notes' ? part.lines : []));
