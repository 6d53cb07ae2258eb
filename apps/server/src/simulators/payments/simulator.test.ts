import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSimulator, type Simulator } from '@waybill/carriers/simulators';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paymentSimulator, simulatedPaymentKey, simulatedWebhookSecret } from './index.ts';

let provider: Simulator;
let stripe: Stripe;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-16T14:30:00Z');
  provider = await startSimulator(paymentSimulator, { clock: () => now, pushEveryMs: 5 });
  const { hostname, port } = new URL(provider.url);
  stripe = new Stripe(simulatedPaymentKey, {
    protocol: 'http',
    host: hostname,
    port: Number(port),
    maxNetworkRetries: 0,
  });
});
afterEach(() => provider.close());

const seconds = () => Math.floor(now.getTime() / 1000);
const page = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}, key?: string) =>
  stripe.checkout.sessions.create(
    {
      mode: 'payment',
      success_url: 'http://localhost/done',
      cancel_url: 'http://localhost/back',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 30_000, product_data: { name: 'INV 30447' } } },
        { quantity: 2, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Copies <2>' } } },
      ],
      ...more,
    },
    key === undefined ? {} : { idempotencyKey: key },
  );
const send = (url: string, card = '4242 4242 4242 4242', more: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'a@b.example',
      card,
      expiry: '12/34',
      cvc: '123',
      name: 'A',
      zip: '1',
      ...more,
    }),
  });
const held = async () => {
  const { id, url } = await page({ payment_intent_data: { capture_method: 'manual' } });
  await send(url ?? '');
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  return typeof intent === 'string' ? intent : '';
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Stripe.errors.StripeError) => error.code ?? error.type,
  );

describe('a simulated checkout', () => {
  it('is paid on its own page and read by the official client', async () => {
    const { id, url, amount_total: total } = await page({ metadata: { payment_id: 'p1' } });
    expect(total).toBe(31_000);
    const paid = await send(url ?? '');
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://localhost/done']);
    const seen = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(seen).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      metadata: { payment_id: 'p1' },
      payment_intent: {
        amount_received: 31_000,
        latest_charge: { payment_method_details: { card: { last4: '4242' } } },
      },
    });
  });

  it('is made once for a key, and refuses the key for anything else', async () => {
    const [one, again] = [await page({}, 'k1'), await page({}, 'k1')];
    expect(again.id).toBe(one.id);
    expect(await codeOf(page({ success_url: 'http://localhost/other' }, 'k1'))).toBe('StripeIdempotencyError');
  });

  it('takes nothing without its key', async () => {
    const { hostname, port } = new URL(provider.url);
    const other = new Stripe('sk_test_other', { protocol: 'http', host: hostname, port: Number(port) });
    expect(await codeOf(other.checkout.sessions.retrieve('cs_1'))).toBe('StripeAuthenticationError');
    expect(await codeOf(stripe.checkout.sessions.retrieve('cs_1'))).toBe('resource_missing');
  });

  it('expires on demand or by its time, and then takes no card', async () => {
    const { id, url } = await page();
    expect((await stripe.checkout.sessions.expire(id)).status).toBe('expired');
    expect(await (await send(url ?? '')).text()).toContain('This payment page has expired');
    const other = await page({ expires_at: seconds() + 1800 });
    now = new Date(now.getTime() + 1801_000);
    expect((await stripe.checkout.sessions.retrieve(other.id)).status).toBe('expired');
    expect(await codeOf(page({ expires_at: seconds() + 600 }))).toBe('StripeInvalidRequestError');
  });
});

describe('its page', () => {
  it('is in the language of the payer, and says what is typed in as text', async () => {
    const { url } = await page({ locale: 'es' });
    const text = await (await fetch(url ?? '')).text();
    expect(text).toContain('<html lang="es">');
    expect(text).toContain('Pagar $310.00');
    expect(text).toContain('Copies &lt;2&gt;');
  });

  it('shows field errors, and keeps the entered values', async () => {
    const { url } = await page();
    const answer = await send(url ?? '', '4242 4242 4242 4241', { expiry: '10/26', cvc: '' });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain('id="card-error">This card number is not valid.');
    expect(text).toContain('id="expiry-error">This card has expired.');
    expect(text).toContain('id="cvc-error">This is required.');
    expect(text).toContain('value="4242 4242 4242 4241"');
  });
});

describe('an authorization', () => {
  it('is captured in part, and the rest is free', async () => {
    const intent = await held();
    expect((await stripe.paymentIntents.retrieve(intent)).amount_capturable).toBe(31_000);
    expect(await codeOf(stripe.paymentIntents.capture(intent, { amount_to_capture: 31_001 }))).toBe('amount_too_large');
    const captured = await stripe.paymentIntents.capture(intent, { amount_to_capture: 6000 });
    expect([captured.status, captured.amount_received, captured.amount_capturable]).toEqual(['succeeded', 6000, 0]);
    expect(await codeOf(stripe.paymentIntents.cancel(intent))).toBe('payment_intent_unexpected_state');
  });

  it('is let go on demand, or by itself after seven days', async () => {
    const [one, other] = [await held(), await held()];
    expect((await stripe.paymentIntents.cancel(one)).status).toBe('canceled');
    now = new Date(now.getTime() + 7 * 86_400_000 + 1000);
    expect((await stripe.paymentIntents.retrieve(other)).status).toBe('canceled');
    expect(await codeOf(stripe.paymentIntents.capture(other))).toBe('payment_intent_unexpected_state');
  });
});

describe('a refund', () => {
  it('gives back what was taken, and no more', async () => {
    const { id, url } = await page();
    await send(url ?? '');
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
    const give = (amount: number) =>
      stripe.refunds.create({ payment_intent: typeof intent === 'string' ? intent : '', amount });
    expect((await give(30_000)).status).toBe('succeeded');
    expect(await codeOf(give(1001))).toBe('StripeInvalidRequestError');
    await give(1000);
    expect(await codeOf(give(1))).toBe('charge_already_refunded');
  });
});

describe('its webhooks', () => {
  let receiver: Server;
  let told: { type: string; id: string }[];
  let answers: number[];

  beforeEach(async () => {
    [told, answers] = [[], []];
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += part));
      request.on('end', () => {
        const header = String(request.headers['stripe-signature']);
        const at = now.getTime();
        const event = stripe.webhooks.constructEvent(body, header, simulatedWebhookSecret, 300, undefined, at);
        told.push({ type: event.type, id: event.id });
        response.writeHead(answers.shift() ?? 204).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const { port } = receiver.address() as AddressInfo;
    await stripe.webhookEndpoints.create({ url: `http://127.0.0.1:${port}/hook`, enabled_events: ['*'] });
  });
  afterEach(() => new Promise<void>((resolve) => receiver.close(() => resolve())));

  const plan = (wanted: object) =>
    fetch(`${provider.url}/simulated/webhooks`, { method: 'PUT', body: JSON.stringify(wanted) });
  const paid = async () => send((await page()).url ?? '');
  const until = async (count: number) => {
    await expect.poll(() => told.length, { timeout: 5000 }).toBe(count);
    return told.map(({ type }) => type);
  };

  it('are signed as the official client checks it, in the order of what happened', async () => {
    await paid();
    expect(await until(2)).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
  });

  it('come doubled and backwards on demand', async () => {
    await plan({ copies: 2, reversed: true, delayMs: 1000 });
    await paid();
    now = new Date(now.getTime() + 1000);
    expect(await until(4)).toEqual([
      'checkout.session.completed',
      'checkout.session.completed',
      'payment_intent.succeeded',
      'payment_intent.succeeded',
    ]);
    expect(new Set(told.map(({ id }) => id)).size).toBe(2);
  });

  it('come again when they were not taken', async () => {
    answers = [503];
    await paid();
    await until(2);
    now = new Date(now.getTime() + 1000);
    expect(await until(3)).toEqual([
      'payment_intent.succeeded',
      'checkout.session.completed',
      'payment_intent.succeeded',
    ]);
  });
});
