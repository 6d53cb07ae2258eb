import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { process, query, type Binding } from '../../../core/http/binding.ts';
import { assertServiceOn, isServiceOn } from '../../../core/outside-services.ts';
import { pageBody } from '../../../core/page.ts';
import type { JobHandler } from '../../../core/jobs/define.ts';
import { withFreshPassword } from '../../identity/session/index.ts';
import { checkPaymentsJob, resumeRefundsJob } from './check-job.ts';
import { claimRefund } from './claim-refund.ts';
import { listPayments } from './desk/list-payments.ts';
import { showStaffPayment } from './desk/show-staff-payment.ts';
import { listOpenPayments } from './hold-invoices.ts';
import { showPayment } from './payment-row.ts';
import { accessOf } from './provider.ts';
import { sendReceipt } from './receipt/send-receipt.ts';
import { readRefund, refundWire } from './refund-row.ts';
import { sendRefund } from './send-refund.ts';
import { startPayment } from './start-payment.ts';

export { showStaffPayment } from './desk/show-staff-payment.ts';
export { notifyPaymentReceived, notifyPaymentReversed } from './notify.ts';
export { methodName, receivedWords } from './method-name.ts';
export { journalKey, partsOf, readPayment, type PaymentPart, type PaymentRow } from './payment-row.ts';
export { reconcilePayment } from './reconcile-payment.ts';
export { accessOf, isRefused, providerKey, providerOf } from './provider.ts';
export { paymentSteps } from './steps.ts';
export { takeWebhook } from './handle-webhook.ts';

const { payments, staffPayments } = endpoints;

export const paymentsBindings: readonly Binding[] = [
  query(payments.terms, async ({ services, services: { outside } }) => ({
    data: {
      card: Boolean(outside.payments) && (await isServiceOn(services, 'payments')),
      test: outside.payments?.key.includes('_test_') ?? false,
    },
  })),
  process(payments.start, async (ctx, { body }) => {
    accessOf(ctx.services);
    await assertServiceOn(ctx.services, 'payments');
    await startPayment(ctx, body);
    return { data: await showPayment(ctx.db, accountOf(ctx), body.id) };
  }),
  query(payments.open, async (ctx) => ({ data: await listOpenPayments(ctx) })),
  query(payments.receipt, (ctx, { params }) => sendReceipt(ctx, accountOf(ctx), params.id)),
  query(payments.show, async (ctx, { params }) => ({
    data: await showPayment(ctx.db, accountOf(ctx), params.id),
  })),
  query(staffPayments.list, async (ctx, { query: asked }) => {
    const { rows, total, account } = await listPayments(ctx, asked);
    return { ...pageBody(rows, total, asked, staffPayments.list.path), account };
  }),
  query(staffPayments.receipt, (ctx, { params }) => sendReceipt(ctx, params.account, params.id)),
  query(staffPayments.show, async (ctx, { params }) => ({
    data: await showStaffPayment(ctx.db, params.account, params.id),
  })),
  withFreshPassword(
    process(staffPayments.refund, async (ctx, { params, body }) => {
      accessOf(ctx.services);
      await claimRefund(ctx, params.account, params.id, body);
      await sendRefund(ctx.services, params.account, body.id);
      const row = await readRefund(ctx.db, params.account, body.id);
      if (row === undefined) throw new Refusal('not_found');
      return { data: refundWire(row) };
    }),
  ),
];
export const paymentsJobs: readonly JobHandler[] = [checkPaymentsJob, resumeRefundsJob];
