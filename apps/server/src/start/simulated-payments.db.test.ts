import { startSimulator, type Simulator } from '@waybill/carriers/simulators';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDemo, type Installation } from '../seed/installation.fixture.ts';
import { paymentSimulator, simulatedPaymentKey, simulatedWebhookSecret } from '../simulators/payments/index.ts';
import { enterSimulatedPayments } from './simulated-payments.ts';

const now = '2026-11-16T14:30:00.000Z';
let provider: Simulator;
let site: Installation;
let stripe: Stripe;

beforeAll(async () => {
  provider = await startSimulator(paymentSimulator);
  site = await openDemo(now);
  const { hostname, port } = new URL(provider.url);
  stripe = new Stripe(simulatedPaymentKey, { protocol: 'http', host: hostname, port: Number(port) });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

const enter = () => {
  const payments = { key: simulatedPaymentKey, webhookSecret: simulatedWebhookSecret, simulator: provider.url };
  return enterSimulatedPayments({ ...site.services, outside: { ...site.services.outside, payments } });
};
const paid = () =>
  site.services.database.staff
    .selectFrom('payments')
    .select(['intent_id', 'received', 'card_last4'])
    .where('state', '=', 'succeeded')
    .where('method', '=', 'card')
    .orderBy('id')
    .execute();

it('adds every card payment of the demo to the provider, which can then be refunded [INV-08]', async () => {
  await enter();
  const rows = await paid();
  expect(rows.length).toBeGreaterThan(0);
  for (const { intent_id, received } of rows) {
    const intent = await stripe.paymentIntents.retrieve(intent_id ?? '', { expand: ['latest_charge'] });
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: received, currency: 'usd' });
    expect(intent.latest_charge).toMatchObject({ payment_method_details: { card: { last4: '4242' } } });
  }
});

it('leaves what was given back since as it is when the server starts again', async () => {
  await enter();
  const [first] = await paid();
  const intent = first?.intent_id ?? '';
  const all = first?.received ?? 0;
  await stripe.refunds.create({ payment_intent: intent, amount: all - 1 });
  await enter();
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 2 })).rejects.toThrow(/greater than/);
  expect(await stripe.refunds.create({ payment_intent: intent, amount: 1 })).toMatchObject({ status: 'succeeded' });
});
