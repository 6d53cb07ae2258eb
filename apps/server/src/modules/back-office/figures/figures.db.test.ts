import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext, type Services } from '../../../core/context.ts';
import { openDatabase, type Database } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import {
  addCost,
  addQuote,
  addShipment,
  answer,
  bill,
  carrierBill,
  promise,
  tryBooking,
} from '../../../testing/figures.ts';
import { foldFigures } from './fold-figures.ts';

let owned: TestDatabase;
let database: Database;
const accounts = [newId(), newId()] as const;
const carriers = [newId(), newId()] as const;
const connection = newId();
const now = new Date('2026-11-16T14:30:00.000Z');
const services = () => ({ database, clock: () => now }) as Services;
const fold = (most?: number) => foldFigures(systemContext(services(), 'fold'), most);

beforeAll(async () => {
  owned = await createTestDatabase();
  database = openDatabase(owned.url, { connections: 8 });
  const { staff } = database;
  await staff
    .insertInto('accounts')
    .values(accounts.map((id) => ({ id, name: 'Counted', created_at: now })))
    .execute();
  const names = [
    ['GSTF', 'Granite State Freight'],
    ['BLHN', 'Blue Heron Lines'],
  ] as const;
  await staff
    .insertInto('carriers')
    .values(carriers.map((id, at) => ({ id, scac: names[at]?.[0] ?? '', name: names[at]?.[1] ?? '', created_at: now })))
    .execute();
  await sql`INSERT INTO carrier_connections (id, carrier_id, adapter, environment, liability, created_at, updated_at)
    VALUES (${connection}, ${carriers[0]}, 'test', 'simulator', '{}', ${now}, ${now})`.execute(staff);
});
afterAll(async () => {
  await database.close();
  await owned.drop();
});

/** Every figure that is not zero. */
async function kept() {
  const figures = await sql<Record<string, unknown>>`SELECT * FROM daily_figures
    WHERE (asked, rated, tried, won, booked, revenue, costed, cost, delivered, promised, on_time, billed, adjusted,
      adjusted_amount, owing, owed, owed_disputed) <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    ORDER BY cut, day, mode, currency, member`.execute(database.staff);
  const answers =
    await sql`SELECT * FROM daily_answers WHERE answers <> 0 ORDER BY day, carrier_id, mode, outcome, bucket`.execute(
      database.staff,
    );
  const byDay = await sql`SELECT * FROM daily_carrier_answers WHERE answers <> 0 ORDER BY day, carrier_id`.execute(
    database.staff,
  );
  const byWeek = await sql`SELECT * FROM weekly_answers WHERE answers <> 0 ORDER BY week, carrier_id, bucket`.execute(
    database.staff,
  );
  const parts = await sql`SELECT * FROM figure_parts ORDER BY account_id, source_id, part`.execute(database.staff);
  return {
    figures: figures.rows,
    answers: answers.rows,
    byDay: byDay.rows,
    byWeek: byWeek.rows,
    parts: parts.rows,
  };
}

const rebuild = () => sql`SELECT rebuild_figures()`.execute(database.staff);

async function all(day: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<Record<string, unknown>>`SELECT * FROM daily_figures
    WHERE cut = 'all' AND day = ${day} AND mode = 'ltl' AND currency = 'USD'`.execute(database.staff);
  return rows[0];
}

/** Random numbers that repeat for the same seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % below;
  };
}

describe('daily figures', () => {
  it('count a shipment where it is booked, delivered and billed [ADMIN-01]', async () => {
    const [account] = accounts;
    // 10:30 p.m. in Chicago is already the next day elsewhere.
    const id = await addShipment(database.staff, {
      account,
      carrier: carriers[0],
      at: '2026-03-03T04:30:00Z',
      total: 50_000,
      insurance: 2_000,
    });
    await addCost(database.staff, account, id, 40_000);
    await promise(database.staff, account, id, '2026-03-05');
    await fold();
    // Sold for 500.00 including 20.00 of insurance, which is not revenue.
    expect(await all('2026-03-02')).toMatchObject({ booked: 1, revenue: 48_000, costed: 48_000, cost: 40_000 });
    await sql`UPDATE shipments SET status = 'delivered', delivered_at = '2026-03-06T05:00:00Z' WHERE id = ${id}`.execute(
      database.staff,
    );
    const invoice = await bill(database.staff, account, id, 51_500);
    await carrierBill(database.staff, account, id, 42_000);
    await fold();
    // 11 p.m. on the 5th in Chicago, as promised. Earned 515.00 less 5.00 of insurance; the carrier billed 420.00.
    expect(await all('2026-03-05')).toMatchObject({ delivered: 1, promised: 1, on_time: 1 });
    expect(await all('2026-03-02')).toMatchObject({ booked: 1, revenue: 51_000, costed: 51_000, cost: 42_000 });
    expect(await all('2026-11-16')).toMatchObject({ billed: 1, adjusted: 0 });
    expect(invoice).not.toBeNull();
    await sql`UPDATE shipments SET status = 'canceled', delivered_at = NULL WHERE id = ${id}`.execute(database.staff);
    await fold();
    // No longer counted as booked, but its revenue stays.
    expect(await all('2026-03-02')).toMatchObject({ booked: 0, revenue: 51_000, cost: 42_000 });
    expect(await all('2026-03-05')).toMatchObject({ delivered: 0, promised: 0, on_time: 0 });
  });

  it('count a booking once however often it is tried, and answers by how long they took [ADMIN-01]', async () => {
    const [account] = accounts;
    const quote = await addQuote(database.staff, account, 3, carriers[0], connection);
    await tryBooking(database.staff, account, quote);
    await tryBooking(database.staff, account, quote);
    await answer(database.staff, account, quote, 1_000, null);
    await fold();
    const { rows } = await sql`SELECT asked, rated, tried, won FROM daily_figures
      WHERE cut = 'all' AND mode = 'parcel'`.execute(database.staff);
    expect(rows).toEqual([{ asked: 1, rated: 1, tried: 1, won: 0 }]);
    // 1,000 ms starts the bucket that is twenty times its base-10 logarithm.
    const answers = await sql`SELECT outcome, bucket, answers FROM daily_answers`.execute(database.staff);
    expect(answers.rows).toEqual([{ outcome: 'rates', bucket: 60, answers: 1 }]);
  });

  it('are those of a rebuild after 600 random changes, many at a time, folded in between and undone [ADMIN-01]', async () => {
    const random = seeded(11);
    const known: { account: string; id: string }[] = [];
    const quotes: { account: string; id: string }[] = [];
    const one = <T>(list: readonly T[]): T | undefined => list[random(Math.max(1, list.length))];
    const statuses = ['pending', 'in_transit', 'delivered', 'canceled'] as const;
    const on = async (what: number, account: string, id: string): Promise<unknown> => {
      const { staff } = database;
      switch (what) {
        case 0:
          return addCost(database.staff, account, id, 10_000 + random(9) * 1_000);
        case 1:
          return promise(database.staff, account, id, `2026-11-${10 + random(15)}`);
        case 2:
          return bill(database.staff, account, id, 40_000 + random(9) * 1_000);
        case 3:
          return carrierBill(database.staff, account, id, random(3) === 0 ? null : 30_000 + random(9) * 1_000);
        case 4:
          return sql`UPDATE carrier_bills SET state = ${random(4) === 0 ? 'replaced' : 'approved'}, posted = total + ${random(50)}, journal_id = ${newId()}
            WHERE shipment_id = ${id}`.execute(staff);
        case 5:
          return sql`UPDATE invoices SET disputed = ${random(5) * 1_000} WHERE shipment_id = ${id}`.execute(staff);
        case 6:
          return sql`UPDATE shipments SET carrier_id = ${one(carriers)}, total_amount = ${40_000 + random(9) * 1_000}
            WHERE account_id = ${account} AND id = ${id}`.execute(staff);
        default: {
          const status = one(statuses) ?? 'pending';
          const at = status === 'delivered' ? `2026-11-${10 + random(15)}T15:00:00Z` : null;
          return sql`UPDATE shipments SET status = ${status}, delivered_at = ${at}
            WHERE account_id = ${account} AND id = ${id}`.execute(staff);
        }
      }
    };
    const onQuote = async ({ account, id }: { account: string; id: string }): Promise<unknown> => {
      const what = random(4);
      if (what === 0) return tryBooking(database.staff, account, id);
      if (what === 1)
        return answer(
          database.staff,
          account,
          id,
          50 + random(9_000),
          one([null, 'carrier_no_answer', 'carrier_declined']) ?? null,
        );
      if (what === 2) return sql`UPDATE quotes SET booked_at = ${now} WHERE id = ${id}`.execute(database.staff);
      return sql`UPDATE quotes SET rate_count = ${random(4)} WHERE id = ${id}`.execute(database.staff);
    };
    const change = async (): Promise<unknown> => {
      const account = one(accounts) ?? accounts[0];
      const [at, quote] = [one(known), one(quotes)];
      const turn = random(12);
      if (at === undefined || turn < 2) {
        const id = await addShipment(database.staff, {
          account,
          carrier: one(carriers) ?? carriers[0],
          insurance: random(3) * 100,
        });
        return known.push({ account, id });
      }
      if (quote === undefined || turn === 2)
        return quotes.push({
          account,
          id: await addQuote(database.staff, account, random(3), carriers[0], connection),
        });
      if (turn < 6) return onQuote(quote);
      if (turn === 6) {
        return database.staff
          .transaction()
          .execute(async (tx) => {
            await sql`UPDATE shipments SET total_amount = 1, status = 'canceled' WHERE id = ${at.id}`.execute(tx);
            throw new Error('undone');
          })
          .catch(() => undefined);
      }
      return on(random(9), at.account, at.id);
    };
    for (let turn = 0; turn < 75; turn += 1) {
      await Promise.all(Array.from({ length: 8 }, change));
      // Fold in batches, two at once, one of them killed before it commits.
      if (turn % 10 === 9) {
        await Promise.all([fold(20), fold(7)]);
        await database.staff
          .transaction()
          .execute(async (tx) => {
            await sql`SELECT fold_figures(50)`.execute(tx);
            throw new Error('killed');
          })
          .catch(() => undefined);
      }
    }
    while ((await fold(40)) > 0);
    const folded = await kept();
    expect(folded.figures.length).toBeGreaterThan(40);
    await rebuild();
    expect(folded).toEqual(await kept());
    await rebuild();
    expect(folded).toEqual(await kept());
  });

  it('add up to the same in every cut [ADMIN-01]', async () => {
    const { rows } = await sql<Record<string, unknown>>`SELECT sum(booked) AS booked, sum(revenue) AS revenue,
        sum(cost) AS cost, sum(on_time) AS on_time FROM daily_figures WHERE cut IN ('all', 'carrier', 'lane', 'account')
      GROUP BY cut`.execute(database.staff);
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(row).toEqual(rows[0]);
  });

  it('are nothing that customers can read or change', async () => {
    const app = database.account(accounts[0]);
    const tables = ['figure_changes', 'figure_parts', 'daily_figures', 'daily_answers'] as const;
    for (const table of [...tables, 'daily_carrier_answers', 'weekly_answers'] as const) {
      await expect(app.selectFrom(table).selectAll().execute()).rejects.toThrow(/permission denied/);
    }
    await expect(sql`SELECT fold_figures(1)`.execute(app)).rejects.toThrow(/permission denied/);
  });
});
