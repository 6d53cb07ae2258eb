import { periodDays, type DashboardFigures, type endpoints, type Query } from '@waybill/contract';
import { signedIn, type Context } from '../../../core/context.ts';
import { before, daysUpTo } from '../figures/index.ts';
import { billingDay } from '../../../core/billing-day.ts';
import { answersByCarrier, onTimeByCarrier } from './carrier-figures.ts';
import { chatWaits } from './chat-waits.ts';
import { bookedOf, deliveriesOf, funnelOf, moneyOf } from './day-figures.ts';
import { readDays } from './read-days.ts';
import { receivablesOf } from './receivables.ts';

type Asked = Query<typeof endpoints.dashboard.figures>;

/**
 * The dashboard of a period, read from daily figures: the cost depends on the number of days, not of shipments. Figures
 * that the caller may not see are not read.
 */
export async function showFigures(ctx: Context, { period: name, currency }: Asked): Promise<DashboardFigures> {
  const { db } = ctx;
  const { abilities } = signedIn(ctx);
  const today = billingDay(ctx.now());
  const period = daysUpTo(today, periodDays[name]);
  const earlier = before(period);
  const [days, carriers, answers, receivables, chats] = await Promise.all([
    readDays(db, { from: earlier.from, to: period.to }),
    onTimeByCarrier(db, period),
    answersByCarrier(db, period, abilities.has('staff.incidents')),
    abilities.has('staff.credit') ? receivablesOf(db, today) : null,
    abilities.has('staff.chats') ? chatWaits(db, period) : null,
  ]);
  const compared = {
    period,
    now: days.filter(({ day }) => day >= period.from),
    before: days.filter(({ day }) => day < period.from),
  };
  return {
    as_of: ctx.now().toISOString(),
    ...period,
    before: earlier,
    booked: bookedOf(compared),
    funnel: funnelOf(compared),
    money: moneyOf(compared, currency, abilities.has('staff.margins')),
    on_time: { now: deliveriesOf(compared.now), before: deliveriesOf(compared.before), carriers },
    answers,
    receivables,
    chats,
  };
}
