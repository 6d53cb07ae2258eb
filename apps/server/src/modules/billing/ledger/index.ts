export { balanceOf, creditOf, earnedOn, openAmounts, trialBalance } from './balances.ts';
export type { Earnings } from './journal.ts';
export {
  acceptCarrierBill,
  applyCredit,
  BooksRefuse,
  creditInvoice,
  issueInvoice,
  payCarrier,
  placeHold,
  receivePayment,
  receivePaymentInParts,
  refundCredit,
  releaseHold,
  reverseJournal,
  spread,
  writeOff,
} from './operations.ts';
export { lockBooks, type Posted } from './post.ts';
