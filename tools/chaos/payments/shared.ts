import { sql } from 'kysely';
import type { Simulator } from '@waybill/carriers/simulators';
import type { Database } from '../../../apps/server/src/core/database/database.ts';
import { intents, type Intent } from '../../../apps/server/src/simulators/payments/records.ts';

/** Does something with each, so many at a time. */
export async function each<T>(items: readonly T[], atOnce: number, act: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const item = items[next] as T;
      next += 1;
      await act(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The same things in a random order. */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const order = [...items];
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] as T, order[at] as T];
  }
  return order;
}

/** Every payment intent at the provider. */
export const intentsOf = (provider: Simulator): readonly Intent[] => provider.state.all(intents);

/** Sums of the books of all accounts, in minor units. */
export async function booksOf({ staff }: Database): Promise<{
  readonly cash: number;
  readonly held: number;
  readonly unbalanced: number;
}> {
  const { rows } = await sql<{ cash: number; held: number; total: number }>`
    SELECT coalesce(sum(amount) FILTER (WHERE ledger = 'cash'), 0)::bigint AS cash,
      coalesce(sum(amount) FILTER (WHERE ledger = 'card_holds'), 0)::bigint AS held,
      coalesce(sum(amount), 0)::bigint AS total
    FROM journal_lines
  `.execute(staff);
  const { cash = 0, held = 0, total = 0 } = rows[0] ?? {};
  return { cash, held, unbalanced: Math.abs(total) };
}
