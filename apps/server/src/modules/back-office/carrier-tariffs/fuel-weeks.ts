import type { Body, endpoints, FuelWeek, Params } from '@waybill/contract';
import { addDays, fuelLagDays, weekdayOf } from '@waybill/freight';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { invalidField } from '../../../core/refusal.ts';

type SetPrice = (typeof endpoints)['fuelPrices']['set'];
const listed = 26;
const monday = 1;

/** Weekly diesel prices of the last half year, newest first. */
export async function listFuelWeeks(db: Db | Tx): Promise<FuelWeek[]> {
  const rows = await db.selectFrom('fuel_prices').selectAll().orderBy('week', 'desc').limit(listed).execute();
  return rows.map(({ week, thousandths }) => ({
    week,
    effective_from: addDays(week, fuelLagDays),
    mills: thousandths,
  }));
}

/** Sets the diesel price of a week. @throws Refusal validation_failed for an invalid week */
export async function setFuelPrice(
  _ctx: Context,
  tx: Tx,
  { params, body }: { readonly params: Params<SetPrice>; readonly body: Body<SetPrice> },
): Promise<Outcome<{ data: FuelWeek[] }>> {
  if (weekdayOf(params.week) !== monday) throw invalidField('week', 'no_monday');
  const known = await tx
    .selectFrom('fuel_prices')
    .select('thousandths')
    .where('week', '=', params.week)
    .forUpdate()
    .executeTakeFirst();
  if (known?.thousandths === body.mills) return unchanged({ data: await listFuelWeeks(tx) });
  await tx
    .insertInto('fuel_prices')
    .values({ week: params.week, thousandths: body.mills })
    .onConflict((there) => there.column('week').doUpdateSet({ thousandths: body.mills }))
    .execute();
  const before = known === undefined ? null : { week: params.week, mills: known.thousandths };
  const after = { week: params.week, mills: body.mills };
  const note = before === null ? { after } : { before, after };
  return changed({ data: await listFuelWeeks(tx) }, { subject: 'fuel_price', subjectId: null, ...note });
}
