export { balanceOf, creditOf, earnedOn, openAmounts, trialBalance } from './balances.ts';
export type { Earnings, Event, Journal, Ledger, Part } from './journal.ts';
export {
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
  spread,
  writeOff,
} from './operations.ts';
export { LedgerConflict, lockBooks, type Posted } from './post.ts';
