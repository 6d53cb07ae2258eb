import type { CustomsFacts, CustomsLine, Shipment } from '@waybill/contract';
import type { SheetInput } from '../../../../core/documents/index.ts';
import { seeded } from '../../documents/testing/seeded.ts';
import { seededShipment } from '../../documents/testing/seeded-shipment.ts';

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

const base = seededShipment(seeded(3), 'ltl');
const party = { ...base.pickup, exterior_number: null, interior_number: null, neighborhood: null };

export const toCanada: Shipment = {
  ...base,
  bol_number: 'WB20464172',
  carrier_name: 'Granite State Freight',
  units: 2,
  weight_lb: 1240,
  customs_agent: null,
  references: [{ type: 'po_number', number: '4471-B' }],
  pickup: { ...party, country: 'US' },
  delivery: {
    ...party,
    company: 'Maple Retail',
    street_lines: ['200 King Street West'],
    city: 'Toronto',
    state: 'ON',
    postal_code: 'M5H 3T4',
    country: 'CA',
    phone: '416-555-0187',
  },
};

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
