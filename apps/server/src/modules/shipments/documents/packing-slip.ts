import { streetOf, type Party, type Shipment } from '@waybill/contract';
import { leadsOf } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import {
  printedDate,
  printedNumber,
  type LabelledText,
  type SheetColumn,
  type SheetInput,
  type SheetRow,
} from '../../../core/documents/index.ts';
import { speak } from '../../../core/speak.ts';
import { serviceOf } from './service-of.ts';

/** Contents of a packing slip, of a shipment or of an order. All texts are formatted; there are no prices. */
export type PackingSlip = {
  readonly createdAt: Date;
  readonly canceled: boolean;
  readonly strip?: SheetInput['strip'];
  readonly shipFrom: string;
  readonly shipTo: string;
  readonly facts: readonly LabelledText[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** Of the sender to the receiver. */
  readonly note?: string;
};

/** A packing slip as a document. */
export function packingSlip(slip: PackingSlip, language: Language, issuer: string): SheetInput {
  const say = speak(language);
  const { facts, note } = slip;
  const title = say('documents.packingSlip.title');
  return {
    language,
    createdAt: slip.createdAt,
    issuer,
    title: slip.canceled ? `${say('documents.canceled')} · ${title}` : title,
    pageText: say('invoices.print.page', { page: '{{page}}', pages: '{{pages}}' }),
    ...(slip.strip ? { strip: slip.strip } : {}),
    parts: [
      {
        kind: 'fields',
        inRow: 2,
        fields: [
          { label: say('documents.packingSlip.from'), text: slip.shipFrom },
          { label: say('documents.packingSlip.to'), text: slip.shipTo },
        ],
      },
      { kind: 'fields', inRow: Math.min(4, facts.length), fields: facts },
      { kind: 'table', title: say('documents.packingSlip.contents'), columns: slip.columns, rows: slip.rows },
      {
        kind: 'notes',
        lines: [...(note ? [`${say('documents.packingSlip.note')}: ${note}`] : []), say('documents.packingSlip.check')],
      },
      {
        kind: 'signatures',
        labels: [say('documents.packingSlip.packed_by'), say('documents.packingSlip.checked_by')],
      },
    ],
  };
}

function partyText(party: Party, say: TFunction): string {
  const contact = `${party.contact_first_name} ${party.contact_last_name}`;
  const country = party.country === 'US' ? [] : [say(`terms.countries.${party.country}`)];
  const place = `${party.city}, ${party.state} ${party.postal_code}`;
  return [party.company, contact, ...streetOf(party), place, ...country, party.phone].join('\n');
}

function rowsOf({ items, units, weight_lb: weight }: Shipment, language: Language, say: TFunction): SheetRow[] {
  const leads = leadsOf(items);
  const number = (value: number) => printedNumber(value, language);
  const pieces = items.reduce((sum, line) => sum + (line.pieces ?? line.quantity), 0);
  return [
    ...items.map((line, index) => ({
      cells: [
        line.product_number ?? '',
        line.description,
        leads[index] === index
          ? `${say(`terms.package_types.${line.package_type}`)} × ${number(line.quantity)}`
          : say('documents.packingSlip.same_unit'),
        number(line.pieces ?? line.quantity),
        `${number(line.weight.value)} ${line.weight.unit}`,
      ],
    })),
    {
      cells: ['', say('documents.packingSlip.total'), number(units), number(pieces), `${number(weight)} lb`],
      kind: 'total',
    },
  ];
}

function factsOf(shipment: Shipment, language: Language, say: TFunction): LabelledText[] {
  const { references, reference, pro_number: pro, tracking_numbers: tracking } = shipment;
  return [
    { label: say('documents.packingSlip.date'), text: printedDate(shipment.pickup_date, language) },
    {
      label: say('documents.packingSlip.carrier'),
      text: `${shipment.carrier_name}, ${serviceOf(shipment, { language, say })}`,
    },
    ...(pro === null ? [] : [{ label: say('documents.billOfLading.pro'), text: pro }]),
    ...(tracking.length === 0 ? [] : [{ label: say('documents.parcelLabel.pro'), text: tracking.join(', ') }]),
    ...(references.length === 0 && reference !== null
      ? [{ label: say('documents.billOfLading.referenceType'), text: reference }]
      : references.map(({ type, number }) => ({ label: say(`terms.reference_types.${type}`), text: number }))),
  ];
}

/** The packing slip of a shipment. */
export function shipmentPackingSlip(shipment: Shipment, language: Language, issuer: string): SheetInput {
  const say = speak(language);
  const place = ({ city, state, postal_code: code }: Party) => `${city}, ${state} ${code}`;
  const word = (name: 'item' | 'description' | 'units' | 'quantity' | 'weight') => say(`documents.packingSlip.${name}`);
  return packingSlip(
    {
      createdAt: new Date(shipment.created_at),
      canceled: shipment.status === 'canceled',
      strip: {
        number: { label: say('documents.billOfLading.number'), text: shipment.bol_number },
        barcode: shipment.bol_number,
        origin: { place: place(shipment.pickup), note: '' },
        destination: { place: place(shipment.delivery), note: '' },
        due: { label: word('units'), text: printedNumber(shipment.units, language) },
        balance: { label: word('weight'), text: `${printedNumber(shipment.weight_lb, language)} lb` },
      },
      shipFrom: partyText(shipment.pickup, say),
      shipTo: partyText(shipment.delivery, say),
      facts: factsOf(shipment, language, say),
      columns: [
        { head: word('item'), share: 15 },
        { head: word('description'), share: 38 },
        { head: word('units'), share: 21 },
        { head: word('quantity'), share: 12, align: 'right' },
        { head: word('weight'), share: 14, align: 'right' },
      ],
      rows: rowsOf(shipment, language, say),
    },
    language,
    issuer,
  );
}
