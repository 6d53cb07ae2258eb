import { endpoints, type Query } from '@waybill/contract';
import { currencies } from '@waybill/freight';
import { signedIn, type Context } from '../../../core/context.ts';
import { command, query, reply, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { speak } from '../../../core/speak.ts';
import { makeReport } from './make-report.ts';
import { readSchedules } from './read-schedules.ts';
import { reportCsv, reportFileName } from './report-csv.ts';
import { pauseSchedule, removeSchedule, reportReaders, saveSchedule } from './save-schedule.ts';

export { reportsJobs } from './mail-jobs.ts';
export { leaveSchedule, readLeaveLink } from './unsubscribe.ts';
export { nextTime } from './next-time.ts';

const { reports } = endpoints;

const seesMargin = (ctx: Context) => signedIn(ctx).abilities.has('staff.margins');

async function nameIn({ db }: Context, table: 'carriers' | 'accounts', id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  return (await db.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst())?.name ?? null;
}

async function showReport(ctx: Context, asked: Query<typeof reports.show>) {
  const { page, per_page: perPage } = asked;
  const [{ period, rows, totals, days }, carrier, account] = await Promise.all([
    makeReport(ctx.db, asked, seesMargin(ctx), ctx.now()),
    nameIn(ctx, 'carriers', asked.carrier),
    nameIn(ctx, 'accounts', asked.account),
  ]);
  return {
    ...pageBody(rows.slice((page - 1) * perPage, page * perPage), rows.length, asked, reports.show.path),
    ...period,
    totals,
    days: [...days],
    names: { carrier, account },
  };
}

async function sendCsv(ctx: Context, asked: Query<typeof reports.csv>) {
  const report = await makeReport(ctx.db, asked, seesMargin(ctx), ctx.now());
  const text = reportCsv(speak(ctx.language), report, { ...asked, seesMargin: seesMargin(ctx) });
  return reply(200, Buffer.from(text) as Uint8Array, {
    'content-disposition': `attachment; filename="${reportFileName(asked, report)}.csv"`,
    'cache-control': 'private, no-store',
  });
}

async function choices({ db }: Context) {
  const [carriers, used, staff] = await Promise.all([
    db.selectFrom('carriers').select(['id', 'name']).orderBy('name').execute(),
    db.selectFrom('accounts').select('currency').distinct().execute(),
    reportReaders(db).execute(),
  ]);
  const known = new Set(['USD', ...used.map(({ currency }) => currency)]);
  return { carriers, currencies: currencies.filter((currency) => known.has(currency)), staff };
}

export const reportsBindings: readonly Binding[] = [
  query(reports.show, (ctx, { query: asked }) => showReport(ctx, asked)),
  query(reports.csv, (ctx, { query: asked }) => sendCsv(ctx, asked)),
  query(reports.choices, async (ctx) => ({ data: await choices(ctx) })),
  query(reports.schedules, async (ctx) => ({ data: await readSchedules(ctx, ctx.db) })),
  command(reports.save, saveSchedule),
  command(reports.pause, pauseSchedule),
  command(reports.remove, removeSchedule),
];
