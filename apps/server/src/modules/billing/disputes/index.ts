import { endpoints } from '@waybill/contract';
import { runCommand } from '../../../core/command.ts';
import { accountOf } from '../../../core/context.ts';
import { type Binding, command, fileOf, process, query } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { showContestable } from './contestable.ts';
import { withdrawDispute, writeToStaff } from './customer-actions.ts';
import { readDispute } from './dispute-row.ts';
import { staffWire, disputeWire } from './dispute-wire.ts';
import { addEvidence, sendEvidence } from './evidence.ts';
import { sendMemo } from './send-memo.ts';
import { listDisputes } from './list-disputes.ts';
import { openDispute } from './open-dispute.ts';
import {
  closeDispute,
  creditDispute,
  noteResponse,
  submitToCarrier,
  upholdInvoice,
  writeToCustomer,
} from './staff-steps.ts';

export { disputesJobs } from './notify.ts';
export { partsOf } from './parts.ts';
export { writeMemo } from './write-memo.ts';

const { disputes, staffDisputes } = endpoints;

export const disputesBindings: readonly Binding[] = [
  query(disputes.ofInvoice, async (ctx, { params }) => ({
    data: await showContestable(ctx.db, accountOf(ctx), params.id, ctx.now()),
  })),
  command(disputes.open, openDispute),
  command(disputes.message, writeToStaff),
  process(disputes.addEvidence, (ctx, { params, query: { name } }, wire) => {
    const given = { accountId: accountOf(ctx), id: params.id, name, file: fileOf(wire) };
    return runCommand(ctx, disputes.addEvidence.audit, (tx) => addEvidence(ctx, tx, given, disputeWire));
  }),
  query(disputes.evidence, (ctx, { params }) => sendEvidence(ctx.db, accountOf(ctx), params)),
  query(disputes.memo, async (ctx, { params }) => sendMemo(ctx, await readDispute(ctx.db, accountOf(ctx), params.id))),
  command(disputes.withdraw, withdrawDispute),
  query(staffDisputes.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listDisputes(ctx, asked);
    return pageBody(rows, total, asked, staffDisputes.list.path);
  }),
  query(staffDisputes.show, async (ctx, { params }) => ({
    data: await staffWire(ctx.db, await readDispute(ctx.db, null, params.id)),
  })),
  command(staffDisputes.submit, submitToCarrier),
  command(staffDisputes.respond, noteResponse),
  command(staffDisputes.credit, creditDispute),
  command(staffDisputes.uphold, upholdInvoice),
  command(staffDisputes.close, closeDispute),
  command(staffDisputes.message, writeToCustomer),
  process(staffDisputes.addEvidence, (ctx, { params, query: { name } }, wire) => {
    const given = { accountId: null, id: params.id, name, file: fileOf(wire) };
    return runCommand(ctx, staffDisputes.addEvidence.audit, (tx) => addEvidence(ctx, tx, given, staffWire));
  }),
  query(staffDisputes.memo, async (ctx, { params }) => sendMemo(ctx, await readDispute(ctx.db, null, params.id))),
  query(staffDisputes.evidence, (ctx, { params }) => sendEvidence(ctx.db, null, params)),
];
