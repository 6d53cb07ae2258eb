import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { listCredit } from './list-credit.ts';
import { showCreditAccount, showOwnCredit } from './show-credit.ts';
import { activateAccount, holdAccount, setCreditTerms } from './staff-actions.ts';

export { creditHoldsJobs } from './jobs.ts';
export { assertMayShip, assertNotHeld } from './may-ship.ts';
export { creditUses } from './credit-use.ts';
export { showCreditAccount } from './show-credit.ts';
export { setCreditTerms } from './staff-actions.ts';

const { creditHolds } = endpoints;

export const creditHoldsBindings: readonly Binding[] = [
  query(creditHolds.own, async (ctx) => ({ data: await showOwnCredit(ctx.db, accountOf(ctx), ctx.now()) })),
  query(creditHolds.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listCredit(ctx, asked);
    return pageBody(rows, total, asked, creditHolds.list.path);
  }),
  query(creditHolds.show, async (ctx, { params }) => ({
    data: await showCreditAccount(ctx.db, params.id, ctx.now()),
  })),
  command(creditHolds.activate, activateAccount),
  command(creditHolds.hold, holdAccount),
  command(creditHolds.terms, setCreditTerms),
];
