import type { Issuer } from '../../../core/company.ts';
import type { CreditMemo, Invoice } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import {
  printedDate,
  printedMoney,
  renderInvoice,
  type AmountRow,
  type InvoiceInput,
} from '../../../core/documents/index.ts';
import { speak } from '../../../core/speak.ts';
import { partiesOf, placesOf, type Reader } from './printed-invoice.ts';

/** Ledgers that a memo credits, by the kind of charge. */
export const memoParts = ['revenue_freight', 'revenue_fuel', 'revenue_accessorial', 'insurance_payable'] as const;
export type MemoPart = (typeof memoParts)[number];

/** A credit memo with its postings in minor units. The parts add up to its amount, and so do the effects. */
export type PrintedMemo = CreditMemo & {
  readonly parts: readonly { readonly part: MemoPart; readonly amount: number }[];
  /** Reduction of the invoice's balance. */
  readonly lowered: number;
  /** The part that was already paid and became customer credit. */
  readonly credited: number;
};

function inputOf(invoice: Invoice, memo: PrintedMemo, language: Language, issuer: Issuer, now: Date): InvoiceInput {
  const reader: Reader = { language, say: speak(language) };
  const { say } = reader;
  const { currency } = memo.amount;
  const money = (amount: number): string => printedMoney({ amount, currency }, language);
  const total: AmountRow = { label: say('invoices.memo.total'), amount: money(memo.amount.amount), kind: 'total' };
  const effects = [
    { label: say('invoices.memo.lowered', { number: invoice.number }), amount: memo.lowered },
    { label: say('invoices.memo.to_credit'), amount: memo.credited },
  ].filter(({ amount }) => amount > 0);
  const amount = say('invoices.print.amount');
  const fact = (label: string, text: string | null) => (text === null ? [] : [{ label, text }]);
  return {
    language,
    createdAt: now,
    issuer: issuer.name,
    logo: issuer.logo,
    title: say('invoices.memo.title'),
    pageText: say('invoices.print.page', { page: '{{page}}', pages: '{{pages}}' }),
    number: { label: say('invoices.memo.number_label'), text: say('invoices.memo.number', { number: memo.number }) },
    barcode: `CM${memo.number}`,
    ...placesOf(invoice, reader),
    due: { label: say('invoices.memo.date'), text: printedDate(memo.issued_on, language) },
    balance: { label: say('invoices.memo.credited'), text: money(memo.amount.amount) },
    parties: partiesOf(invoice, reader),
    facts: [
      ...fact(say('invoices.print.number'), say('invoices.number', { number: invoice.number })),
      ...fact(say('invoices.print.date'), printedDate(invoice.issued_on, language)),
      ...fact(say('invoices.print.bol'), invoice.bol_number),
      ...fact(say('invoices.print.carrier'), invoice.shipment?.carrier_name ?? null),
    ],
    tables: [
      {
        head: [say('invoices.memo.taken_back'), amount],
        rows: [
          ...memo.parts.map(({ part, amount: taken }): AmountRow => ({
            label: say(`invoices.memo.part.${part}`),
            amount: money(taken),
            kind: 'line',
          })),
          total,
        ],
      },
      {
        head: [say('invoices.memo.effect'), amount],
        rows: [
          ...effects.map((effect): AmountRow => ({ ...effect, amount: money(effect.amount), kind: 'line' })),
          total,
        ],
      },
    ],
    notes: [
      say('invoices.print.currency', { currency: say(`freight.charges.currency.${currency}`) }),
      say(memo.credited > 0 ? 'invoices.memo.note_credit' : 'invoices.memo.note'),
    ],
  };
}

/** A credit memo as PDF in the reader's language, with the layout of its invoice. */
export async function drawMemo(
  invoice: Invoice,
  memo: PrintedMemo,
  language: Language,
  issuer: Issuer,
  now: Date,
): Promise<Buffer> {
  return renderInvoice(inputOf(invoice, memo, language, issuer, now));
}
