import { chanceOf } from '@waybill/carriers';
import type { Tx } from '../core/database/database.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import { stepOf } from '../modules/carriers/gateway/index.ts';

const slotMs = 15 * 60_000;
const slots = 96;

type Called = { readonly id: string; readonly adapter: string };

/** Typical response time of a carrier in the demo, in milliseconds. */
function usualMs(adapter: string): number {
  return 180 + chanceOf(`figures/${adapter}`).between(0, 9) * 90;
}

/** One day of calls to a connection in 15-minute slots: few at night, many at noon, and some failures. */
function dayOf({ id, adapter }: Called, now: Date) {
  const chance = chanceOf(`figures/${adapter}/day`);
  const usual = usualMs(adapter);
  const last = Math.floor(now.getTime() / slotMs);
  return Array.from({ length: slots }, (_, at) => {
    const slot = new Date((last - slots + 1 + at) * slotMs);
    const hour = (slot.getUTCHours() + 18) % 24;
    const busy = hour >= 7 && hour <= 18 ? 6 : 1;
    const answered = new Map<number, number>();
    for (let call = 0; call < chance.between(busy, busy * 4); call += 1) {
      const slow = chance.between(1, 20) === 1 ? 5 : 1;
      const step = stepOf((usual * slow * chance.between(70, 160)) / 100);
      answered.set(step, (answered.get(step) ?? 0) + 1);
    }
    const row = { connection_id: id, slot, operation: 'rate' };
    const failed = chance.between(1, 40) === 1;
    return [
      ...[...answered].map(([step, calls]) => ({ ...row, outcome: 'answered', step, calls })),
      ...(failed ? [{ ...row, outcome: 'timeout', step: stepOf(8_000), calls: 1 }] : []),
    ];
  }).flat();
}

/** Adds a day of response times for connections of a demo, as of `now`. */
export async function putCallFigures(tx: Tx, connections: readonly Called[], now: Date): Promise<void> {
  await insertRows(
    tx,
    'carrier_call_figures',
    connections.flatMap((connection) => dayOf(connection, now)),
  );
}
