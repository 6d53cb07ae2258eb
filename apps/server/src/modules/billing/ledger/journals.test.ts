import { describe, expect, it } from 'vitest';
import type { Event, Journal } from './journal.ts';
import {
  carrierBilled,
  carrierPaid,
  creditApplied,
  creditRefunded,
  holdPlaced,
  holdReleased,
  invoiceCredited,
  invoiceIssued,
  paymentReceived,
  reversalOf,
  writtenOff,
} from './journals.ts';

const event: Event = { accountId: 'account', key: 'event', currency: 'USD' };
const shown = ({ lines }: Journal) => lines.map(({ ledger, amount, invoiceId }) => [ledger, amount, invoiceId]);

describe('an invoice in the books', () => {
  // The mockup's invoice: freight 360.13, fuel 113.80, liftgate 75.00, insurance 27.50, in total 576.43.
  const parts = { revenue_freight: 36013, revenue_fuel: 11380, revenue_accessorial: 7500, insurance_payable: 2750 };

  it('is owed in one sum and earned charge by charge [INV-08]', () => {
    expect(shown(invoiceIssued(event, 'one', parts))).toEqual([
      ['receivable', 57643, 'one'],
      ['revenue_freight', -36013, 'one'],
      ['revenue_fuel', -11380, 'one'],
      ['revenue_accessorial', -7500, 'one'],
      ['insurance_payable', -2750, 'one'],
    ]);
  });

  it('of nothing, or with a broken cent, is not written', () => {
    expect(() => invoiceIssued(event, 'one', {})).toThrow(RangeError);
    expect(() => invoiceIssued(event, 'one', { revenue_freight: 100, revenue_fuel: -100 })).toThrow(RangeError);
    expect(() => invoiceIssued(event, 'one', { revenue_freight: 10.5 })).toThrow(RangeError);
  });

  it('is lowered by a credit as far as it is open; what was paid becomes credit', () => {
    // 75.00 of liftgate is credited while 50.00 is open: 50.00 off the invoice, 25.00 to customer credit.
    expect(shown(invoiceCredited(event, 'one', { revenue_accessorial: 7500 }, 5000))).toEqual([
      ['revenue_accessorial', 7500, 'one'],
      ['receivable', -5000, 'one'],
      ['customer_credit', -2500, null],
    ]);
    expect(shown(invoiceCredited(event, 'one', { revenue_accessorial: 7500 }, 0))).toEqual([
      ['revenue_accessorial', 7500, 'one'],
      ['customer_credit', -7500, null],
    ]);
    expect(shown(invoiceCredited(event, 'one', { revenue_accessorial: 7500 }, 9000))).toEqual([
      ['revenue_accessorial', 7500, 'one'],
      ['receivable', -7500, 'one'],
    ]);
  });

  it('is given up as bad debt', () => {
    expect(shown(writtenOff(event, { invoiceId: 'one', amount: 300 }))).toEqual([
      ['bad_debt', 300, null],
      ['receivable', -300, 'one'],
    ]);
  });
});

describe('money in the books', () => {
  it('is applied to invoices, and the rest becomes customer credit [INV-08]', () => {
    const applied = [
      { invoiceId: 'one', amount: 38640 },
      { invoiceId: 'two', amount: 95316 },
    ];
    expect(shown(paymentReceived(event, 140000, applied))).toEqual([
      ['cash', 140000, null],
      ['receivable', -38640, 'one'],
      ['receivable', -95316, 'two'],
      ['customer_credit', -6044, null],
    ]);
  });

  it('is never applied to invoices beyond the amount received', () => {
    expect(() => paymentReceived(event, 100, [{ invoiceId: 'one', amount: 101 }])).toThrow(RangeError);
    expect(() => paymentReceived(event, 100, [{ invoiceId: 'one', amount: 0 }])).toThrow(RangeError);
    for (const amount of [0, -1, 0.5, Number.NaN, 2 ** 53]) {
      expect(() => paymentReceived(event, amount, []), String(amount)).toThrow(RangeError);
    }
  });

  it('leaves by refunds and to carriers', () => {
    expect(shown(creditApplied(event, { invoiceId: 'one', amount: 5 }))).toEqual([
      ['customer_credit', 5, null],
      ['receivable', -5, 'one'],
    ]);
    expect(shown(creditRefunded(event, 7))).toEqual([
      ['customer_credit', 7, null],
      ['cash', -7, null],
    ]);
    expect(shown(carrierBilled(event, 9))).toEqual([
      ['transport_cost', 9, null],
      ['carrier_payable', -9, null],
    ]);
    expect(shown(carrierPaid(event, 9))).toEqual([
      ['carrier_payable', 9, null],
      ['cash', -9, null],
    ]);
  });

  it('that a card is authorized for has not moved', () => {
    // 412.38 plus 250.00.
    expect(shown(holdPlaced(event, 66238))).toEqual([
      ['card_holds', 66238, null],
      ['card_holds_contra', -66238, null],
    ]);
    expect(shown(holdReleased(event, 66238))).toEqual([
      ['card_holds_contra', 66238, null],
      ['card_holds', -66238, null],
    ]);
  });
});

it('is taken back line by line', () => {
  const posted = paymentReceived(event, 300, [{ invoiceId: 'one', amount: 200 }]);
  const back = reversalOf('journal', posted, 'other');
  expect([back.kind, back.key, back.reverses]).toEqual(['reversal', 'other', 'journal']);
  expect(shown(back)).toEqual([
    ['cash', -300, null],
    ['receivable', 200, 'one'],
    ['customer_credit', 100, null],
  ]);
});
