import type { DeskRequest, SalesRequest, TruckloadConfirmation } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { bookingOf } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { answerAs, ordinaryAnswer } from '../../../testing/sales.ts';
import { ordinaryMonday, startTestServer, type TestServer } from '../../../testing/server.ts';
import {
  bookedTruckload,
  conversionOf,
  mailedToken,
  offeredTruckload,
  quoteTruckloadAs,
  sendTruckloadAs,
} from '../../../testing/truckload.ts';

let server: TestServer;
let customer: Browser;
let customerEmail: string;
let sales: Browser;
let visitor: Browser;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  customerEmail = (await addPerson(server, { accountRole: 'owner' })).email;
  customer = await signIn(server.app, customerEmail);
  sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
  visitor = await openBrowser(server.app);
});
afterAll(() => server.close());

const url = (token: string) => `/api/truckload-confirmations/${token}`;
const yes = { decision: 'confirm', name: 'Rosa Medina' };
const no = { decision: 'decline', name: 'Rosa Medina', reason: 'Too late for us.' };
const deskSees = async (id: string) => (await sales.get(`/api/admin/quote-requests/${id}`)).body.data as DeskRequest;

async function offered(): Promise<{ request: DeskRequest; token: string }> {
  const request = await offeredTruckload(customer, sales);
  return { request, token: await mailedToken(server, 'truckload-confirmation') };
}

describe('the confirmation page of a truckload', () => {
  it('shows the offer to anyone with the mailed link, without a login [TL-02]', async () => {
    const { request, token } = await offered();
    const mail = server.mails.findLast(({ text }) => text.includes(token));
    expect(mail?.to).toBe('rosa@buyer.example');
    const answer = await visitor.get(url(token));
    const page = answer.body.data as TruckloadConfirmation;
    expect(page).toMatchObject({
      number: request.number,
      contact_name: 'Rosa Medina',
      origin: { city: 'Manchester', state: 'NH' },
      destination: { city: 'Chicago', state: 'IL' },
      equipment: { name: 'Dry van 53 ft', name_es: 'Caja seca de 53 ft' },
      units: 20,
      weight_lb: 30_000,
      commodities: ['Bottled water'],
      text: 'Two trucks are free on Wednesday.',
      offers: [{ service: 'Partial truckload', total: { amount: 190_000, currency: 'USD' } }],
    });
    // Neither our cost nor the carrier may be shown here.
    expect(answer.text).not.toContain('150000');
    expect(answer.text).not.toContain('Sample Van Lines');
  });

  it('says where the truck calls on the way [TL-02]', async () => {
    const stops = [{ postal_code: '14201', kind: 'delivery' }] as const;
    const { id } = await sendTruckloadAs(customer, (await quoteTruckloadAs(customer, { stops: [...stops] })).id);
    await answerAs(sales, id, { offers: ordinaryAnswer(1).offers.map((offer) => ({ ...offer, insurance: null })) });
    const answer = await visitor.get(url(await mailedToken(server, 'truckload-confirmation')));
    expect(answer.body.data?.['stops']).toEqual([
      { kind: 'delivery', country: 'US', postal_code: '14201', city: 'Buffalo', state: 'NY' },
    ]);
  });

  it('accepts with name and time, and notifies sales and the requester [TL-02]', async () => {
    const { request, token } = await offered();
    const said = await visitor.post(url(token), yes);
    expect([said.status, said.body.data]).toEqual([
      200,
      { decision: 'confirm', number: request.number, name: 'Rosa Medina', at: ordinaryMonday },
    ]);
    const seen = await deskSees(request.id);
    expect(seen).toMatchObject({ state: 'accepted', accepted: { by: 'Rosa Medina', at: ordinaryMonday } });
    expect(seen.links).toMatchObject([
      { state: 'confirmed', answered_by: 'Rosa Medina', sent_to: 'rosa@buyer.example' },
    ]);
    expect(seen.events.at(-1)).toMatchObject({ kind: 'accepted', by: { kind: 'customer', name: 'Rosa Medina' } });
    const kindOf = async (who: Browser) =>
      ((await who.get('/api/notices')).body.data as { notices: { kind: string }[] }).notices[0]?.kind;
    expect([await kindOf(sales), await kindOf(customer)]).toEqual([
      'sales_request_confirmed',
      'quote_request_confirmed',
    ]);
  });

  it('takes a no with its reason [TL-02]', async () => {
    const { request, token } = await offered();
    expect((await visitor.post(url(token), no)).status).toBe(200);
    const seen = await deskSees(request.id);
    expect([seen.state, seen.events.at(-1)?.text]).toEqual(['declined', 'Too late for us.']);
  });

  it('works once: a used link says so and reveals nothing [TL-02]', async () => {
    const { request, token } = await offered();
    await visitor.post(url(token), yes);
    for (const again of [
      await visitor.get(url(token)),
      await visitor.post(url(token), yes),
      await visitor.post(url(token), no),
    ]) {
      expect([again.status, again.body.code]).toEqual([410, 'link_used']);
      expect(again.text).not.toMatch(new RegExp(`${request.number}|Manchester|Rosa|190000`));
    }
  });

  it('ends with its offers: replaced, declined, withdrawn, or expired [TL-02]', async () => {
    const ended = async (token: string) => {
      const answers = [await visitor.get(url(token)), await visitor.post(url(token), yes)];
      expect(answers.map(({ body }) => body.code)).toEqual(['link_expired', 'link_expired']);
      for (const { text } of answers) expect(text).not.toMatch(/Manchester|Rosa/);
    };
    const replaced = await offered();
    await answerAs(sales, replaced.request.id);
    await ended(replaced.token);
    expect((await visitor.get(url(await mailedToken(server, 'truckload-confirmation')))).status).toBe(200);
    const declined = await offered();
    await customer.post(`/api/quote-requests/${declined.request.id}/decline`, { text: null });
    await ended(declined.token);
    const changed = await offered();
    await customer.post(`/api/quote-requests/${changed.request.id}/change`, { text: 'A day later, please.' });
    await ended(changed.token);
    const late = await offered();
    server.clock.set('2026-11-19T22:00:00.000Z');
    await ended(late.token);
    server.clock.set(ordinaryMonday);
    customer = await signIn(server.app, customerEmail);
  });

  it('reveals nothing to guesses', async () => {
    expect((await visitor.get(url('A'.repeat(43)))).body.code).toBe('not_found');
    expect((await visitor.get(url('short'))).body.code).toBe('not_found');
  });

  it('asks which of several offers is meant', async () => {
    const { id } = await sendTruckloadAs(customer, (await quoteTruckloadAs(customer)).id);
    const [offer] = ordinaryAnswer(1).offers;
    await answerAs(sales, id, { offers: [offer, { ...offer, service: 'Team' }] as never });
    const token = await mailedToken(server, 'truckload-confirmation');
    expect((await visitor.post(url(token), yes)).body.errors).toHaveProperty('rate_id');
    const page = (await visitor.get(url(token))).body.data as TruckloadConfirmation;
    const team = page.offers.find(({ service }) => service === 'Team');
    expect((await visitor.post(url(token), { ...yes, rate_id: team?.rate_id })).status).toBe(200);
    expect((await deskSees(id)).accepted?.rate_id).toBe(team?.rate_id);
  });

  it('is mailed again by the desk, and the previous link is no longer valid [TL-02]', async () => {
    const { request, token } = await offered();
    const sent = await sales.post(`/api/admin/quote-requests/${request.id}/confirmation-link`, {
      email: 'other@buyer.example',
      name: 'Lee Other',
    });
    expect(sent.body.data).toMatchObject({
      links: [{ sent_to: 'other@buyer.example', state: 'open' }, { state: 'ended' }],
    });
    expect((await visitor.get(url(token))).body.code).toBe('link_expired');
    const fresh = await mailedToken(server, 'truckload-confirmation');
    expect((await visitor.get(url(fresh))).body.data).toMatchObject({ contact_name: 'Lee Other' });
  });
});

describe('what was confirmed', () => {
  it('is booked by the desk for the customer, once [TL-02]', async () => {
    const { request, token } = await offered();
    await visitor.post(url(token), yes);
    const { accepted } = await deskSees(request.id);
    const body = conversionOf(accepted?.rate_id ?? '');
    const convert = () => sales.post(`/api/admin/quote-requests/${request.id}/shipment`, body);
    const [first, second] = await Promise.all([convert(), convert()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const own = (await customer.get(`/api/quote-requests/${request.id}`)).body.data as SalesRequest;
    expect(own.shipment).toMatchObject({ id: body.id });
    const shipment = (await customer.get(`/api/shipments/${body.id}`)).body.data;
    expect(shipment).toMatchObject({ mode: 'truckload', status: 'pending', total: { amount: 190_000 } });
    const other = await sales.post(
      `/api/admin/quote-requests/${request.id}/shipment`,
      conversionOf(accepted?.rate_id ?? ''),
    );
    expect(other.body.code).toBe('quote_booked');
  });

  it('may be booked by the customer too, but no other offer than the one confirmed', async () => {
    const { id } = await sendTruckloadAs(customer, (await quoteTruckloadAs(customer)).id);
    const [offer] = ordinaryAnswer(1).offers;
    const { offer: made } = await answerAs(sales, id, { offers: [offer, { ...offer, service: 'Team' }] as never });
    const [one, other] = made?.rates ?? [];
    await visitor.post(url(await mailedToken(server, 'truckload-confirmation')), { ...yes, rate_id: one?.id });
    const book = (rate: typeof one) =>
      customer.post(
        '/api/shipments',
        bookingOf({ id: made?.quote_id ?? '', rates: [rate] } as never, { insured: false }),
        {
          'idempotency-key': crypto.randomUUID(),
        },
      );
    expect((await book(other)).body.code).toBe('quote_request_moved');
    expect((await book(one)).status).toBe(201);
  });

  it('cannot be booked before it is accepted, nor with other addresses', async () => {
    const { request, token } = await offered();
    const rateId = request.offer?.rates[0]?.id ?? '';
    const convert = (changes = {}) =>
      sales.post(`/api/admin/quote-requests/${request.id}/shipment`, conversionOf(rateId, changes));
    expect((await convert()).body.code).toBe('quote_request_moved');
    await visitor.post(url(token), yes);
    const away = { ...conversionOf(rateId).delivery, city: 'Gary', state: 'IN', postal_code: '46402' };
    expect((await convert({ delivery: away })).body.code).toBe('quote_changed');
    expect((await convert()).status).toBe(200);
    // The next load between the same places is begun with who shipped and received this one.
    const next = await offered();
    const { known_parties: known } = await deskSees(next.request.id);
    const { pickup, delivery } = conversionOf(rateId);
    expect([known.pickup?.company, known.delivery?.company]).toEqual([pickup.company, delivery.company]);
  });

  it('has its bill of lading like any shipment', async () => {
    const { shipment } = await bookedTruckload(server, customer, sales);
    const paper = await customer.get(`/api/shipments/${shipment?.id}/documents/bill-of-lading`);
    expect(paper.status).toBe(200);
  });
});

describe('what carriers offer the desk', () => {
  it('is added once, cheapest first, and visible to no one else [QUOTE-21]', async () => {
    const { id } = await sendTruckloadAs(customer, (await quoteTruckloadAs(customer)).id);
    const offers = `/api/admin/quote-requests/${id}/carrier-offers`;
    const note = {
      id: crypto.randomUUID(),
      carrier_name: 'Sample Freight',
      scac: 'SFRT',
      cost: 171_300,
      note: 'Holds till noon',
    };
    await sales.post(offers, note);
    await sales.post(offers, note);
    await sales.post(offers, {
      ...note,
      id: crypto.randomUUID(),
      carrier_name: 'Placeholder Lines',
      scac: 'PLCL',
      cost: 169_000,
    });
    expect((await deskSees(id)).carrier_offers.map(({ carrier, cost }) => [carrier.scac, cost.amount])).toEqual([
      ['PLCL', 169_000],
      ['SFRT', 171_300],
    ]);
    expect((await customer.get(`/api/quote-requests/${id}`)).text).not.toMatch(/171300|Sample Freight/);
    expect((await sales.send('DELETE', `${offers}/${note.id}`)).status).toBe(200);
    expect((await deskSees(id)).carrier_offers).toHaveLength(1);
  });
});
