import type { DeskRequest, MarginRuleInput } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { askAs } from '../../../testing/sales.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
});
afterAll(() => server.close());

const rule = (changes: Partial<MarginRuleInput>): MarginRuleInput => ({
  id: crypto.randomUUID(),
  mode: null,
  origin_state: null,
  destination_state: null,
  carrier_id: null,
  percent_bp: 0,
  flat: 0,
  least: 0,
  effective_from: '2020-01-01',
  effective_until: null,
  ...changes,
});

it('shows the desk the margin with each carrier that has its own rules, and with any other [ADMIN-02, QUOTE-21]', async () => {
  const customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  const boss = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales_admin'] })).email);
  const [first, second] = await server.services.database.staff
    .selectFrom('carriers')
    .select('id')
    .orderBy('name')
    .limit(2)
    .execute();
  const rules = [
    rule({ mode: 'ltl', percent_bp: 1_400, least: 2_500 }),
    rule({ carrier_id: first!.id, percent_bp: 500, flat: 1_000 }),
    // Expired the day before, so the rule for all carriers applies.
    rule({ carrier_id: second!.id, percent_bp: 9_000, effective_until: '2026-11-15' }),
  ];
  const saved = await boss.put(`/api/admin/accounts/${await accountIdOf(customer)}/margins`, {
    version: 1,
    general_bp: 1_200,
    rules,
    reason: 'Agreed with the buyer',
  });
  expect(saved.status).toBe(200);
  const { id } = await askAs(customer);
  const seen = (await boss.get(`/api/admin/quote-requests/${id}`)).body.data as DeskRequest;
  expect([seen.margin_bp, seen.margin_flat, seen.margin_least]).toEqual([1_400, 0, 2_500]);
  expect(seen.carrier_margins).toEqual({
    [first!.id]: { bp: 500, flat: 1_000, least: 0 },
    [second!.id]: { bp: 1_400, flat: 0, least: 2_500 },
  });
  const own = (await customer.get(`/api/quote-requests/${id}`)).body.data;
  expect(JSON.stringify(own)).not.toContain('margin');
});

it('tells the desk the margin of the lane where the account has a rule for it [ADMIN-02, QUOTE-21]', async () => {
  const customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  const boss = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales_admin'] })).email);
  const { id } = await askAs(customer);
  const seen = async () => (await boss.get(`/api/admin/quote-requests/${id}`)).body.data as DeskRequest;
  const { origin, destination } = await seen();
  const rules = [
    rule({ origin_state: origin.place!.state, destination_state: destination.place!.state, percent_bp: 2_200 }),
    rule({ mode: 'ltl', percent_bp: 1_400 }),
  ];
  const saved = await boss.put(`/api/admin/accounts/${await accountIdOf(customer)}/margins`, {
    version: 1,
    general_bp: 1_200,
    rules,
    reason: 'Agreed with the buyer',
  });
  expect(saved.status).toBe(200);
  expect((await seen()).margin_bp).toBe(2_200);
});
