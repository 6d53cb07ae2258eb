import { booksTimeZone, type Invoice } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import {
  printedDate,
  printedDateTime,
  printedMoney,
  type SheetInput,
  type SheetPart,
  type SheetRow,
} from '../../../../core/documents/index.ts';
import { billingDay } from '../../../../core/billing-day.ts';
import { speak } from '../../../../core/speak.ts';
import { townOf } from '../../invoices/index.ts';
import { cardName } from '../card-name.ts';
import { methodName } from '../method-name.ts';
import type { Receipt } from './read-receipt.ts';

/** Data of a receipt PDF: what was paid, when, with which card, and which invoices. */
export function printedReceipt(
  receipt: Receipt,
  payer: Invoice['bill_to'],
  language: Language,
  issuer: string,
  now: Date,
): SheetInput {
  const say = speak(language);
  const { currency, received, lines, refunds, booking } = receipt;
  const money = (amount: number) => printedMoney({ amount, currency }, language);
  const rest = received - lines.reduce((sum, { applied }) => sum + applied, 0);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const unapplied = booking !== null && lines.length === 0 ? 'not_invoiced' : 'credit';
  const rows: SheetRow[] = [
    ...lines.map(({ number, bol_number: bol, applied }) => ({
      cells: [say('invoices.number', { number }), bol ?? '', money(applied)],
    })),
    ...(rest > 0 ? [{ cells: [say(`payments.receipt.${unapplied}`), '', money(rest)] }] : []),
    { cells: [say('payments.page.total'), '', money(received)], kind: 'total' },
  ];
  const refundsTable: SheetPart = {
    kind: 'table',
    title: say('payments.receipt.refunds'),
    columns: [
      { head: say('payments.receipt.refunded_on'), share: 4 },
      { head: say('payments.receipt.amount'), share: 1, align: 'right' },
    ],
    rows: [
      ...refunds.map(({ amount, on }) => ({ cells: [printedDate(billingDay(on), language), money(-amount)] })),
      { cells: [say('payments.receipt.refunded'), money(-refunded)], kind: 'total' },
    ],
  };
  return {
    language,
    createdAt: now,
    issuer,
    title: say('payments.receipt.title'),
    pageText: say('invoices.print.page', { page: '{{page}}', pages: '{{pages}}' }),
    parts: [
      {
        kind: 'fields',
        inRow: 3,
        fields: [
          { label: say('payments.receipt.paid'), text: money(received) },
          {
            label: say('payments.receipt.paid_on'),
            text:
              receipt.by === null
                ? printedDateTime(receipt.paidAt, booksTimeZone, language)
                : printedDate(receipt.by.received_on, language),
          },
          {
            label: say('payments.receipt.paid_with'),
            text:
              receipt.by === null
                ? cardName(receipt.card, say('payments.receipt.card'), say)
                : methodName(receipt.by, say),
          },
          { label: say('payments.receipt.reference'), text: receipt.id },
          ...(booking === null ? [] : [{ label: say('payments.receipt.booking'), text: booking }]),
        ],
      },
      {
        kind: 'fields',
        inRow: 2,
        fields: [
          {
            label: say('payments.receipt.from'),
            text: [payer.name, ...payer.street_lines, townOf(payer)].filter(Boolean).join('\n'),
          },
          { label: say('payments.receipt.by'), text: issuer },
        ],
      },
      {
        kind: 'table',
        title: say('payments.receipt.lines'),
        columns: [
          { head: say('payments.page.invoice'), share: 2 },
          { head: say('invoices.print.bol'), share: 2 },
          { head: say('payments.receipt.amount'), share: 1, align: 'right' },
        ],
        rows,
      },
      ...(refunds.length === 0 ? [] : [refundsTable]),
      {
        kind: 'notes',
        lines: [say('invoices.print.currency', { currency: say(`freight.charges.currency.${currency}`) })],
      },
    ],
  };
}
