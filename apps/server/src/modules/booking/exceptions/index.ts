import { endpoints } from '@waybill/contract';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { countExceptions } from './count-exceptions.ts';
import { listExceptions } from './list-exceptions.ts';
import { ownException, snoozeException } from './own-exception.ts';

export { exceptionsJobs } from './find-by-clock.ts';

const { exceptions } = endpoints;

export const exceptionsBindings: readonly Binding[] = [
  query(exceptions.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listExceptions(ctx, asked);
    return pageBody(rows, total, asked, exceptions.list.path);
  }),
  query(exceptions.counts, async (ctx) => ({ data: await countExceptions(ctx) })),
  command(exceptions.own, ownException),
  command(exceptions.snooze, snoozeException),
];
