import type { DeskRequest, SalesRequest } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { answerAs, askAs, ordinaryAnswer } from '../../../testing/sales.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

const reason = 'Claims of this account are handled elsewhere';
let server: TestServer;
let customer: Browser;
let boss: Browser;
let carrier: { id: string; name: string; scac: string };
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  boss = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales_admin'] })).email);
  carrier = await server.services.database.staff
    .selectFrom('carriers')
    .select(['id', 'name', 'scac'])
    .where('active', '=', true)
    .orderBy('name')
    .limit(1)
    .executeTakeFirstOrThrow();
});
afterAll(() => server.close());

async function block(blocked: boolean): Promise<void> {
  const path = `/api/admin/accounts/${await accountIdOf(customer)}/carriers/${carrier.id}`;
  expect((await boss.put(path, { blocked, reason })).status).toBe(200);
}
const [plain] = ordinaryAnswer(1).offers;

describe('a carrier that staff keep from an account, at the sales desk', () => {
  it('is shown with the reason, and cannot be offered or noted under any name [ADMIN-02]', async () => {
    await block(true);
    const { id } = await askAs(customer);
    const path = `/api/admin/quote-requests/${id}`;
    const seen = (await boss.get(path)).body.data as DeskRequest;
    expect(seen.blocked_carriers).toEqual({ [carrier.id]: { name: carrier.name, scac: carrier.scac, reason } });
    const ways = [
      [{ carrier_id: carrier.id, carrier_name: null, scac: null }, 'carrier_id'],
      [{ carrier_id: null, carrier_name: 'The same', scac: carrier.scac }, 'scac'],
    ] as const;
    for (const [named, field] of ways) {
      const offers = [plain!, { ...plain!, ...named }];
      const answered = await boss.post(`${path}/answer`, ordinaryAnswer(seen.version, { offers }));
      expect(answered.status).toBe(422);
      expect(answered.body.errors).toEqual({ [`offers.1.${field}`]: [`Blocked for this account: ${reason}`] });
      const noted = await boss.post(`${path}/carrier-offers`, { id: crypto.randomUUID(), ...named, cost: 150_000 });
      expect([noted.status, noted.body.codes]).toEqual([422, { [field]: ['carrier_blocked'] }]);
    }
    // Nothing of the refused answers is left: the same version is answered with somebody else.
    const after = (await boss.get(path)).body.data as DeskRequest;
    expect([after.version, after.offer, after.carrier_offers]).toEqual([seen.version, null, []]);
    await answerAs(boss, id);
    await block(false);
    expect(((await boss.get(path)).body.data as DeskRequest).blocked_carriers).toEqual({});
  });

  it('cannot be booked by an offer that was made before either [ADMIN-02]', async () => {
    const { id } = await askAs(customer);
    const offers = [{ ...plain!, carrier_id: carrier.id, carrier_name: null, scac: null }];
    const { offer } = await answerAs(boss, id, { offers });
    await block(true);
    const asked = (await customer.get(`/api/quote-requests/${id}`)).body.data as SalesRequest;
    const quote = (await customer.get(`/api/quotes/${asked.offer!.quote_id}`)).body.data as never;
    const booking = { ...bookingOf({ ...(quote as object), rates: offer!.rates } as never), insured: false };
    const refused = await customer.post('/api/shipments', booking, { 'idempotency-key': crypto.randomUUID() });
    expect([refused.status, refused.body.code]).toEqual([409, 'carrier_blocked']);
    await block(false);
  });
});
