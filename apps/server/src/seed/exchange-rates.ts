import { dayAt, addDays } from '@waybill/freight';
import type { Tx } from '../core/database/database.ts';

const source = 'Demo';

/** Consistent round rates: 14 CAD are 10 USD are 185 MXN. */
const pairs = [
  { from_currency: 'USD', to_currency: 'CAD', millionths: 1_400_000 },
  { from_currency: 'USD', to_currency: 'MXN', millionths: 18_500_000 },
  { from_currency: 'CAD', to_currency: 'MXN', millionths: 13_214_286 },
] as const;

/** Invented rates of yesterday, for demos only. A real installation converts nothing until staff enter a rate. */
export async function putDemoExchangeRates(tx: Tx, now: Date): Promise<void> {
  const date = addDays(dayAt(now, 'UTC'), -1);
  await tx
    .insertInto('exchange_rates')
    .values(pairs.map((pair) => ({ ...pair, date, source })))
    .onConflict((there) => there.doNothing())
    .execute();
}
