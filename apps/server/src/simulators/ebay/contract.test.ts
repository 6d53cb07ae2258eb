import { describeContract, type Contract } from '@waybill/carriers/testing';
import { startSimulator, type Simulator } from '@waybill/carriers/simulators';
import { marketplaceAdapters, type MarketplaceInput, type MarketplaceOperation } from '@waybill/marketplaces';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPermission, demoSeller, ebaySimulator, simulatedEbayApp } from './index.ts';

const now = new Date('2026-11-16T14:30:00.000Z');
const ebay = marketplaceAdapters['ebay'];
if (ebay === undefined) throw new Error('There is no adapter');
const credentials = { ...simulatedEbayApp, refreshToken: demoPermission };
let simulator: Simulator;
let token = '';

async function control(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${simulator.url}/simulated/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

type Said = { readonly status: number; readonly body: unknown; readonly sent: unknown; readonly headers: Headers };

/** Sends a request like the gateway: with another host and the same path. */
async function send(
  request: ReturnType<(typeof ebay & object)['operations']['orders']['buildRequest']>,
): Promise<Said> {
  const base = new URL(ebay?.servers(credentials, 'production')[request.server] ?? '');
  const url = new URL(`${simulator.url}${base.pathname.replace(/\/$/, '')}${request.path}`);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
  const signed = ebay?.sign(credentials, request.tokens?.length === 0 ? {} : { user: token }) ?? {};
  const { body } = request;
  const answer = await fetch(url, {
    method: request.method,
    headers: { ...signed, ...(body?.kind === 'json' ? { 'content-type': 'application/json' } : {}) },
    ...(body === undefined
      ? {}
      : { body: body.kind === 'json' ? JSON.stringify(body.value) : new URLSearchParams(body.fields) }),
  });
  const text = await answer.text();
  const sent = body === undefined ? undefined : body.kind === 'json' ? body.value : body.fields;
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text), sent, headers: answer.headers };
}
function ask<O extends MarketplaceOperation>(name: O, input: MarketplaceInput<O>): Promise<Said> {
  const operation = (ebay as NonNullable<typeof ebay>).operations[name];
  return send(operation.buildRequest(input as never, credentials));
}

beforeAll(async () => {
  simulator = await startSimulator(ebaySimulator, { clock: () => now });
  await control('PUT', 'sellers', { ...demoSeller, refreshToken: demoPermission });
  await control('PUT', 'demo');
});
afterAll(() => simulator.close());

async function renew(): Promise<Said> {
  const source = ebay?.tokens['user'];
  if (source === undefined) throw new Error('There is no source of tokens');
  const said = await send(source.buildRequest(credentials));
  token = (said.body as { access_token: string }).access_token;
  return said;
}
const listed = async () => {
  const input = { from: '2026-10-01T00:00:00.000Z', until: '2026-11-16T14:00:00.000Z', offset: 0 };
  return ask('orders', input);
};
type Listed = { orders: { orderId: string; lineItems: { lineItemId: string; quantity: number }[] }[]; total: number };

describeContract('eBay tokens', 'ebay/oauth2.derived.openapi.yaml', (contract) => {
  it('are asked for and given as published', async () => {
    const said = await renew();
    expect([said.status, contract().request('POST', '/identity/v1/oauth2/token', said.sent)]).toEqual([200, []]);
    expect(contract().answer('POST', '/identity/v1/oauth2/token', 200, said.body)).toEqual([]);
    const ended = await ask('grant', { code: 'nobody gave this one out' });
    expect([ended.status, contract().answer('POST', '/identity/v1/oauth2/token', 400, ended.body)]).toEqual([400, []]);
  });

  it('are asked for on a page with every parameter it requires', () => {
    const url = new URL(`https://auth.ebay.com${ebay?.consentPath(credentials, 's')}`);
    const required = contract().requiredParameters('GET', url.pathname);
    expect(required.filter((each) => !url.searchParams.has(each.replace('query:', '')))).toEqual([]);
  });
});

describeContract('eBay sellers', 'ebay/commerce_identity_v1_oas3.json', (contract) => {
  it('are named as published', async () => {
    await renew();
    const { status, body } = await ask('seller', {});
    expect([status, contract().answer('GET', '/user/', status, body)]).toEqual([200, []]);
    expect(body).toMatchObject({ userId: demoSeller.userId });
  });
});

describeContract('eBay orders', 'ebay/sell_fulfillment_v1_oas3.json', (contract: () => Contract) => {
  const path = '/order/{orderId}/shipping_fulfillment';

  it('are listed as published, each of every state', async () => {
    await renew();
    const { status, body } = await listed();
    expect([status, contract().answer('GET', '/order', status, body)]).toEqual([200, []]);
    expect((body as Listed).total).toBe(46);
  });

  it('are created and listed as published', async () => {
    await renew();
    const [order] = ((await listed()).body as Listed).orders;
    if (order === undefined) throw new Error('There is no order');
    const made = await ask('tell', {
      orderId: order.orderId,
      lines: order.lineItems.map(({ lineItemId: id, quantity }) => ({ id, quantity })),
      carrierName: 'UPS',
      scac: 'UPSN',
      trackingNumber: '1Z999AA10123456784',
      shippedAt: now.toISOString(),
    });
    expect([made.status, contract().request('POST', path, made.sent)]).toEqual([201, []]);
    expect(contract().answer('POST', path, 201, made.body)).toEqual([]);
    expect(made.headers.get('location')).toMatch(/\/shipping_fulfillment\/1Z999AA10123456784$/);
    const known = await ask('told', { orderId: order.orderId });
    expect([known.status, contract().answer('GET', path, 200, known.body)]).toEqual([200, []]);
  });
});

describe('the simulated marketplace', () => {
  it('takes no token that has ended, and no future', async () => {
    await renew();
    await control('POST', 'tokens/end');
    expect((await listed()).status).toBe(401);
    await renew();
    const future = await ask('orders', {
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-11-17T00:00:00.000Z',
      offset: 0,
    });
    expect([future.status, (future.body as { errors: { errorId: number }[] }).errors[0]?.errorId]).toEqual([
      400, 30_850,
    ]);
  });

  it('makes a package for each call, also for the same number', async () => {
    await renew();
    const [, order] = ((await listed()).body as Listed).orders;
    if (order === undefined) throw new Error('There is no order');
    const input = {
      orderId: order.orderId,
      lines: order.lineItems.map(({ lineItemId: id, quantity }) => ({ id, quantity })),
      carrierName: 'UPS',
      scac: null,
      trackingNumber: 'TWICE1',
      shippedAt: now.toISOString(),
    };
    await ask('tell', input);
    await ask('tell', input);
    const seen = (await control('GET', 'fulfillments')) as { number: string }[];
    expect(seen.filter(({ number }) => number === 'TWICE1')).toHaveLength(2);
    const strange = await ask('tell', { ...input, lines: [{ id: 'no line', quantity: 1 }] });
    expect(strange.status).toBe(400);
  });

  it('repeats the page before when it is asked to, and says so by its offset', async () => {
    await renew();
    await control('POST', 'orders', {
      seller: demoSeller.userId,
      count: 300,
      from: '2026-11-15T00:00:00.000Z',
      everyMs: 1000,
    });
    await control('PUT', 'plan', { repeatEvery: 1 });
    const input = { from: '2026-10-01T00:00:00.000Z', until: '2026-11-16T14:00:00.000Z', offset: 200 };
    expect(((await ask('orders', input)).body as { offset: number }).offset).toBe(0);
    await control('PUT', 'plan', { repeatEvery: 0 });
    expect(((await ask('orders', input)).body as { offset: number }).offset).toBe(200);
  });
});
