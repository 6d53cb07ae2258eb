import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { type Binding, command, fileOf, process, query } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { acceptBill, disputeBill, matchBill, rejectDuplicate, resolveBill } from './decide.ts';
import { addEvidence, sendEvidence, sendInvoiceEvidence } from './evidence.ts';
import { createBill, takePreliminary, uploadBills } from './intake.ts';
import { listBills } from './list-bills.ts';
import { adjustmentRiskOf } from './risk.ts';
import { setTerms, showTerms } from './set-terms.ts';
import { showBill } from './show-bill.ts';
import { showVariance } from './variance.ts';

export { openStates } from './list-bills.ts';
export { quotedOf, type Quoted } from './quoted.ts';
export { ratedClasses, reRateOf } from './re-rate.ts';
export { postBill } from './post-bill.ts';
export type { Dispute } from './show-bill.ts';
export { takeBill } from './take-bill.ts';

const { carrierBills: bills, carrierBillTerms: terms, adjustments } = endpoints;

export const carrierBillsBindings: readonly Binding[] = [
  query(bills.list, async (ctx, { query: asked }) => {
    const { rows, total, counts } = await listBills(ctx.db, asked, ctx.now());
    return { ...pageBody(rows, total, asked, bills.list.path), counts };
  }),
  query(terms.show, async (ctx) => ({ data: await showTerms(ctx.db, ctx.now()) })),
  command(terms.set, setTerms),
  query(bills.show, async (ctx, { params }) => ({ data: await showBill(ctx.db, params.id) })),
  process(bills.create, createBill),
  process(bills.upload, uploadBills),
  command(bills.match, matchBill),
  command(bills.accept, acceptBill),
  command(bills.dispute, disputeBill),
  command(bills.resolve, resolveBill),
  command(bills.duplicate, rejectDuplicate),
  process(bills.addEvidence, (ctx, asked, wire) => addEvidence(ctx, asked, fileOf(wire))),
  query(bills.evidence, (ctx, { params }) => sendEvidence(ctx, params)),
  process(bills.push, takePreliminary),
  query(adjustments.variance, async (ctx, { params }) => ({
    data: await showVariance(ctx.db, accountOf(ctx), params.id),
  })),
  query(adjustments.evidence, (ctx, { params }) => sendInvoiceEvidence(ctx, params)),
  query(adjustments.risk, async (ctx, { query: asked }) => ({
    data: await adjustmentRiskOf(ctx.db, accountOf(ctx), asked, ctx.now()),
  })),
];
