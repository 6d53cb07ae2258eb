import type { Quote, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Seen } from '../../../testing/browser.ts';
import { bookingOf, bookShipment, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let browser: Browser;
let colleague: Browser;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(browser);
  const { staff } = server.services.database;
  await staff.updateTable('users').set({ name: 'Dana Fields' }).where('account_id', '=', accountId).execute();
  colleague = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper', accountId })).email);
});
afterAll(() => server.close());

const book = (body: object, who = browser, id: string = crypto.randomUUID()): Promise<Seen> =>
  who.post('/api/shipments', body, { 'idempotency-key': id });
const shipmentOf = (answer: Seen) => answer.body.data as unknown as Shipment;
const shipmentsOf = (quoteId: string) =>
  server.services.database.staff.selectFrom('shipments').select('id').where('quote_id', '=', quoteId).execute();
const shown = async (id: string, who = browser) => (await who.get(`/api/quotes/${id}`)).body.data as unknown as Quote;

describe('a quote', () => {
  it('is booked once, however many tabs and people book its rates at the same time [BOOK-07]', async () => {
    const quote = await quoteAs(browser);
    const tabs = Array.from({ length: 10 }, (_, at) => {
      const rate = quote.rates[at % quote.rates.length];
      return book(bookingOf(quote, { rate_id: rate?.id ?? '' }), at % 2 === 0 ? browser : colleague);
    });
    const answers = await Promise.all(tabs);
    const [first, ...others] = answers.toSorted((one, other) => one.status - other.status);
    expect(first?.status).toBe(201);
    const { bol_number: number } = shipmentOf(first!);
    for (const { status, body } of others) {
      expect([status, body.code]).toEqual([409, 'quote_booked']);
      expect(body.message).toBe(
        `This quote is already booked as ${number}. Get new rates to ship the same load again.`,
      );
    }
    expect(await shipmentsOf(quote.id)).toHaveLength(1);
  });

  it('says with which shipment it is booked, and who booked it [BOOK-07]', async () => {
    const { quoteId, shipment, request } = await bookShipment(browser);
    expect((await shown(quoteId, colleague)).booking).toMatchObject({
      state: 'booked',
      number: shipment.bol_number,
      shipment_id: shipment.id,
      rate_id: request.rate_id,
      booked_by: 'Dana Fields',
    });
  });

  it('can be booked again once its shipment is canceled [BOOK-07]', async () => {
    const { quoteId, shipmentId, request } = await bookShipment(browser);
    const canceled = await browser.post(`/api/shipments/${shipmentId}/cancel`, {});
    expect(canceled.status).toBe(200);
    expect((await shown(quoteId)).booking).toBeNull();
    expect((await book(request)).status).toBe(201);
    expect((await book(request)).body.code).toBe('quote_booked');
  });

  it('has one live booking, enforced by the database [BOOK-07]', async () => {
    const { quoteId, shipmentId } = await bookShipment(browser);
    const { staff } = server.services.database;
    const row = await staff.selectFrom('bookings').selectAll().where('id', '=', shipmentId).executeTakeFirstOrThrow();
    const again = { ...row, id: crypto.randomUUID(), reference: null, state: 'claimed', shipment_id: null };
    const { request, outcome: _, ...rest } = again;
    const inserted = staff
      .insertInto('bookings')
      .values({ ...rest, request: JSON.stringify(request) })
      .execute();
    await expect(inserted).rejects.toMatchObject({ constraint: 'bookings_live_of_quote' });
    expect(await shipmentsOf(quoteId)).toHaveLength(1);
  });
});

describe('an id that another account holds', () => {
  it('is refused before anything is claimed, and the account books under an id of its own [BOOK-07]', async () => {
    const { shipmentId } = await bookShipment(browser);
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    const body = bookingOf(await quoteAs(stranger));
    const answer = await book(body, stranger, shipmentId);
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused']);
    const { staff } = server.services.database;
    const claims = await staff.selectFrom('bookings').select('account_id').where('id', '=', shipmentId).execute();
    expect(claims).toEqual([{ account_id: accountId }]);
    expect((await book(body, stranger)).status).toBe(201);
  });
});
