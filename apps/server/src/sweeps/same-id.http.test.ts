import { allEndpoints, type DeskRequest, type Endpoint } from '@waybill/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryAddress } from '../testing/address.ts';
import { ordinaryProduct } from '../testing/catalog.ts';
import { attachAs, openChatAs } from '../testing/chats.ts';
import { openBrowser, type Browser } from '../testing/browser.ts';
import { disputeOf } from '../testing/disputes.ts';
import { addInvoices } from '../testing/invoices.ts';
import { bookingOf, bookShipment, quoteAs, type Booked } from '../testing/journey.ts';
import { startPayments, type PaymentServer } from '../testing/payments.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../testing/people.ts';
import { askAs, ordinaryAsk } from '../testing/sales.ts';
import { ordinarySignUp } from '../testing/sign-up.ts';
import {
  bookedTruckload,
  equipmentId,
  ordinaryConfirmation,
  ordinarySend,
  ordinaryTruckload,
  quoteTruckloadAs,
} from '../testing/truckload.ts';

/** An account with a record for each of the endpoints below. */
type Side = {
  readonly browser: Browser;
  readonly accountId: string;
  readonly booked: Booked;
  readonly chatId: string;
  readonly requestId: string;
  readonly truckloadId: string;
  readonly loadId: string;
  readonly invoices: readonly string[];
};

let server: PaymentServer;
let desk: Browser;
let first: Side;
let second: Side;
let tables: string[];

async function sideOf(number: number): Promise<Side> {
  const browser = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  await confirmPassword(browser);
  const accountId = await accountIdOf(browser);
  const issued = { total: 30_000, issued: '2026-11-02' };
  const added = [number, number + 1].map((one) => ({ number: one, ...issued }));
  const load: DeskRequest = await bookedTruckload(server, browser, desk);
  return {
    browser,
    accountId,
    booked: await bookShipment(browser),
    chatId: await openChatAs(browser),
    requestId: (await askAs(browser)).id,
    truckloadId: (await quoteTruckloadAs(browser)).id,
    loadId: load.shipment?.id ?? '',
    invoices: [...(await addInvoices(server.services, accountId, added)).values()],
  };
}

beforeAll(async () => {
  server = await startPayments({ carriers: true });
  desk = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  await confirmPassword(desk);
  first = await sideOf(91_000);
  second = await sideOf(92_000);
  const { rows } = await sql<{ name: string }>`
    SELECT t.relname AS name FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'account_id'
    WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
      AND t.relname <> 'audit_entries' AND has_table_privilege(t.oid, 'SELECT')`.execute(
    server.services.database.staff,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(() => server.close());

type Answer = { readonly status: number; readonly text: string };

const draft = { writer: crypto.randomUUID(), sequence: 1, version: 1, body: '{}', booking_id: null };
const view = { name: 'Late freight', shared: false, content: { sort: '-created_at', columns: ['bol'] } };

/** Endpoints that take the id of a new record: how an account creates a record with the id. */
const creates: Readonly<Record<string, (side: Side, id: string) => Promise<Answer>>> = {
  'addressBook.create': ({ browser }, id) => browser.post('/api/addresses', { ...ordinaryAddress, id }),
  'apiClients.create': ({ browser }, id) =>
    browser.post('/api/oauth-clients', { id, name: 'Warehouse', scopes: ['quote.read'] }),
  'chats.open': ({ browser }, id) =>
    browser.post('/api/chats', { id, message_id: id, category: 'other', text: 'Where is it?' }),
  'chats.send': ({ browser, chatId }, id) => browser.post(`/api/chats/${chatId}/messages`, { id, text: 'Hello?' }),
  'chats.attach': ({ browser, chatId }, id) => attachAs(browser, chatId, { id }),
  'disputes.open': ({ browser, invoices }, id) => browser.post('/api/disputes', disputeOf(invoices[0] ?? '', { id })),
  'payments.start': ({ browser, invoices }, id) =>
    browser.post('/api/payments', { id, invoices: [{ id: invoices[1] }] }),
  'productCatalog.create': ({ browser }, id) => browser.post('/api/products', { ...ordinaryProduct, id }),
  'quoteDrafts.begin': ({ browser }, id) => browser.post('/api/quote-drafts', { ...draft, id }),
  'quoteRequests.ask': ({ browser }, id) => browser.post('/api/quote-requests', ordinaryAsk({ id })),
  'rateConfirmations.send': ({ loadId }, id) =>
    desk.post(`/api/admin/shipments/${loadId}/rate-confirmations`, ordinaryConfirmation({ id })),
  'receivedPayments.record': ({ accountId }, id) =>
    desk.post('/api/admin/payments', {
      id,
      account_id: accountId,
      method: 'check',
      received_on: '2026-11-13',
      amount: 10_000,
      currency: 'USD',
      invoices: [],
    }),
  'shipmentDesk.addNote': ({ booked }, id) =>
    desk.post(`/api/admin/shipments/${booked.shipmentId}/notes`, { note_id: id, text: 'Called.', for_customer: false }),
  'shipmentViews.create': ({ browser }, id) => browser.post('/api/shipment-views', { ...view, id }),
  'shipments.book': async ({ browser }, id) =>
    browser.post('/api/shipments', bookingOf(await quoteAs(browser)), { 'idempotency-key': id }),
  'quoteLists.mail': async ({ browser }, id) =>
    browser.post(`/api/quotes/${(await quoteAs(browser)).id}/mails`, {
      mail_id: id,
      to: 'dock@harbor.example',
      insured: false,
    }),
  'shipments.mailDocuments': ({ browser, booked }, id) =>
    browser.post(`/api/shipments/${booked.shipmentId}/document-mails`, {
      mail_id: id,
      to: 'dock@harbor.example',
      kinds: ['bill-of-lading'],
    }),
  'staffAccountRecords.note': ({ accountId }, id) =>
    desk.post(`/api/admin/accounts/${accountId}/notes`, { id, text: 'Called.' }),
  'staffApiClients.create': ({ accountId }, id) =>
    desk.post('/api/admin/oauth-clients', { id, account_id: accountId, name: 'Warehouse', scopes: ['quote.read'] }),
  'staffChats.send': ({ chatId }, id) => desk.post(`/api/admin/chats/${chatId}/messages`, { id, text: 'Hello.' }),
  'staffChats.note': ({ chatId }, id) => desk.post(`/api/admin/chats/${chatId}/notes`, { id, text: 'Called.' }),
  'staffChats.attach': ({ chatId }, id) => attachAs(desk, chatId, { id, base: '/api/admin/chats' }),
  'staffQuoteRequests.addCarrierOffer': ({ requestId }, id) =>
    desk.post(`/api/admin/quote-requests/${requestId}/carrier-offers`, {
      id,
      carrier_name: 'Placeholder Trucking',
      scac: 'PLTK',
      cost: 150_000,
    }),
  'truckload.quote': async ({ browser }, id) =>
    browser.post('/api/truckload/quotes', ordinaryTruckload(await equipmentId(browser, 'V53'), { id })),
  'truckload.send': ({ browser, truckloadId }, id) =>
    browser.post(`/api/truckload/quotes/${truckloadId}/request`, ordinarySend({ id })),
};

/** Endpoints with an id that are not tested here, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  'accountMerges.merge': 'the id is that of an account',
  'carrierTariffs.addSample': 'of the house',
  'marketplaceBatches.create': 'needs orders of two sellers; its key is the account and the id',
  'partners.create': 'of the house',
  'partners.note': 'of the house',
  'rebookings.book': 'claims its id as shipments.book does',
  'receivedPayments.applyCredit': 'the path names the account; its key is the account and the id',
  'staffInvoices.adjust': 'the path names the account; its key is the account and the id',
  'shipmentChanges.change': 'needs the version that stands; its key is the account and the id',
  'shipmentCharges.add': 'needs what stands charged now; its key is the account, the shipment, and the id',
  'staffAccountViews.create': 'of the house',
  'staffAccounts.create': 'opens the account: there is no second one',
  'staffEquipmentTypes.create': 'of the house',
  'staffParts.create': 'of the house',
  'staffPayments.refund': 'the path names the account; its key is the account, the payment, and the id',
  'staffQuoteRequests.convert': 'claims its id as shipments.book does',
};

/** Fields with the id of a new record, by which such endpoints are recognized. */
const own = ['id', 'mail_id', 'note_id', 'charge_id', 'booking_id', 'change_id'];
const fieldsOf = (schema: unknown): string[] => {
  const { shape, _zod: inner } = (schema ?? {}) as {
    readonly shape?: object;
    readonly _zod?: { readonly def: { readonly in?: unknown; readonly innerType?: unknown } };
  };
  if (shape !== undefined) return Object.keys(shape);
  const next = inner?.def.in ?? inner?.def.innerType;
  return next === undefined ? [] : fieldsOf(next);
};
const takesId = ({ method, path, body, query }: Endpoint): boolean =>
  path === '/api/shipments'
    ? method === 'POST'
    : method === 'POST' && own.some((one) => [body, query].flatMap(fieldsOf).includes(one));

/** All rows of an account with an id, in every table, as text. */
async function recordsOf({ accountId }: Side, id: string): Promise<string[]> {
  const { staff } = server.services.database;
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ record: string }>`
      SELECT to_jsonb(t)::text AS record FROM ${sql.table(table)} AS t WHERE account_id = ${accountId}::uuid
        AND to_jsonb(t)::text LIKE ${`%${id}%`}`.execute(staff);
    found.push(...rows.map(({ record }) => `${table} ${record}`));
  }
  return found.toSorted();
}

describe('an id that another account has used', () => {
  it.each(Object.entries(creates))(
    '%s gives a record of one’s own or a refusal, and touches nothing else [ROLE-08]',
    async (_, create) => {
      const id = crypto.randomUUID();
      const made = await create(first, id);
      expect([made.status, made.text]).toEqual([expect.toSatisfy((status) => status < 300), expect.any(String)]);
      const before = await recordsOf(first, id);
      expect(before).not.toEqual([]);
      const answer = await create(second, id);
      expect(answer.status < 300 || [409, 422].includes(answer.status), answer.text).toBe(true);
      const theirs = await recordsOf(second, id);
      expect(theirs.length > 0).toBe(answer.status < 300);
      expect(answer.text).not.toContain(first.accountId);
      expect(await recordsOf(first, id)).toEqual(before);
    },
  );

  it('is refused to a company that signs up, or gives it an account of its own', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const [one, two] = [await openBrowser(server.app), await openBrowser(server.app)];
    const register = (browser: Browser, email: string) => browser.post('/register', { ...ordinarySignUp, email }, key);
    expect((await register(one, 'one@harbor.example')).status).toBe(201);
    const answer = await register(two, 'two@harbor.example');
    // A refused sign-up does not sign in.
    const account = answer.status === 201 ? await accountIdOf(two) : null;
    expect(account !== null || [409, 422].includes(answer.status), answer.text).toBe(true);
    expect(account).not.toBe(await accountIdOf(one));
  });

  it('is tried with every endpoint that takes one', () => {
    const taking = allEndpoints().filter(({ endpoint }) => takesId(endpoint));
    expect(taking.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(creates), ...Object.keys(elsewhere)].toSorted(),
    );
  });
});
