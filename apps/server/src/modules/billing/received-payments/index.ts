import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { applyAccountCredit } from './apply-credit.ts';
import { matchBankFile } from './match-bank-file.ts';
import { recordPayment } from './record-payment.ts';
import { reversePayment } from './reverse-payment.ts';
import { showOpen } from './show-open.ts';

const { bankFiles } = endpoints;
const { open, record, reverse, applyCredit } = endpoints.receivedPayments;

export const receivedPaymentsBindings: readonly Binding[] = [
  query(open, async (ctx, { params }) => ({ data: await showOpen(ctx, ctx.db, params.account) })),
  query(bankFiles.read, async (ctx, { body }) => ({ data: await matchBankFile(ctx, body) })),
  command(record, recordPayment),
  command(reverse, reversePayment),
  command(applyCredit, applyAccountCredit),
];
