import Stripe from 'stripe';
import type { PaymentAccess, Services } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';

/** Timeout of provider calls. The result of a timed out call is reconciled later. */
const deadlineMs = 8000;
const clients = new WeakMap<Services, Stripe>();

/** Configuration of the provider. @throws Refusal unavailable when card payments are not set up */
export function accessOf({ outside }: Services): PaymentAccess {
  if (!outside.payments) throw new Refusal('unavailable');
  return outside.payments;
}

function client({ key, simulator }: PaymentAccess): Stripe {
  const address = simulator === null ? null : new URL(simulator);
  return new Stripe(key, {
    timeout: deadlineMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address === null ? {} : { protocol: 'http', host: address.hostname, port: Number(address.port) }),
  });
}

/**
 * The provider's client. All calls go through it, never inside a transaction, and every call that moves money has an
 * idempotency key, so that it can be repeated.
 * @throws Refusal unavailable when card payments are not set up
 */
export function providerOf(services: Services): Stripe {
  const known = clients.get(services);
  if (known !== undefined) return known;
  const made = client(accessOf(services));
  clients.set(services, made);
  return made;
}

/** Idempotency key for the provider. Includes the account, since ids come from browsers and could collide. */
export function providerKey(row: { readonly account_id: string; readonly id: string }): string {
  return `${row.account_id}:${row.id}`;
}

/** Whether the provider refused the call: nothing was done, and a retry would not help. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
}
