import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemContext, type Services } from '../../../core/context.ts';
import { openDatabase, type Database } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { shipmentRow } from '../../../testing/shipment-row.ts';
import { countShipments } from './count-shipments.ts';
import { foldCounts } from './fold-counts.ts';

let owned: TestDatabase;
let database: Database;
const accounts = [newId(), newId()] as const;
const carrier = newId();
const statuses = ['pending', 'dispatched', 'in_transit', 'delayed', 'delivered', 'canceled'] as const;
const now = new Date('2026-11-16T14:30:00.000Z');

beforeAll(async () => {
  owned = await createTestDatabase();
  database = openDatabase(owned.url, { connections: 8 });
  await database.staff
    .insertInto('accounts')
    .values(accounts.map((id) => ({ id, name: 'Counted', created_at: now })))
    .execute();
  await database.staff
    .insertInto('carriers')
    .values({ id: carrier, scac: 'GSTF', name: 'Granite State Freight', created_at: now })
    .execute();
});
afterAll(async () => {
  await database.close();
  await owned.drop();
});

const shipment = (account: string, status: string, action: string | null) =>
  shipmentRow({ account_id: account, status, action_required: action, carrier_id: carrier, created_at: now });

/** Recounts the same figures from the rows. */
async function recounted(account: string) {
  const rows = await database.staff
    .selectFrom('shipments')
    .select(['status', 'action_required'])
    .where('account_id', '=', account)
    .execute();
  const of = (status: string) => rows.filter((row) => row.status === status).length;
  return {
    ...Object.fromEntries(statuses.map((status) => [status, of(status)])),
    all: rows.length,
    action_required: rows.filter((row) => row.action_required !== null).length,
  };
}
const kept = (account: string) => countShipments(database.account(account), account);
const ctx = () => systemContext({ database, clock: () => now } as Services, 'fold');

/** Random numbers, deterministic by seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >>> 8) % below;
  };
}

describe('the figures of the statuses', () => {
  it('are those of a recount after 1,000 random changes, many at a time and folded in between [TRACK-01]', async () => {
    const random = seeded(7);
    const known: { account: string; id: string }[] = [];
    const actionOf = () => (random(4) === 0 ? 'A7' : null);
    const change = async (): Promise<void> => {
      const account = accounts[random(2)] ?? accounts[0];
      const status = statuses[random(6)] ?? 'pending';
      const action = actionOf();
      const at = known[random(Math.max(1, known.length))];
      if (at === undefined || random(3) === 0) {
        const row = shipment(account, status, action);
        await database.account(account).insertInto('shipments').values(row).execute();
        known.push({ account, id: row.id });
        return;
      }
      const changed = database.staff
        .updateTable('shipments')
        .set({ status, action_required: action })
        .where('account_id', '=', at.account);
      // Sometimes updates all shipments of a status at once, as batches do, and sometimes rolls a write back.
      if (random(50) === 0) await changed.where('status', '=', statuses[random(6)] ?? 'pending').execute();
      else if (random(10) === 0) {
        await database.staff
          .transaction()
          .execute(async (tx) => {
            await tx.deleteFrom('shipments').where('account_id', '=', at.account).where('id', '=', at.id).execute();
            throw new Error('undone');
          })
          .catch(() => undefined);
      } else await changed.where('id', '=', at.id).execute();
    };
    for (let turn = 0; turn < 125; turn += 1) {
      await Promise.all(Array.from({ length: 8 }, change));
      if (turn % 20 === 19) await Promise.all([foldCounts(ctx()), foldCounts(ctx())]);
    }
    for (const account of accounts) expect(await kept(account)).toEqual(await recounted(account));
    await foldCounts(ctx());
    for (const account of accounts) expect(await kept(account)).toEqual(await recounted(account));
    const left = await database.staff.selectFrom('shipment_count_changes').select('id').execute();
    expect(left).toEqual([]);
  });

  it('never differ while they are folded [TRACK-01]', async () => {
    const [account] = accounts;
    const rows = Array.from({ length: 40 }, () => shipment(account, 'pending', null));
    for (const row of rows) await database.staff.insertInto('shipments').values(row).execute();
    const wanted = await recounted(account);
    const looks = Array.from({ length: 30 }, () => kept(account));
    const [seen] = await Promise.all([Promise.all(looks), foldCounts(ctx())]);
    for (const one of seen) expect(one).toEqual(wanted);
  });

  it('cannot be changed by customers, and show no other account [TRACK-01]', async () => {
    const [mine, other] = accounts;
    const app = database.account(mine);
    await expect(app.updateTable('shipment_counts').set({ shipments: 0 }).execute()).rejects.toThrow(/permission/);
    await expect(app.deleteFrom('shipment_count_changes').execute()).rejects.toThrow(/permission/);
    expect((await countShipments(app, other)).all).toBe(0);
  });

  it('do not make one write wait for another of the same account [TRACK-05]', async () => {
    const [account] = accounts;
    const rows = [shipment(account, 'pending', null), shipment(account, 'pending', null)];
    await database.staff.insertInto('shipments').values(rows).execute();
    const set = (id: string) => ({ id, status: 'delivered' });
    const [first, second] = rows.map(({ id }) => set(id));
    await database.staff.transaction().execute(async (tx) => {
      await tx
        .updateTable('shipments')
        .set({ status: 'delivered' })
        .where('id', '=', first?.id ?? '')
        .execute();
      // The other one commits while the first is still open. If both needed the same row, it would hang.
      await database.staff
        .updateTable('shipments')
        .set({ status: 'delivered' })
        .where('id', '=', second?.id ?? '')
        .execute();
    });
    expect(await kept(account)).toEqual(await recounted(account));
  });
});
