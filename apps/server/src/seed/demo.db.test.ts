import { verify } from '@node-rs/argon2';
import {
  deskRequest,
  quote,
  salesRequest,
  shipment,
  shipmentStatuses,
  staffRoles,
  type ChargeLineWire,
} from '@waybill/contract';
import { isHouseProNumber } from '@waybill/carriers';
import { addUp, bare, isGs1 } from '@waybill/freight';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskWire, showRequest } from '../modules/quoting/quote-requests/index.ts';
import { showQuote } from '../modules/quoting/quotes/show-quote.ts';
import { showShipment, type ShipmentDetail } from '../modules/shipments/shipments/index.ts';
import { DatabaseInUseError, demoAccounts, demoPassword, demoStaff, seedDemo } from './index.ts';
import { openInstallation, type Installation } from './installation.fixture.ts';

const now = '2026-11-16T14:30:00.000Z';
const at = { now: new Date(now) };
const opened: Installation[] = [];

async function open(when = now): Promise<Installation> {
  const site = await openInstallation(when);
  opened.push(site);
  return site;
}

async function statusesOf(site: Installation): Promise<Record<string, number>> {
  const rows = await site.services.database.staff
    .selectFrom('shipments')
    .select((of) => ['status', of.fn.countAll<number>().as('count')])
    .where('mode', '!=', 'truckload')
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

const sumOf = (lines: readonly ChargeLineWire[]) => addUp(lines);
const cast = { pending: 10, dispatched: 22, in_transit: 26, delayed: 12, delivered: 116, canceled: 14 };

let site: Installation;
beforeAll(async () => {
  site = await open();
  await seedDemo(site.services, at);
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
});

// Truckloads are sold by the desk: their prices, numbers, and events differ, and are tested below.
const shipments = () =>
  site.services.database.staff.selectFrom('shipments').selectAll().where('mode', '!=', 'truckload').execute();
const detailOf = ({ detail }: { readonly detail: unknown }) => detail as ShipmentDetail;

describe('the demo people', () => {
  it('are one staff person for each role and the people of three customers, all with the demo password', async () => {
    const { staff } = site.services.database;
    const roles = await staff.selectFrom('user_roles').select(['role', 'user_id']).execute();
    expect(new Set(roles.map(({ role }) => role))).toEqual(new Set(staffRoles));
    expect(new Set(roles.map((one) => one.user_id)).size).toBe(7);
    const users = await staff.selectFrom('users').selectAll().execute();
    expect(users.map(({ email }) => email).toSorted()).toEqual(
      [...demoStaff, ...demoAccounts.flatMap((account) => account.users)].map(({ email }) => email).toSorted(),
    );
    for (const user of users) expect(await verify(user.password_hash, demoPassword)).toBe(true);
    const example = users.filter(({ email }) => email.endsWith('@example.com'));
    expect(new Set(example.map((user) => user.account_role))).toEqual(
      new Set(['billing', 'owner', 'quoter', 'shipper', 'viewer']),
    );
  });

  it('are of an account in good standing, one on credit hold and one whose email is not confirmed', async () => {
    const rows = await site.services.database.staff
      .selectFrom('accounts')
      .innerJoin('users', 'users.account_id', 'accounts.id')
      .select(['accounts.name', 'credit_status', sql<boolean>`bool_and(email_verified_at IS NOT NULL)`.as('confirmed')])
      .groupBy(['accounts.name', 'credit_status'])
      .orderBy('accounts.name')
      .execute();
    expect(rows).toEqual([
      { name: 'Example Building Supply', credit_status: 'good', confirmed: true },
      { name: 'Harborview Furniture', credit_status: 'hold', confirmed: true },
      { name: 'Redwood Lamp Company', credit_status: 'good', confirmed: false },
    ]);
  });
});

describe('the demo shipments', () => {
  it('are 200 in every status, some of which call for action', async () => {
    expect(await statusesOf(site)).toEqual(cast);
    expect(Object.keys(cast).toSorted()).toEqual([...shipmentStatuses].toSorted());
    const acting = (await shipments()).filter((row) => row.action_required !== null);
    expect(acting.length).toBeGreaterThanOrEqual(3);
    expect(acting.every(({ status }) => status === 'delayed')).toBe(true);
  });

  it.each([
    ['a Saturday', '2026-11-21T04:50:00.000Z'],
    ['the day after Christmas', '2026-12-26T12:00:00.000Z'],
    ['a Wednesday night in summer', '2026-07-08T03:30:00.000Z'],
  ])('stand the same on %s', async (_day, when) => {
    const other = await open(when);
    await seedDemo(other.services, { now: new Date(when) });
    expect(await statusesOf(other)).toEqual(cast);
  });

  it('have charge lines that add up to their totals, to the cent', async () => {
    for (const row of await shipments()) {
      const { charges, insured } = detailOf(row);
      expect(sumOf(charges)).toBe(row.total_amount);
      expect(charges.at(-1)).toMatchObject({ kind: 'total', amount: { amount: row.total_amount, currency: 'USD' } });
      expect(charges.some(({ kind }) => kind === 'insurance')).toBe(insured);
      expect(charges.some(({ kind }) => kind === 'fuel')).toBe(true);
    }
  });

  it('have a margin above the carrier cost', async () => {
    const rows = await site.services.database.staff
      .selectFrom('shipments')
      .innerJoin('shipment_costs', (join) =>
        join
          .onRef('shipment_costs.account_id', '=', 'shipments.account_id')
          .onRef('shipment_costs.shipment_id', '=', 'shipments.id'),
      )
      .select(['shipments.detail', 'shipment_costs.amount', 'shipment_costs.charges'])
      .where('mode', '!=', 'truckload')
      .execute();
    expect(rows).toHaveLength(200);
    for (const { detail, amount, charges } of rows) {
      expect(sumOf(charges)).toBe(amount);
      const sold = sumOf(detail.charges.filter(({ kind }) => kind !== 'insurance'));
      // 12 % of cost; where the fuel percentage steps over the exact cent, one cent more.
      const wanted = amount + Math.round((amount * 12) / 100);
      expect(sold - wanted).toBeGreaterThanOrEqual(0);
      expect(sold - wanted).toBeLessThanOrEqual(1);
    }
  });

  it('were booked within the last 90 days and have all events up to now', async () => {
    const from = at.now.getTime() - 90 * 86_400_000;
    for (const row of await shipments()) {
      expect(row.created_at.getTime()).toBeGreaterThan(from);
      expect(row.created_at.getTime()).toBeLessThan(at.now.getTime());
      expect((row.delivered_at ?? at.now).getTime()).toBeLessThanOrEqual(at.now.getTime());
      expect(row.delivered_at !== null).toBe(row.status === 'delivered');
    }
    const events = await site.services.database.staff.selectFrom('tracking_events').select(['occurred_at']).execute();
    expect(events.length).toBeGreaterThan(1500);
    expect(events.every((event) => event.occurred_at <= at.now)).toBe(true);
  });

  it('carry numbers with check digits and are found by them', async () => {
    const rows = await shipments();
    for (const row of rows) {
      expect(row.bol_number).toMatch(/^WB\d{8}$/);
      expect(isGs1(row.bol_number.slice(2))).toBe(true);
      expect(isHouseProNumber(row.pro_number ?? '')).toBe(true);
      expect(row.search_numbers).toContain(bare(row.pro_number ?? ''));
      expect(row.search_numbers).toContain(row.bol_number);
    }
    expect(new Set(rows.map((row) => row.pro_number)).size).toBe(200);
  });

  it('match the wire format of the contract', async () => {
    for (const row of await shipments()) {
      const shown = await showShipment(site.services.database.staff, row.account_id, row.id, 'http://localhost');
      const parsed = shipment.parse(shown.shipment);
      expect(parsed.estimates[0]?.date).toBe(row.delivery_date);
      expect(parsed.events.length > 0).toBe(row.status !== 'pending');
      expect(parsed.events[0]?.status ?? 'pending').toBe(row.status);
    }
  });
});

describe('the demo quotes', () => {
  it('are about sixty, booked and open and expired, each with the rates of many carriers', async () => {
    const { staff } = site.services.database;
    const rows = await staff
      .selectFrom('quotes')
      .select(['account_id', 'id', 'booked_at', 'rate_count'])
      // A truckload has a single price that no carrier API gave.
      .where('mode', '!=', 'truckload')
      // Offers of the sales desk have only the one or two rates that it entered.
      .where('id', 'not in', (of) =>
        of.selectFrom('quote_rates').select('quote_id').where('offered_by', 'is not', null),
      )
      .execute();
    expect(rows).toHaveLength(60);
    const shown = await Promise.all(rows.map((row) => showQuote(staff, row.account_id, row.id, at.now)));
    for (const one of shown) {
      expect(quote.parse(one).rates.length).toBeGreaterThanOrEqual(8);
      for (const rate of one.rates) {
        expect(sumOf(rate.charges)).toBe(rate.total_without_insurance.amount);
        const insured = rate.insurance === null ? null : sumOf([...rate.charges, rate.insurance]);
        expect(insured).toBe(rate.total_with_insurance?.amount ?? null);
      }
    }
    const statuses = shown.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'booked')).toHaveLength(40);
    expect(statuses.filter((status) => status === 'open').length).toBeGreaterThanOrEqual(10);
    expect(statuses).toContain('expired');
  });

  it('lead to the shipments that were booked from them', async () => {
    const rows = await site.services.database.staff
      .selectFrom('shipments')
      .innerJoin('quotes', 'quotes.id', 'shipments.quote_id')
      .select(['quotes.number', 'quote_number', 'quotes.booked_at', 'shipments.created_at'])
      .where('shipments.mode', '!=', 'truckload')
      .execute();
    expect(rows).toHaveLength(40);
    expect(rows.every((row) => row.number === row.quote_number && row.number.startsWith('Q-'))).toBe(true);
    expect(rows.every((row) => row.booked_at?.getTime() === row.created_at.getTime())).toBe(true);
  });
});

describe('seeding', () => {
  it('gives the same rows for the same now', async () => {
    const other = await open();
    await seedDemo(other.services, at);
    expect(await other.dump()).toEqual(await site.dump());
  });

  it('changes nothing the second time, even later', async () => {
    const before = await site.dump();
    expect(await seedDemo(site.services, at)).toBe(false);
    expect(await seedDemo(site.services, { now: new Date('2027-02-01T12:00:00Z') })).toBe(false);
    expect(await site.dump()).toEqual(before);
  });

  it('happens once when two processes start at the same time', async () => {
    const other = await open();
    const did = await Promise.all([seedDemo(other.services, at), seedDemo(other.services, at)]);
    expect(new Set(did)).toEqual(new Set([true, false]));
    expect(await statusesOf(other)).toEqual(cast);
  });

  it('keeps away from a database that people use', async () => {
    const other = await open();
    await other.services.database.staff
      .insertInto('users')
      .values({
        id: '0198f3a2-5b1c-7d3e-8f00-1a2b3c4d5e6f',
        name: 'A. Person',
        email: 'a@b.example',
        password_hash: '',
        created_at: now,
      })
      .execute();
    await expect(seedDemo(other.services, at)).rejects.toThrow(DatabaseInUseError);
    expect(await other.services.database.staff.selectFrom('users').select('id').execute()).toHaveLength(1);
  });
});

describe('the demo requests to sales', () => {
  it('are in every state that is not a booking, each with its history and, where answered, offers [QUOTE-21]', async () => {
    const { staff } = site.services.database;
    const rows = await staff.selectFrom('quote_requests').selectAll().where('kind', '!=', 'truckload').execute();
    expect(rows.map(({ state }) => state).toSorted()).toEqual(
      ['answered', 'declined', 'expired', 'in_progress', 'new', 'new', 'withdrawn'].toSorted(),
    );
    for (const row of rows) {
      const shown = salesRequest.parse((await showRequest(staff, row.account_id, row.id, at.now)).data);
      expect(shown.state).toBe(row.state);
      expect(shown.events[0]?.kind).toBe('asked');
      expect(shown.offer === null).toBe(!['answered', 'declined', 'expired'].includes(row.state));
    }
  });

  it('are truckloads too, in every state, with links, carriers’ offers and two that are only quoted [TL-01, TL-02]', async () => {
    const { staff } = site.services.database;
    const rows = await staff.selectFrom('quote_requests').selectAll().where('kind', '=', 'truckload').execute();
    expect(rows.map(({ state }) => state).toSorted()).toEqual(
      ['accepted', 'accepted', 'answered', 'declined', 'expired', 'in_progress', 'new'].toSorted(),
    );
    for (const row of rows) {
      const shown = deskRequest.parse(await deskWire(staff, row, at.now));
      expect(shown.truckload?.request.truckload?.equipment.name).toBe(row.equipment);
      expect(shown.links).toHaveLength(shown.offer === null ? 0 : 1);
    }
    const sent = new Set(rows.map(({ truckload_quote_id: id }) => id));
    const quotes = await staff.selectFrom('truckload_quotes').select(['id', 'estimate']).execute();
    const unsent = quotes.filter(({ id }) => !sent.has(id));
    expect(new Set(unsent.map(({ estimate }) => (estimate as { kind?: string } | null)?.kind))).toEqual(
      new Set(['firm', 'indicative']),
    );
    expect(unsent).toHaveLength(2);
  });
});
