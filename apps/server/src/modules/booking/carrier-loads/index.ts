import { endpoints } from '@waybill/contract';
import { runCommand, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { command, process, query, type Binding, type Wire } from '../../../core/http/binding.ts';
import { consume } from '../../../core/limits.ts';
import { linkLimit } from '../../quoting/quote-requests/index.ts';
import { acceptLoad, changeDriver, declineLoad } from './answer-load.ts';
import { paperOf, readConfirmation } from './confirmation-row.ts';
import { assertOpens, carrierLoadWire, confirmationBy } from './held-load.ts';
import { loadFacts } from './load-facts.ts';
import { reportCall } from './report-call.ts';
import { listConfirmations, sendConfirmation, withdrawConfirmation } from './send-confirmation.ts';

export { carrierSource } from './held-load.ts';
export { loadFacts } from './load-facts.ts';
export { carrierLoadsJobs } from './mail-confirmation.ts';
export { printedConfirmation } from './printed-confirmation.ts';

const { carrierLoads, rateConfirmations } = endpoints;

async function counted(ctx: Context, { request }: Wire): Promise<void> {
  await consume(ctx.services, { ...linkLimit, key: request.ip });
}

/** A write by a link holder, rate limited by IP before anything is looked up. */
const byLink =
  <G, A>(action: string, verb: (ctx: Context, tx: Tx, given: G) => Promise<Outcome<A>>) =>
  async (ctx: Context, given: G, wire: Wire): Promise<A> => {
    await counted(ctx, wire);
    return runCommand(ctx, action, (tx) => verb(ctx, tx, given));
  };

export const carrierLoadsBindings: readonly Binding[] = [
  query(rateConfirmations.list, listConfirmations),
  process(rateConfirmations.send, sendConfirmation),
  command(rateConfirmations.withdraw, withdrawConfirmation),
  query(rateConfirmations.paper, async ({ db }, { params }) => paperOf(db, await readConfirmation(db, params.id))),
  query(carrierLoads.show, async (ctx, { params }, wire) => {
    await counted(ctx, wire);
    return { data: await carrierLoadWire(ctx.db, await confirmationBy(ctx.db, params.token), ctx.now()) };
  }),
  query(carrierLoads.paper, async (ctx, { params }, wire) => {
    await counted(ctx, wire);
    const row = await confirmationBy(ctx.db, params.token);
    assertOpens(row, await loadFacts(ctx.db, row.shipment_id), ctx.now());
    return paperOf(ctx.db, row);
  }),
  process(carrierLoads.accept, byLink('rate_confirmation.accepted', acceptLoad)),
  process(carrierLoads.decline, byLink('rate_confirmation.declined', declineLoad)),
  process(carrierLoads.driver, byLink('rate_confirmation.driver', changeDriver)),
  process(carrierLoads.checkCall, byLink('rate_confirmation.check_call', reportCall)),
];
