import { endpoints } from '@waybill/contract';
import { query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { listWork } from './list-work.ts';
import { listNeeds } from './needs.ts';
import { showFigures } from './show-figures.ts';

const { dashboard, workInbox } = endpoints;

export const dashboardBindings: readonly Binding[] = [
  query(dashboard.needs, async (ctx) => ({ data: await listNeeds(ctx), as_of: ctx.now().toISOString() })),
  query(dashboard.figures, async (ctx, { query: asked }) => ({ data: await showFigures(ctx, asked) })),
  query(workInbox.list, async (ctx, { query: asked }) => {
    const { rows, total, counts } = await listWork(ctx, asked);
    return { ...pageBody(rows, total, asked, workInbox.list.path), counts };
  }),
];
