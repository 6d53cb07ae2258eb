import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listedOrders, startMarketplace, testSeller, type MarketplaceServer } from '../../../testing/marketplace.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import type { Browser } from '../../../testing/browser.ts';
import { closeGateway } from '../../carriers/gateway/index.ts';

let server: MarketplaceServer;
let owner: Browser;
beforeAll(async () => {
  server = await startMarketplace();
  owner = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.ebay.faults.plan([]);
  await server.control('PUT', 'plan', { repeatEvery: 0, tokenSeconds: 7200 });
});

const connection = async () => {
  const answer = await owner.get('/api/marketplaces');
  return (answer.body.data as { connections: Readonly<Record<string, unknown>>[] }).connections[0];
};

/** Numbers of the stored orders. */
async function kept(): Promise<string[]> {
  const rows = await server.services.database.staff
    .selectFrom('marketplace_orders')
    .select('external_id')
    .where('account_id', '=', await accountIdOf(owner))
    .execute();
  return rows.map(({ external_id: id }) => id).toSorted();
}

/** Advances the clock minute by minute and runs the cron jobs each time. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) await server.importAll();
}

const made: string[] = [];

describe('orders of a seller', () => {
  it('are imported page by page, each once, and only the seller’s own [EBAY-01]', async () => {
    await server.control('PUT', 'sellers', { userId: 'somebody-else', username: 'granite' });
    await server.order(3, { seller: 'somebody-else' });
    made.push(...(await server.order(450)));
    await server.connect(owner);
    await minutes(2);
    expect(await kept()).toEqual(made.toSorted());
    const pages = server.ebay.log.entries.filter(
      ({ operation, facts }) => operation === 'orders' && facts['total'] === 450,
    );
    expect(pages.map(({ facts }) => facts['offset'])).toEqual([0, 200, 400]);
  });

  it('come in once although pages are repeated, tokens end and calls are turned away', async () => {
    await server.control('PUT', 'plan', { repeatEvery: 2, tokenSeconds: 90 });
    server.ebay.faults.plan([
      { kind: 'rate_limited', operation: 'orders', times: 3, ms: 120_000 },
      { kind: 'unavailable', operation: 'orders', times: 3 },
    ]);
    made.push(...(await server.order(420, { everyMs: 1000 })));
    await minutes(12);
    await server.control('POST', 'tokens/end');
    await minutes(6);
    expect(await kept()).toEqual(made.toSorted());
    expect((await connection())?.['trouble']).toBeNull();
  });

  it('are not requested for as long as the marketplace asks to wait', async () => {
    await closeGateway(server.services);
    server.ebay.faults.plan([{ kind: 'rate_limited', operation: 'orders', times: 1, ms: 300_000 }]);
    const before = server.ebay.log.entries.length;
    await minutes(1);
    const held = await connection();
    expect([held?.['trouble'], held?.['next_import_at']]).toEqual([
      'throttled',
      new Date(server.clock().getTime() + 300_000).toISOString(),
    ]);
    server.clock.advance(120_000);
    await server.runCron('marketplace.import_due');
    await server.runJobs();
    expect(server.ebay.log.entries.slice(before).filter(({ operation }) => operation === 'orders')).toEqual([]);
    await minutes(3);
    expect((await connection())?.['trouble']).toBeNull();
  });

  it('that change are brought up to date, and never set back', async () => {
    const [number = ''] = made;
    await server.control('PATCH', `orders/${number}`, { paid: false });
    await minutes(1);
    expect((await listedOrders(owner, `&search=${number}`)).map(({ status }) => status)).toEqual(['unpaid']);
    await server.control('PATCH', `orders/${number}`, { paid: true, canceled: true });
    server.clock.advance(10_000);
    await minutes(1);
    expect((await listedOrders(owner, `&search=${number}`)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await kept()).toEqual(made.toSorted());
  });

  it('are asked for from a while before the last time on, by the dates of the contract', async () => {
    const asked = server.ebay.log.entries.filter(({ operation }) => operation === 'orders');
    expect(asked.length).toBeGreaterThan(3);
    const { imported_through: through } = await server.services.database.staff
      .selectFrom('marketplace_connections')
      .select('imported_through')
      .where('seller_id', '=', testSeller.userId)
      .executeTakeFirstOrThrow();
    expect(through?.getTime()).toBeLessThan(server.clock().getTime());
  });

  it('go on where they were when the process was killed in between', async () => {
    made.push(...(await server.order(410, { everyMs: 1000 })));
    let pages = 0;
    const { services } = server;
    Object.assign(services, {
      checkpoint: async (step: string) => {
        pages += Number(step === 'marketplace_page');
        if (pages === 2) throw new Error('killed');
      },
    });
    await minutes(1);
    expect((await connection())?.['importing']).toEqual({ seen: 400 });
    Object.assign(services, { checkpoint: undefined });
    const before = server.ebay.log.entries.length;
    await minutes(4);
    expect(await kept()).toEqual(made.toSorted());
    const first = server.ebay.log.entries.slice(before).find(({ operation }) => operation === 'orders');
    expect(first?.facts['offset']).toBe(400);
  });

  it('leave no trace in the audit trail while nothing comes and nothing changes [ADMIN-11]', async () => {
    const entries = async () => {
      const { id } = await server.services.database.staff
        .selectFrom('marketplace_connections')
        .select('id')
        .where('seller_id', '=', testSeller.userId)
        .executeTakeFirstOrThrow();
      const rows = await server.services.database.staff
        .selectFrom('audit_entries')
        .select(['action', 'after'])
        .where('subject_id', '=', id)
        .where('action', 'like', 'marketplace.%import%')
        .orderBy('at', 'desc')
        .execute();
      return rows;
    };
    const before = (await entries()).length;
    const looks = server.ebay.log.entries.length;
    await minutes(5);
    expect(server.ebay.log.entries.slice(looks).some(({ operation }) => operation === 'orders')).toBe(true);
    expect(await entries()).toHaveLength(before);

    made.push(...(await server.order(1, { everyMs: 1000 })));
    await minutes(2);
    const [came, ...more] = await entries();
    expect(more).toHaveLength(before);
    expect(came).toMatchObject({ action: 'marketplace.orders_imported', after: { added: 1, updated: 0 } });

    // Three failed attempts in a row are one notice.
    server.ebay.faults.plan([{ kind: 'unavailable', operation: 'orders', times: 12 }]);
    await minutes(6);
    expect((await connection())?.['trouble']).toBe('no_answer');
    expect((await entries()).slice(0, -1 - before).map(({ action }) => action)).toEqual(['marketplace.import_put_off']);
  });
});
