import type { Invoice } from '@waybill/contract';
import { shownLines, subtotalKinds, zoned } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import type { Issuer } from '../../../core/company.ts';
import {
  printedChargeName,
  printedDate,
  printedMoney,
  type AmountRow,
  type InvoiceInput,
} from '../../../core/documents/index.ts';
import { speak } from '../../../core/speak.ts';
import { townOf } from './bill-to.ts';
import { billingDay } from '../../../core/billing-day.ts';

/** Language and translations of a document's reader. */
export type Reader = { readonly language: Language; readonly say: TFunction };

function chargeRows({ versions }: Invoice, { language, say }: Reader): AmountRow[] {
  return shownLines(versions.at(-1)?.charges ?? []).map((line) => ({
    label: printedChargeName(line, say),
    amount: printedMoney(line.amount, language),
    kind: line.kind === 'total' ? 'total' : subtotalKinds.includes(line.kind) ? 'sum' : 'line',
  }));
}

function movementRows(invoice: Invoice, { language, say }: Reader): AmountRow[] {
  // As on the page: any increase after the first version is a correction.
  const told = (kind: Invoice['movements'][number]['kind'], index: number) =>
    kind === 'invoice_issued' && index > 0 ? 'invoice_corrected' : kind;
  const moved = invoice.movements.map(({ at, kind, amount }, index): AmountRow => ({
    label: `${printedDate(billingDay(new Date(at)), language)} · ${say(`invoices.detail.moved.${told(kind, index)}`)}`,
    amount: printedMoney(amount, language),
    kind: 'line',
  }));
  return [
    ...moved,
    { label: say('invoices.print.balance'), amount: printedMoney(invoice.balance, language), kind: 'total' },
    ...(invoice.disputed.amount > 0
      ? [
          {
            label: say('invoices.print.disputed'),
            amount: printedMoney(invoice.disputed, language),
            kind: 'line' as const,
          },
        ]
      : []),
  ];
}

/** Bill-to party, shipper, and consignee. */
export function partiesOf({ bill_to: billTo, shipment }: Invoice, { say }: Reader): InvoiceInput['parties'] {
  const payer = [billTo.name, ...billTo.street_lines, townOf(billTo)].filter(Boolean).join('\n');
  const parties = [{ label: say('invoices.print.bill_to'), text: payer }];
  if (shipment === null) return parties;
  const { origin, destination } = shipment;
  return [
    ...parties,
    { label: say('invoices.print.ship_from'), text: `${origin.company}\n${townOf(origin)}` },
    { label: say('invoices.print.ship_to'), text: `${destination.company}\n${townOf(destination)}` },
  ];
}

/** Where to send the payment, once the company is set up. */
export function remitTo({ remitTo: lines }: Issuer, say: TFunction): InvoiceInput['parties'] {
  return lines.length === 0 ? [] : [{ label: say('invoices.print.remit_to'), text: lines.join('\n') }];
}

function factsOf(invoice: Invoice, { language, say }: Reader): InvoiceInput['facts'] {
  const { shipment } = invoice;
  const of = (label: 'date' | 'terms' | 'bol' | 'pro' | 'carrier' | 'reference', text: string | null) =>
    text === null ? [] : [{ label: say(`invoices.print.${label}`), text }];
  return [
    ...of('date', printedDate(invoice.issued_on, language)),
    ...of('terms', say('invoices.detail.terms_days', { count: invoice.terms_days })),
    ...of('bol', invoice.bol_number),
    ...of('carrier', shipment?.carrier_name ?? null),
    ...of('pro', shipment?.pro_number ?? null),
    ...of('reference', shipment?.reference ?? null),
  ];
}

/** Origin and destination of an invoice's freight. */
export function placesOf(invoice: Invoice, { language, say }: Reader) {
  const { shipment } = invoice;
  const at = ({ city, state }: { readonly city: string; readonly state: string }) => `${city}, ${state}`;
  if (shipment === null) {
    const place = at({ city: invoice.delivery_city, state: invoice.delivery_state });
    return { destination: { place, note: say('invoices.print.delivery') } };
  }
  const { origin, destination, pickup_date: pickup, delivered_at: delivered } = shipment;
  const day = delivered === null ? null : zoned(new Date(delivered).getTime(), shipment.delivery_time_zone).date;
  return {
    origin: { place: at(origin), note: `${say('invoices.print.pickup')} ${printedDate(pickup, language)}` },
    destination: {
      place: at(destination),
      note: day === null ? '' : `${say('invoices.print.delivered')} ${printedDate(day, language)}`,
    },
  };
}

/** Data of an invoice PDF: its latest lines and the payments so far. */
export function printedInvoice(invoice: Invoice, language: Language, issuer: Issuer, now: Date): InvoiceInput {
  const reader: Reader = { language, say: speak(language) };
  const { say } = reader;
  const due = printedDate(invoice.due_on, language);
  const amount = say('invoices.print.amount');
  return {
    language,
    createdAt: now,
    issuer: issuer.name,
    logo: issuer.logo,
    title: say('invoices.print.title'),
    pageText: say('invoices.print.page', { page: '{{page}}', pages: '{{pages}}' }),
    number: { label: say('invoices.print.number'), text: say('invoices.number', { number: invoice.number }) },
    barcode: `INV${invoice.number}`,
    ...placesOf(invoice, reader),
    due: { label: say('invoices.print.due'), text: due },
    balance: { label: say('invoices.print.balance'), text: printedMoney(invoice.balance, language) },
    parties: [...partiesOf(invoice, reader), ...remitTo(issuer, say)],
    facts: factsOf(invoice, reader),
    tables: [
      { head: [say('invoices.print.charge'), amount], rows: chargeRows(invoice, reader) },
      { head: [say('invoices.print.movement'), amount], rows: movementRows(invoice, reader) },
    ],
    notes: [
      say('invoices.print.currency', { currency: say(`freight.charges.currency.${invoice.total.currency}`) }),
      invoice.status === 'paid' ? say('invoices.print.paid') : say('invoices.print.payable', { date: due }),
    ],
  };
}
