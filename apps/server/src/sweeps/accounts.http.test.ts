import { allEndpoints, type Endpoint } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderUnitLabels } from '../core/documents/index.ts';
import { unitLabels } from '../core/documents/testing/sample.ts';
import { texts } from '../core/documents/testing/texts.ts';
import { facts as customsFacts } from '../modules/shipments/customs-papers/testing/sample.ts';
import { ordinaryAddress } from '../testing/address.ts';
import { addProduct, ordinaryProduct } from '../testing/catalog.ts';
import { bookShipment, type Booked } from '../testing/journey.ts';
import { answerAs, askAs } from '../testing/sales.ts';
import { attachAs, openChatAs } from '../testing/chats.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../testing/people.ts';
import type { Browser } from '../testing/browser.ts';
import { ordinarySend, quoteTruckloadAs } from '../testing/truckload.ts';
import { addShop, startMarketplace, type MarketplaceServer, type Shop } from '../testing/marketplace.ts';
import { goOn, upload, uploadPaths } from '../testing/uploads.ts';

/** A draft as a browser sends it. */
const draftWritten = { writer: crypto.randomUUID(), sequence: 1, version: 1, body: '{}', booking_id: null };

const viewKept = { name: 'A view of theirs', shared: false, content: { sort: '-created_at', columns: ['bol'] } };

let server: MarketplaceServer;
let ours: Browser;
let theirs: Browser;
let desk: Browser;
let salesRequestId: string;
let bookerId: string;
let truckloadId: string;
let booked: Booked;
let productId: string;
let addressId: string;
let viewId: string;
const fileId = crypto.randomUUID();
let chatId: string;
let draftId: string;
let userId: string;
let invitationId: string;
let shop: Shop;
let apiClientId: string;
let mergedId: string;

beforeAll(async () => {
  server = await startMarketplace({ carriers: true });
  ours = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  theirs = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  desk = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
  await confirmPassword(theirs);
  booked = await bookShipment(theirs);
  bookerId = String((await theirs.get('/api/user')).body.data?.['id']);
  salesRequestId = (await askAs(theirs)).id;
  truckloadId = (await quoteTruckloadAs(theirs)).id;
  chatId = await openChatAs(theirs);
  await attachAs(theirs, chatId, { id: fileId });
  await server.services.database.staff
    .insertInto('shipment_files')
    .values({
      account_id: await accountIdOf(theirs),
      shipment_id: booked.shipmentId,
      id: fileId,
      kind: 'label',
      media_type: 'application/pdf',
      content: await renderUnitLabels(unitLabels(texts.en.unitLabel, { units: [{}] })),
      created_at: server.clock(),
    })
    .execute();
  productId = (await addProduct(theirs)).id;
  addressId = String((await theirs.post('/api/addresses', ordinaryAddress)).body.data?.['id']);
  viewId = String(
    (await theirs.post('/api/shipment-views', { ...viewKept, id: crypto.randomUUID(), shared: true })).body.data?.[
      'id'
    ],
  );
  draftId = String(
    (await theirs.post('/api/quote-drafts', { ...draftWritten, id: crypto.randomUUID() })).body.data?.['id'],
  );
  userId = (await addPerson(server, { accountRole: 'viewer', accountId: await accountIdOf(theirs) })).id;
  const invited = { email: 'somebody@invited.example', account_role: 'viewer' };
  invitationId = String((await theirs.post('/api/account/invitations', invited)).body.data?.['id']);
  apiClientId = (await foreignClient()).id;
  mergedId = await accountMergedInto(await accountIdOf(theirs));
  shop = await addShop(server, theirs, booked.request.pickup);
  server.clock.advance(60_000);
  await server.runJobs();
  for (const browser of [ours, theirs, desk]) await confirmPassword(browser);
});
afterAll(() => server.close());

/** An account merged into another one. */
async function accountMergedInto(survivor: string): Promise<string> {
  const merged = await accountIdOf(await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email));
  const at = server.clock();
  await server.services.database.staff
    .updateTable('accounts')
    .set({ closed_at: at, closed_by_name: 'Ana Reyes', closed_reason: 'Twice', merged_into: survivor, merged_at: at })
    .where('id', '=', merged)
    .execute();
  return merged;
}

/** An upload of the other account in the right state for the verb: to undo one, it must be imported. */
async function foreignUpload(kind: 'addresses' | 'products', name: string): Promise<string> {
  const file = {
    addresses: 'Company,Street,City,State,ZIP\nForeign Depot,1 Mill Road,Barre,VT,05641\nBroken,1 Mill Road,Barre,VT,5',
    products: 'Description,Length,Width,Height,Weight\nForeign goods,48,40,36,100\nBroken,48,40,36,none',
  }[kind];
  const { id } = await upload(theirs, kind, file);
  if (name.endsWith('.undo')) {
    await theirs.send('PATCH', `${uploadPaths[kind]}/${id}`, { duplicates: 'add' });
    await goOn(theirs, kind, id, 'commit');
  }
  return id;
}

/** An answered quote request of the other account, so that each verb can apply to it. */
async function foreignSalesRequest(): Promise<string> {
  const { id } = await askAs(theirs);
  await answerAs(desk, id);
  return id;
}

/** An API client of the other account, with a rotated secret. */
async function foreignClient(): Promise<{ readonly id: string; readonly secret: string }> {
  const asked = { id: crypto.randomUUID(), name: 'Foreign program', scopes: ['quote.read'] };
  const { id } = (await theirs.post('/api/oauth-clients', asked)).body.data as { readonly id: string };
  const { data } = (await theirs.post(`/api/oauth-clients/${id}/rotate`, { overlap_hours: 24 })).body;
  const secrets = data?.['secrets'] as { readonly id: string; readonly ends_at: string | null }[];
  return { id, secret: secrets.find(({ ends_at: end }) => end !== null)?.id ?? '' };
}

/** URL with ids of the other account's records, by the endpoint's path. */
async function foreignUrl(name: string, endpoint: Endpoint): Promise<string> {
  if (endpoint.path.startsWith('/api/address-imports'))
    return endpoint.path.replace(':id', await foreignUpload('addresses', name));
  if (endpoint.path.startsWith('/api/product-imports'))
    return endpoint.path.replace(':id', await foreignUpload('products', name));
  if (endpoint.path.startsWith('/api/quote-requests')) return endpoint.path.replace(':id', await foreignSalesRequest());
  if (endpoint.path.startsWith('/api/oauth-clients')) {
    const client = await foreignClient();
    return endpoint.path.replace(':id', client.id).replace(':secret', client.secret);
  }
  const ids = {
    '/api/chats': chatId,
    '/api/truckload/quotes': truckloadId,
    '/api/quotes': booked.quoteId,
    '/api/quote-drafts': draftId,
    '/api/shipment-views': viewId,
    '/api/products': productId,
    '/api/addresses': addressId,
    '/api/account/users': userId,
    '/api/account/invitations': invitationId,
    '/api/marketplaces/connections': shop.connectionId,
    '/api/marketplaces/orders': shop.order.id,
    '/api/marketplace-batches': shop.batchId,
    '/api/merged-accounts': mergedId,
  };
  const id = Object.entries(ids).find(([start]) => endpoint.path.startsWith(start))?.[1] ?? booked.shipmentId;
  const kind = endpoint.path.includes('/zpl/') ? 'unit-labels' : 'bill-of-lading';
  return endpoint.path
    .replace(':id', id)
    .replace(':kind', kind)
    .replace(':paper', 'pro-forma')
    .replace(':file', fileId)
    .replace(':rate', booked.request.rate_id);
}

/** A valid body, so that only the id is wrong. */
function bodyFor({ body, path }: Endpoint): object | undefined {
  if (body === undefined) return undefined;
  if (path.endsWith('/marks')) return { delivered: 1, read: 1 };
  if (path.startsWith('/api/chats/')) return { id: crypto.randomUUID(), text: 'Where is it?' };
  if (path.endsWith('/document-mails'))
    return { mail_id: crypto.randomUUID(), to: 'dock@harbor.example', kinds: ['bill-of-lading'] };
  if (path === '/api/quotes/:id/mails')
    return { mail_id: crypto.randomUUID(), to: 'dock@harbor.example', insured: false };
  if (path.startsWith('/api/truckload/')) return ordinarySend();
  if (path.endsWith('/sent')) return { user_id: bookerId };
  if (path.startsWith('/api/quote-requests/')) return { text: 'Earlier, please.' };
  if (path.endsWith('/pickup')) return { date: '2026-11-18', ready_at: '09:00', closes_at: '17:00' };
  if (path.endsWith('/customs')) return customsFacts;
  if (path.endsWith('/rotate')) return { overlap_hours: 0 };
  if (path.endsWith('/revoke')) return {};
  if (path.startsWith('/api/oauth-clients')) return { name: 'Other name', scopes: ['quote.read'], enabled: true };
  if (path.startsWith('/api/quote-drafts')) return { ...draftWritten, sequence: 2, base: 1 };
  if (path.startsWith('/api/shipment-views')) return viewKept;
  if (path.startsWith('/api/account/users')) return { account_role: 'quoter' };
  if (path.startsWith('/api/marketplaces/shipments')) return { order_ids: [shop.order.id] };
  if (path.startsWith('/api/marketplace')) return { report_at: 'pickup' };
  if (path.includes('-imports')) return path.endsWith('/commit') ? {} : { duplicates: 'add' };
  return path.startsWith('/api/addresses') ? ordinaryAddress : ordinaryProduct;
}

/** Streams with a record id in their query; they have their own tests. */
const streams = new Set(['chats.live']);

const customerEndpoints = allEndpoints().filter(({ endpoint: { access } }) =>
  ['quote.', 'shipment.', 'product.', 'address.', 'account.', 'chat.'].some((start) => access.startsWith(start)),
);

describe('two accounts', () => {
  for (const { name, endpoint } of customerEndpoints.filter((one) => one.endpoint.path.includes(':id'))) {
    it(`${name} finds nothing with an id of the other account [ROLE-08]`, async () => {
      const url = await foreignUrl(name, endpoint);
      const send = (by: Browser) =>
        endpoint.upload === undefined ? by.send(endpoint.method, url, bodyFor(endpoint)) : attachAs(by, chatId);
      const foreign = await send(ours);
      const own = name === 'shipments.live' ? { status: await theirs.openStream(url) } : await send(theirs);
      // A pickup with a house carrier cannot be canceled online, and a booking on account does not wait for a card: the
      // record is found, but the call is refused.
      const expected =
        {
          'truckload.send': 201,
          'shipments.cancelPickup': 409,
          'bookings.cancel': 409,
          // What carriers charge is for staff who book for the account, and for nobody of it.
          'quotes.costs': 404,
          'shipments.mailDocuments': 202,
          'quoteLists.mail': 202,
          'chats.typing': 204,
        }[name] ?? 200;
      expect([own.status, foreign.status, foreign.body.code]).toEqual([expected, 404, 'not_found']);
    });
  }

  // The catalog of commodities is shared, and its search needs words.
  const everybodys = new Set(['parts.suggest']);
  /** The query of a read that needs one: a place that the other account ships from. */
  const needed: Readonly<Record<string, string>> = { 'recents.parties': '?end=pickup&country=US&postal_code=03103' };
  const lists = customerEndpoints.filter(
    ({ name, endpoint }) =>
      endpoint.method === 'GET' && !endpoint.path.includes(':') && !streams.has(name) && !everybodys.has(name),
  );
  for (const { name, endpoint } of lists) {
    it(`${name} shows no row of the other account [ROLE-08]`, async () => {
      const url = endpoint.path + (needed[name] ?? '');
      const own = await theirs.get(url);
      const foreign = await ours.get(url);
      expect(own.status).toBe(200);
      expect(foreign.status).toBe(200);
      for (const trace of [
        booked.shipmentId,
        booked.quoteId,
        booked.bolNumber,
        productId,
        addressId,
        draftId,
        viewId,
        userId,
        invitationId,
        salesRequestId,
        truckloadId,
        chatId,
        shop.connectionId,
        shop.order.id,
        shop.batchId,
        apiClientId,
        mergedId,
        booked.request.pickup.street_lines[0]!,
      ])
        expect(foreign.text).not.toContain(trace);
    });
  }

  it("a rate of the other account's quote cannot be booked [ROLE-08]", async () => {
    const answer = await ours.post('/api/shipments', booked.request, { 'idempotency-key': crypto.randomUUID() });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('filters and searches stay inside the account [ROLE-08]', async () => {
    for (const query of [`search=${booked.bolNumber}`, 'status=dispatched', 'search=Chicago', 'sort=pickup_date']) {
      const answer = await ours.get(`/api/shipments?${query}`);
      expect(answer.body.data).toEqual([]);
    }
  });
});
