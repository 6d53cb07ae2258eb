// One random operation on a customer's books, done by the product and by the model: what each says has to be the same.
import type { Currency } from '@waybill/freight';
import type { Tx } from '../../../apps/server/src/core/database/database.ts';
import { newId } from '../../../apps/server/src/core/ids.ts';
import {
  acceptCarrierBill,
  applyCredit,
  BooksRefuse,
  creditInvoice,
  issueInvoice,
  payCarrier,
  placeHold,
  receivePayment,
  refundCredit,
  releaseHold,
  reverseJournal,
  writeOff,
  type Posted,
} from '../../../apps/server/src/modules/billing/ledger/index.ts';
import type { ModelBooks, Verdict } from './model.ts';

/** A customer in one currency: the model's books, and what the product was told so far. */
export type Customer = {
  readonly accountId: string;
  readonly currency: Currency;
  readonly model: ModelBooks;
  /** Invoices that are still worked on, newest last. */
  readonly recent: string[];
  /** Events that can be taken back, with their journals. */
  readonly events: { readonly key: string; readonly journalId: string }[];
  /** The last operation, to be told again. */
  again: Operation | null;
  count: number;
};

type Operation = { readonly inModel: () => Verdict; readonly inBooks: (tx: Tx) => Promise<Posted> };

const at = new Date('2026-11-02T12:00:00Z');
const kept = 40;

function pick<T>(random: () => number, from: readonly T[]): T {
  const one = from[Math.floor(random() * from.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
}

function operation(customer: Customer, random: () => number): { key: string; does: Operation } {
  const { accountId, currency, model, recent } = customer;
  customer.count += 1;
  const key = `${currency}:${customer.count}`;
  const event = { accountId, key, currency };
  const cents = (most: number) => 1 + Math.floor(random() * most);
  const invoice = () => pick(random, recent);
  const make = (inModel: () => Verdict, inBooks: (tx: Tx) => Promise<Posted>) => ({ key, does: { inModel, inBooks } });
  const choice = recent.length === 0 ? 0 : random();
  if (choice < 0.26) {
    const id = newId();
    const [freight, fuel] = [cents(90_000), cents(30_000)];
    recent.push(id);
    if (recent.length > kept) recent.shift();
    return make(
      () => model.issue(key, id, freight, fuel),
      (tx) => issueInvoice(tx, event, id, { revenue_freight: freight, revenue_fuel: fuel }, at),
    );
  }
  if (choice < 0.52) {
    const [amount, ids] = [cents(150_000), [...new Set([invoice(), invoice(), invoice()])]];
    return make(
      () => model.pay(key, amount, ids),
      (tx) => receivePayment(tx, event, amount, ids, at),
    );
  }
  const [id, amount, more] = [invoice(), cents(40_000), cents(20_000)];
  if (choice < 0.6)
    return make(
      () => model.apply(key, id, amount),
      (tx) => applyCredit(tx, event, { invoiceId: id, amount }, at),
    );
  if (choice < 0.7)
    return make(
      () => model.creditMemo(key, id, amount, more),
      (tx) => creditInvoice(tx, event, id, { revenue_freight: amount, revenue_fuel: more }, at),
    );
  if (choice < 0.76)
    return make(
      () => model.refund(key, amount),
      (tx) => refundCredit(tx, event, amount, at),
    );
  if (choice < 0.8)
    return make(
      () => model.writeOff(key, id, more),
      (tx) => writeOff(tx, event, { invoiceId: id, amount: more }, at),
    );
  if (choice < 0.84)
    return make(
      () => model.bill(key, amount),
      (tx) => acceptCarrierBill(tx, event, amount, at),
    );
  if (choice < 0.87)
    return make(
      () => model.payCarrier(key, amount),
      (tx) => payCarrier(tx, event, amount, at),
    );
  if (choice < 0.9)
    return make(
      () => model.hold(key, amount),
      (tx) => placeHold(tx, event, amount, at),
    );
  if (choice < 0.93 || customer.events.length === 0)
    return make(
      () => model.release(key, amount),
      (tx) => releaseHold(tx, event, amount, at),
    );
  const target = pick(random, customer.events);
  return make(
    () => model.reverse(key, target.key),
    (tx) => reverseJournal(tx, event, target.journalId, at),
  );
}

async function asked(does: Operation, tx: Tx): Promise<{ verdict: Verdict; journalId: string | null }> {
  try {
    const { outcome, journalId } = await does.inBooks(tx);
    return { verdict: outcome, journalId };
  } catch (error) {
    if (error instanceof BooksRefuse) return { verdict: error.code as Verdict, journalId: null };
    throw error;
  }
}

/** Does one operation, now and then the last one a second time. @returns whether the product and the model differ */
export async function act(customer: Customer, random: () => number, tx: Tx): Promise<boolean> {
  const repeated = customer.again !== null && random() < 0.08 ? customer.again : null;
  const next = repeated === null ? operation(customer, random) : { key: '', does: repeated };
  const expected = next.does.inModel();
  const { verdict, journalId } = await asked(next.does, tx);
  customer.again = next.does;
  if (repeated === null && verdict === 'posted' && journalId !== null && customer.model.canReverse(next.key)) {
    customer.events.push({ key: next.key, journalId });
    if (customer.events.length > kept) customer.events.shift();
  }
  return verdict !== expected || customer.model.difference !== 0;
}
