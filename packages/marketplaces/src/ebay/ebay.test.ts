import { describe, expect, it } from 'vitest';
import type { MarketplaceCredentials, FulfillmentInput } from '../kit/adapter.ts';
import { ebay } from './adapter.ts';
import { carrierCode } from './carrier-code.ts';

const credentials: MarketplaceCredentials = {
  clientId: 'client',
  clientSecret: 'secret',
  redirect: 'Our-RuName',
  refreshToken: 'refresh',
};
const { orders, tell, told, grant, seller } = ebay.operations;
const reply = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const refusal = (errorId: number, message: string) => ({ errors: [{ errorId, message, domain: 'API_FULFILLMENT' }] });

describe('permission and tokens', () => {
  it('send a seller to the consent page with the name that is registered, never with an address', () => {
    const url = new URL(`https://auth.ebay.com${ebay.consentPath(credentials, 'a state')}`);
    expect([url.pathname, url.searchParams.get('redirect_uri'), url.searchParams.get('state')]).toEqual([
      '/oauth2/authorize',
      'Our-RuName',
      'a state',
    ]);
  });

  it('are asked for as the installation, and everything else as the seller', () => {
    // btoa('client:secret')
    expect(ebay.sign(credentials, {})).toEqual({ authorization: 'Basic Y2xpZW50OnNlY3JldA==' });
    expect(ebay.sign(credentials, { user: 'T' })).toEqual({ authorization: 'Bearer T' });
    expect(grant.buildRequest({ code: 'C' }, credentials).tokens).toEqual([]);
  });

  it('last as eBay says', () => {
    const granted = reply(200, {
      access_token: 'A',
      expires_in: 7200,
      refresh_token: 'R',
      refresh_token_expires_in: 47_304_000,
    });
    expect(grant.readAnswer(granted, { code: 'C' })).toMatchObject({
      outcome: 'done',
      result: { refreshToken: 'R', lifetimeSeconds: 47_304_000 },
    });
    const renewed = ebay.tokens['user']?.readAnswer(reply(200, { access_token: 'A', expires_in: 7200 }));
    expect(renewed).toMatchObject({ outcome: 'done', result: { value: 'A', lifetimeSeconds: 7200 } });
  });

  it('that have ended are a refusal with a code; a page of HTML says nothing', () => {
    const ended = ebay.tokens['user']?.readAnswer(reply(400, { error: 'invalid_grant', error_description: 'Gone' }));
    expect(ended).toMatchObject({ outcome: 'refused', messages: [{ code: 'invalid_grant', text: 'Gone' }] });
    expect(grant.readAnswer(reply(400, '<html>'), { code: 'C' }).outcome).toBe('unclear');
    expect(seller.readAnswer(reply(200, { username: 'no id' }), {}).outcome).toBe('unclear');
  });
});

const order = {
  orderId: '26-00017-48213',
  creationDate: '2026-11-12T09:00:00.000Z',
  lastModifiedDate: '2026-11-13T10:00:00.000Z',
  orderFulfillmentStatus: 'NOT_STARTED',
  orderPaymentStatus: 'PAID',
  buyer: { username: 'odessa_marlowe' },
  cancelStatus: { cancelState: 'NONE_REQUESTED' },
  pricingSummary: { total: { value: '110.75', currency: 'USD' }, deliveryCost: { value: '12.95', currency: 'USD' } },
  fulfillmentStartInstructions: [
    {
      shippingStep: {
        shippingServiceCode: 'USPSPriority',
        shipTo: {
          fullName: 'Odessa Marlowe',
          contactAddress: {
            addressLine1: '418 Juniper Way',
            city: 'Chicago',
            stateOrProvince: 'IL',
            postalCode: '60647',
            countryCode: 'US',
          },
        },
      },
    },
  ],
  lineItems: [
    {
      lineItemId: '1',
      sku: 'HW-2201',
      title: 'Hinges',
      quantity: 2,
      lineItemCost: { value: '97.80', currency: 'USD' },
      lineItemFulfillmentInstructions: { shipByDate: '2026-11-15T09:00:00.000Z' },
    },
  ],
};
const asked = { from: '2026-11-01T00:00:00.000Z', until: '2026-11-16T00:00:00.000Z', offset: 200 };

describe('orders', () => {
  it('are asked for by when they changed, in the form of the contract, 200 at once', () => {
    expect(orders.buildRequest(asked, credentials).query).toEqual({
      filter: 'lastmodifieddate:[2026-11-01T00:00:00.000Z..2026-11-16T00:00:00.000Z]',
      limit: '200',
      offset: '200',
    });
  });

  it('are read with exact amounts, buyer, place and promise', () => {
    const read = orders.readAnswer(reply(200, { offset: 200, total: 201, orders: [order] }), asked);
    expect(read).toMatchObject({
      outcome: 'done',
      result: {
        total: 201,
        orders: [
          {
            externalId: '26-00017-48213',
            shipBy: '2026-11-15T09:00:00.000Z',
            paid: true,
            canceled: false,
            fulfilled: false,
            buyer: 'odessa_marlowe',
            shipTo: { name: 'Odessa Marlowe', company: null, postal_code: '60647', street_lines: ['418 Juniper Way'] },
            lines: [{ id: '1', sku: 'HW-2201', quantity: 2, total: { amount: 9780, currency: 'USD' } }],
            total: { amount: 11_075, currency: 'USD' },
            delivery: { amount: 1295, currency: 'USD' },
          },
        ],
      },
    });
  });

  it.each([
    [{ orderPaymentStatus: 'PENDING' }, { paid: false, canceled: false }],
    [{ orderPaymentStatus: 'PARTIALLY_REFUNDED' }, { paid: true, canceled: false }],
    [{ orderPaymentStatus: 'FULLY_REFUNDED' }, { paid: false, canceled: true }],
    [{ cancelStatus: { cancelState: 'CANCELED' } }, { paid: true, canceled: true }],
    [{ orderFulfillmentStatus: 'FULFILLED' }, { fulfilled: true }],
    [{ orderFulfillmentStatus: 'IN_PROGRESS' }, { fulfilled: false }],
    [{ fulfillmentStartInstructions: [] }, { shipTo: { name: '', street_lines: [], postal_code: '' } }],
    [{ pricingSummary: { total: { value: '9.99', currency: 'EUR' } } }, { total: null, delivery: null }],
  ])('with %j are %j', (change, expected) => {
    const read = orders.readAnswer(reply(200, { offset: 200, total: 1, orders: [{ ...order, ...change }] }), asked);
    expect(read).toMatchObject({ result: { orders: [expected] } });
  });

  it('of a page that was not asked for are none', () => {
    expect(orders.readAnswer(reply(200, { offset: 0, total: 1, orders: [order] }), asked).outcome).toBe('unclear');
  });

  it('that eBay refuses to give are refused in its words, and a failure of its own is unclear', () => {
    expect(orders.readAnswer(reply(400, refusal(30_800, 'Invalid filter value')), asked)).toEqual({
      outcome: 'refused',
      messages: [{ severity: 'error', code: '30800', text: 'Invalid filter value' }],
    });
    expect(orders.readAnswer(reply(500, refusal(30_500, 'System error')), asked).outcome).toBe('unclear');
    expect(orders.readAnswer(reply(502, 'Bad gateway'), asked).outcome).toBe('unclear');
  });
});

const shipping: FulfillmentInput = {
  orderId: '26-00017-48213',
  lines: [{ id: '1', quantity: 2 }],
  carrierName: 'UPS',
  scac: 'UPSN',
  trackingNumber: '1Z 999-AA1',
  shippedAt: '2026-11-16T15:00:00.000Z',
};

describe('a tracking number', () => {
  it('is told with letters and digits alone, and a carrier eBay knows', () => {
    const { method, path, body } = tell.buildRequest(shipping, credentials);
    expect([method, path]).toEqual(['POST', '/order/26-00017-48213/shipping_fulfillment']);
    expect(body).toEqual({
      kind: 'json',
      value: {
        lineItems: [{ lineItemId: '1', quantity: 2 }],
        shippedDate: '2026-11-16T15:00:00.000Z',
        shippingCarrierCode: 'UPS',
        trackingNumber: '1Z999AA1',
      },
    });
  });

  it('goes with its carrier or not at all', () => {
    const { body } = tell.buildRequest({ ...shipping, trackingNumber: null }, credentials);
    expect(Object.keys((body as { value: object }).value)).toEqual(['lineItems', 'shippedDate']);
    expect([carrierCode('USPS', 'x'), carrierCode('ZZZZ', 'Old Mill & Co.'), carrierCode(null, null)]).toEqual([
      'USPS',
      'Old Mill Co',
      null,
    ]);
  });

  it('has landed when eBay says where; a conflict and a refusal have not, and anything else does not tell', () => {
    const location = 'https://api.ebay.com/sell/fulfillment/v1/order/26-00017-48213/shipping_fulfillment/1Z999AA1';
    expect(tell.readAnswer(reply(201, {}, { location }), shipping)).toMatchObject({
      result: { externalId: '1Z999AA1' },
    });
    expect(tell.readAnswer(reply(409, ''), shipping).outcome).toBe('refused');
    expect(tell.readAnswer(reply(400, refusal(32_300, 'Invalid number')), shipping).outcome).toBe('refused');
    expect(tell.readAnswer(reply(400, '<html>'), shipping).outcome).toBe('unclear');
  });

  it('that is known is found among the order’s packages', () => {
    const known = {
      fulfillments: [
        { fulfillmentId: '1Z999AA1', shipmentTrackingNumber: '1Z999AA1', lineItems: [{ lineItemId: '1' }] },
      ],
    };
    expect(told.readAnswer(reply(200, known), { orderId: 'x' })).toMatchObject({
      result: [{ externalId: '1Z999AA1', trackingNumber: '1Z999AA1', lineIds: ['1'] }],
    });
    expect(told.readAnswer(reply(200, { total: 0 }), { orderId: 'x' })).toMatchObject({ result: [] });
  });
});
