import type { CustomsDraft, CustomsLine, TradePartyDraft } from '@waybill/contract';

/** A company as it stands in the form: its street on one line. */
export type PartyForm = {
  name: string;
  tax_id: string;
  street_lines: [string];
  city: string;
  state: string;
  postal_code: string;
  country: NonNullable<TradePartyDraft['country']>;
  phone: string;
  email: string;
};

export type LineForm = {
  description: string;
  hs_code: string;
  origin_country: string;
  quantity: number | '';
  unit: CustomsLine['unit'];
  /** Minor units. */
  unit_value: number | null;
  criterion: NonNullable<CustomsLine['criterion']> | '';
};

/** The customs details of a shipment as they stand in the form. */
export type CustomsForm = {
  invoice_number: string;
  invoice_date: string;
  purpose: string;
  incoterm: string;
  incoterm_place: string;
  currency: CustomsDraft['currency'];
  payment_terms: string;
  port_of_entry: string;
  exporter: PartyForm;
  importer: PartyForm;
  producer: PartyForm | null;
  lines: LineForm[];
  freight: number;
  insurance: number;
  packing: number;
  signer_name: string;
  signer_title: string;
  certifier: string;
  blanket_from: string;
  blanket_until: string;
};

export const noParty: PartyForm = {
  name: '',
  tax_id: '',
  street_lines: [''],
  city: '',
  state: '',
  postal_code: '',
  country: 'US',
  phone: '',
  email: '',
};

export const noLine: LineForm = {
  description: '',
  hs_code: '',
  origin_country: '',
  quantity: '',
  unit: 'pieces',
  unit_value: null,
  criterion: '',
};

function partyForm(party: TradePartyDraft): PartyForm {
  return {
    name: party.name ?? '',
    tax_id: party.tax_id ?? '',
    street_lines: [party.street_lines.join(', ')],
    city: party.city ?? '',
    state: party.state ?? '',
    postal_code: party.postal_code ?? '',
    country: party.country ?? 'US',
    phone: party.phone ?? '',
    email: party.email ?? '',
  };
}

/** What is known, ready to be completed. */
export function formOf(draft: CustomsDraft): CustomsForm {
  return {
    invoice_number: draft.invoice_number ?? '',
    invoice_date: draft.invoice_date,
    purpose: draft.purpose ?? '',
    incoterm: draft.incoterm ?? '',
    incoterm_place: draft.incoterm_place ?? '',
    currency: draft.currency,
    payment_terms: draft.payment_terms ?? '',
    port_of_entry: draft.port_of_entry ?? '',
    exporter: partyForm(draft.exporter),
    importer: partyForm(draft.importer),
    producer: draft.producer && partyForm(draft.producer),
    lines: draft.lines.map((line) => ({
      description: line.description,
      hs_code: line.hs_code ?? '',
      origin_country: line.origin_country ?? '',
      quantity: line.quantity,
      unit: line.unit,
      unit_value: line.unit_value,
      criterion: line.criterion ?? '',
    })),
    freight: draft.freight,
    insurance: draft.insurance,
    packing: draft.packing,
    signer_name: draft.signer_name ?? '',
    signer_title: draft.signer_title ?? '',
    certifier: draft.certifier ?? '',
    blanket_from: draft.blanket_from ?? '',
    blanket_until: draft.blanket_until ?? '',
  };
}
