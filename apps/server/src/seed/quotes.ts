import { chanceOf } from '@waybill/carriers';
import { sql } from 'kysely';
import type { Tx } from '../core/database/database.ts';
import { bookingMoment, pickupDateFor } from './demo/moments.ts';
import { placeOf } from './demo/parties.ts';
import { priceRequest, type Market } from './demo/pricing.ts';
import { quoteRow, rateCostRows, rateRows, type DemoQuote } from './demo/quote-rows.ts';
import { demoLoadOf } from './demo/requests.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';

const openQuotes = 13;
const expiredQuotes = 7;

/** Takes the next numbers of a sequence. */
export async function nextNumbers(tx: Tx, sequence: 'bol_numbers' | 'quote_numbers', count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    SELECT nextval(${sequence}::regclass) AS number FROM generate_series(1, ${count}::integer)
  `.execute(tx);
  return rows.map(({ number }) => number);
}

/** Names and notes of saved quotes by position; the account quotes those lanes regularly. */
const savedAs: Readonly<Record<number, NonNullable<DemoQuote['saved']>>> = {
  0: { name: 'Weekly restock', note: 'Goes out every Thursday; liftgate at delivery.' },
  3: { name: 'Trade show booth', note: null },
  5: { name: null, note: null },
  8: { name: 'West coast dealer', note: 'Ask for the inside delivery price as well.' },
  [openQuotes + 1]: { name: 'Spring order', note: null },
  [openQuotes + 4]: { name: 'Warehouse transfer', note: 'Prices of last quarter, to compare.' },
};

function unbookedQuote(
  { id: accountId, account, userIds }: SeededAccount,
  index: number,
  now: Date,
  market: Market,
): DemoQuote {
  const chance = chanceOf(`quote/${index}`);
  const wish = demoLoadOf(account.key, chance);
  const zone = placeOf(wish.from).time_zone;
  const status = index < openQuotes ? 'dispatched' : 'delivered';
  const createdAt = bookingMoment(status, now, zone, chance);
  const newId = seededIds(`quote/${index}`);
  return {
    id: newId(createdAt),
    accountId,
    createdBy: chance.pick(userIds),
    createdAt,
    bookedAt: null,
    ...(savedAs[index] ? { saved: savedAs[index] } : {}),
    priced: priceRequest(wish, pickupDateFor(createdAt, zone, chance), createdAt, market, () => newId(createdAt)),
  };
}

/** Unbooked quotes of an account, some open, some expired. */
export function unbookedQuotes(owner: SeededAccount, now: Date, market: Market): DemoQuote[] {
  return Array.from({ length: openQuotes + expiredQuotes }, (_, index) => unbookedQuote(owner, index, now, market));
}

/** Adds quotes, numbered by age. @returns their numbers by id */
export async function seedQuotes(tx: Tx, quotes: readonly DemoQuote[]): Promise<Map<string, string>> {
  const byAge = quotes.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const running = await nextNumbers(tx, 'quote_numbers', byAge.length);
  const numbers = new Map(byAge.map(({ id }, index) => [id, `Q-${running[index] ?? 0}`]));
  await insertRows(
    tx,
    'quotes',
    byAge.map((quote) => quoteRow(quote, numbers.get(quote.id) ?? '')),
  );
  await insertRows(tx, 'quote_rates', byAge.flatMap(rateRows));
  await insertRows(tx, 'rate_costs', byAge.flatMap(rateCostRows));
  return numbers;
}
