import { streetOf, type CustomsFacts, type CustomsLine, type Shipment } from '@waybill/contract';
import {
  printedDate,
  printedMoney,
  printedNumber,
  type LabelledText,
  type SheetInput,
  type SheetPart,
  type SheetRow,
} from '../../../core/documents/index.ts';
import { dotted, partyText, wordsFor, type Words } from './words.ts';

/** Value of a line in minor units, half a unit up. */
export function lineValue({ quantity, unit_value: value }: Pick<CustomsLine, 'quantity' | 'unit_value'>): number {
  return Math.floor((Math.round(quantity * 1000) * value + 500) / 1000);
}

type Field = Parameters<Words['say']>[0];

function consignee({ delivery }: Shipment, { say }: Words): string {
  const { company, city, state, postal_code: code, country, phone } = delivery;
  const place = `${city}, ${state} ${code}`;
  return [company, ...streetOf(delivery), place, say(`terms.countries.${country}`), phone].join('\n');
}

function headOf(facts: CustomsFacts, shipment: Shipment, words: Words): SheetPart[] {
  const { say } = words;
  const { pickup, delivery, references } = shipment;
  // A domestic shipment takes the goods to the border only.
  const [from, to] = pickup.country === delivery.country ? [facts.exporter, facts.importer] : [pickup, delivery];
  const field = (label: Field, text: string | null): LabelledText[] => (text ? [{ label: say(label), text }] : []);
  const terms = [
    ...field('customs_papers.field.invoice_number', facts.invoice_number),
    ...field('customs_papers.field.invoice_date', printedDate(facts.invoice_date, 'en')),
    ...field('customs_papers.field.purpose', say(`customs_papers.purposes.${facts.purpose}`)),
    ...field('customs_papers.field.currency', facts.currency),
    ...field('customs_papers.field.terms', `${facts.incoterm} ${facts.incoterm_place}`),
    ...field('customs_papers.field.payment', facts.payment_terms),
    ...field('customs_papers.field.export_country', say(`terms.countries.${from.country}`)),
    ...field('customs_papers.field.destination_country', say(`terms.countries.${to.country}`)),
  ];
  const parties = [
    ...field('customs_papers.field.exporter', partyText(facts.exporter, words)),
    ...field('customs_papers.field.ship_to', consignee(shipment, words)),
    ...field('customs_papers.field.importer', partyText(facts.importer, words)),
  ];
  const numbers = references.map(({ type, number }) => `${say(`terms.reference_types.${type}`)} ${number}`);
  const transport = [
    ...field('customs_papers.field.carrier', `${shipment.carrier_name} (${shipment.scac})`),
    ...field('customs_papers.field.bol', shipment.bol_number),
    ...field('customs_papers.field.packages', printedNumber(shipment.units, 'en')),
    ...field('customs_papers.field.weight', `${printedNumber(shipment.weight_lb, 'en')} lb`),
    ...field('customs_papers.field.port', facts.port_of_entry),
    ...field('customs_papers.field.broker', shipment.customs_agent),
    ...field('customs_papers.field.references', numbers.join(', ')),
  ];
  return [
    { kind: 'fields', fields: terms, inRow: 4 },
    { kind: 'fields', fields: parties, inRow: 3 },
    { kind: 'fields', fields: transport, inRow: 4 },
  ];
}

function goodsTable({ lines, currency, freight, insurance, packing }: CustomsFacts, { say }: Words): SheetPart {
  const money = (amount: number) => printedMoney({ amount, currency }, 'en');
  const goods = lines.reduce((sum, line) => sum + lineValue(line), 0);
  const sum = (label: Field, amount: number, kind?: 'sum' | 'total'): SheetRow => ({
    cells: [say(label), '', '', '', '', money(amount)],
    ...(kind ? { kind } : {}),
  });
  const costs = { freight, insurance, packing };
  return {
    kind: 'table',
    title: say('customs_papers.field.goods'),
    columns: [
      { head: say('customs_papers.field.description'), share: 34 },
      { head: say('customs_papers.field.hs'), share: 16 },
      { head: say('customs_papers.field.origin'), share: 12 },
      { head: say('customs_papers.field.quantity'), share: 14, align: 'right' },
      { head: say('customs_papers.field.unit_value'), share: 14, align: 'right' },
      { head: say('customs_papers.field.value'), share: 16, align: 'right' },
    ],
    rows: [
      ...lines.map((line) => ({
        cells: [
          line.description,
          dotted(line.hs_code),
          line.origin_country,
          `${new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(line.quantity)} ${say(`customs_papers.units.${line.unit}`)}`,
          money(line.unit_value),
          money(lineValue(line)),
        ],
      })),
      sum('customs_papers.field.goods_total', goods, 'sum'),
      ...(['freight', 'insurance', 'packing'] as const).flatMap((cost) =>
        costs[cost] === 0 ? [] : [sum(`customs_papers.field.${cost}`, costs[cost])],
      ),
      sum('customs_papers.field.total', goods + freight + insurance + packing, 'total'),
    ],
  };
}

/** A commercial or pro forma invoice for customs (19 CFR 141.86), issued by the exporter. */
export function customsInvoice(
  facts: CustomsFacts,
  shipment: Shipment,
  kind: 'commercial-invoice' | 'pro-forma',
  now: Date,
): SheetInput {
  const words = wordsFor(shipment, facts);
  const { say, sentence } = words;
  return {
    language: 'en',
    createdAt: now,
    issuer: facts.exporter.name,
    title: say(`customs_papers.papers.${kind}`),
    pageText: say('invoices.print.page', { page: '{{page}}', pages: '{{pages}}' }),
    parts: [
      ...headOf(facts, shipment, words),
      goodsTable(facts, words),
      {
        kind: 'notes',
        lines: [
          ...(kind === 'pro-forma' ? sentence('customs_papers.pro_forma_note') : []),
          ...sentence('customs_papers.declaration'),
        ],
      },
      {
        kind: 'signatures',
        labels: [
          `${say('customs_papers.field.signer')}: ${facts.signer_name}, ${facts.signer_title}`,
          say('customs_papers.field.signature'),
        ],
      },
    ],
  };
}
