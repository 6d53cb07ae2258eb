import type { AccountMargins, MarginRuleInput, Quote, StaffRole } from '@waybill/contract';
import { noMargin, soldFor } from '@waybill/freight';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookShipment, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
});
afterAll(() => site.close());

const reason = 'Agreed with the buyer in October';
const staffOf = async (role: StaffRole) => signIn(site.app, (await addPerson(site, { roles: [role] })).email);
async function customer() {
  const browser = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  const account = await accountIdOf(browser);
  return { browser, account, path: `/api/admin/accounts/${account}/margins` };
}
const rule = (changes: Partial<MarginRuleInput> = {}): MarginRuleInput => ({
  id: crypto.randomUUID(),
  mode: null,
  origin_state: null,
  destination_state: null,
  carrier_id: null,
  percent_bp: 1_000,
  flat: 0,
  least: 0,
  effective_from: '2020-01-01',
  effective_until: null,
  ...changes,
});

/** Cost and margin of each rate of a quote, in cents. */
async function earned(quote: Quote) {
  const costs = await site.services.database.staff
    .selectFrom('rate_costs')
    .select(['rate_id', 'amount'])
    .where('quote_id', '=', quote.id)
    .execute();
  const costOf = new Map(costs.map(({ rate_id: id, amount }) => [id, amount]));
  return quote.rates.map((rate) => {
    const cost = costOf.get(rate.id) ?? 0;
    return { carrier: rate.carrier.id, cost, margin: rate.total_without_insurance.amount - cost };
  });
}
/** Rounded half up, plus up to one cent from rounding the fuel percentage. */
const isShare = (margin: number, cost: number, basisPoints: number) =>
  [0, 1].includes(margin - Math.floor((cost * basisPoints + 5_000) / 10_000));

describe('what an account is sold at', () => {
  it('is its general margin, until a rule fits better: lane before carrier before mode [ADMIN-02]', async () => {
    const { browser, path } = await customer();
    const sales = await staffOf('fpg_sales_admin');
    const before = await earned(await quoteAs(browser));
    // 12%, the default of new accounts.
    expect(before.every(({ cost, margin }) => isShare(margin, cost, 1_200))).toBe(true);
    const carrier = before[0]!.carrier;
    const rules = [
      rule({ mode: 'ltl', percent_bp: 1_400, least: 2_500 }),
      rule({ mode: 'parcel', percent_bp: 5_000 }),
      rule({ carrier_id: carrier, percent_bp: 2_000, flat: 300 }),
      rule({ origin_state: 'FL', destination_state: 'NH', percent_bp: 9_000 }),
    ];
    const saved = await sales.put(path, { version: 1, general_bp: 1_100, rules, reason });
    expect(saved.body.data).toMatchObject({ version: 2, general_bp: 1_100 });
    const after = await earned(await quoteAs(browser));
    expect(after.map(({ carrier: id }) => id)).toContain(carrier);
    const byRule = after.map(({ carrier: id, cost, margin }) =>
      id === carrier
        ? isShare(margin - 300, cost, 2_000)
        : isShare(margin, cost, 1_400) || [2_500, 2_501].includes(margin),
    );
    expect(byRule.every(Boolean)).toBe(true);
    const lane = [rule({ origin_state: 'NH', destination_state: 'IL', percent_bp: 500 })];
    await sales.put(path, { version: 2, general_bp: 1_100, rules: lane, reason });
    expect((await earned(await quoteAs(browser))).every(({ cost, margin }) => isShare(margin, cost, 500))).toBe(true);
  });

  it('counts for new quotes only, within its days; quotes keep their prices [ADMIN-02]', async () => {
    const { browser, path } = await customer();
    const admin = await staffOf('fpg_admin');
    const quote = await quoteAs(browser);
    const over = rule({ percent_bp: 9_000, effective_from: '2020-01-01', effective_until: '2020-12-31' });
    const later = rule({ percent_bp: 8_000, effective_from: '2199-01-01' });
    await admin.put(path, { version: 1, general_bp: 3_000, rules: [over, later], reason });
    const again = (await browser.get(`/api/quotes/${quote.id}`)).body.data as Quote;
    const prices = ({ rates }: Quote) =>
      Object.fromEntries(rates.map((rate) => [rate.id, rate.total_without_insurance]));
    expect(prices(again)).toEqual(prices(quote));
    expect((await earned(await quoteAs(browser))).every(({ cost, margin }) => isShare(margin, cost, 3_000))).toBe(true);
  });

  it('is saved as a whole on the version that was seen; sent twice it is saved once [ADMIN-02]', async () => {
    const { account, path } = await customer();
    const [one, other] = [await staffOf('super_admin'), await staffOf('fpg_admin')];
    const body = { version: 1, general_bp: 1_200, rules: [rule({ mode: 'ltl' })], reason };
    expect([(await one.put(path, body)).status, (await one.put(path, body)).status]).toEqual([200, 200]);
    const late = await other.put(path, { ...body, rules: [rule({ mode: 'parcel' })] });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    const both = await Promise.all(
      [one, other].map((browser, at) => browser.put(path, { ...body, version: 2, general_bp: 1_300 + at })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('action', '=', 'account.margins_changed')
      .where('account_id', '=', account)
      .orderBy('at')
      .execute();
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ before: { rules: [] }, after: { reason, rules: [{ mode: 'ltl' }] } });
  });

  it('reports a rule that is a duplicate, ends before it starts, or has no carrier [ADMIN-02]', async () => {
    const { path } = await customer();
    const admin = await staffOf('fpg_admin');
    const codes = async (...rules: MarginRuleInput[]) =>
      (await admin.put(path, { version: 1, general_bp: 1_200, rules, reason })).body.codes;
    expect(await codes(rule({ mode: 'ltl' }), rule({ mode: 'ltl', percent_bp: 1 }))).toEqual({
      'rules.1.mode': ['margin_rule_twice'],
    });
    expect(await codes(rule({ effective_until: '2019-12-31' }))).toEqual({
      'rules.0.effective_until': ['end_not_after_start'],
    });
    expect(await codes(rule({ carrier_id: crypto.randomUUID() }))).toEqual({ 'rules.0.carrier_id': ['invalid'] });
    expect(await codes(rule({ origin_state: 'Maine' }))).toEqual({ 'rules.0.origin_state': ['invalid'] });
  });

  it('is seen and set only by admins and the sales admin, never by the account [ROLE-07, ROLE-08]', async () => {
    const { browser, path } = await customer();
    const body = { version: 1, general_bp: 0, rules: [], reason };
    for (const role of ['fpg_sales', 'fpg_ops', 'fpg_accounting'] as const) {
      const person = await staffOf(role);
      expect([(await person.get(path)).status, (await person.put(path, body)).status]).toEqual([403, 403]);
    }
    expect([(await browser.get(path)).status, (await browser.put(path, body)).status]).toEqual([403, 403]);
  });

  it('is tried on the shipments of 30 days, with what they cost and were sold at [ADMIN-02]', async () => {
    const { browser, path } = await customer();
    const { shipmentId, shipment } = await bookShipment(browser);
    const admin = await staffOf('fpg_admin');
    const { shipments, shipments_in_all: all } = (await admin.get(path)).body.data as AccountMargins;
    const [booked] = shipments;
    expect([all, booked?.id, booked?.mode, booked?.origin_state]).toEqual([1, shipmentId, 'ltl', 'NH']);
    const sold = shipment.charges.find(({ kind }) => kind === 'without_insurance');
    expect(booked?.sold).toBe(sold?.amount.amount);
    expect(isShare(booked!.sold - booked!.cost, booked!.cost, 1_200)).toBe(true);
    // Its parts are enough to sell it again to the cent at the account's 12 %.
    const { cost: total, fixed, fuel_bp: fuelBp, fuel_bearing: fuelBearing } = booked!;
    expect(soldFor({ total, fixed, fuelBp, fuelBearing }, { ...noMargin, id: 'general', percentBp: 1_200 })).toBe(
      booked!.sold,
    );
    site.clock.advance(31 * 86_400_000);
    const fresh = await staffOf('fpg_admin');
    expect((await fresh.get(path)).body.data).toMatchObject({ shipments: [], shipments_in_all: 0 });
  });
});
