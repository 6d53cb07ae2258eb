import Stripe from 'stripe';
import type { PaymentAccess, Services } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';

/** A call that is not answered by then is given up; what came of it is asked for later. */
const deadlineMs = 8000;
const clients = new WeakMap<Services, Stripe>();

/** How the provider is spoken to. @throws Refusal unavailable where no card is taken */
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
 * The provider's own client. Every call goes through it, never inside a transaction, and every call that moves
 * something carries a key, so that it may be made again.
 * @throws Refusal unavailable where no card is taken
 */
export function providerOf(services: Services): Stripe {
  const known = clients.get(services);
  if (known !== undefined) return known;
  const made = client(accessOf(services));
  clients.set(services, made);
  return made;
}

/**
 * The key under which the provider does something once. It names the account, since ids come from browsers and two
 * accounts may have the same one.
 */
export function providerKey(row: { readonly account_id: string; readonly id: string }): string {
  return `${row.account_id}:${row.id}`;
}

/** Whether the provider itself has said no: then nothing was done, and asking again changes nothing. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError || error instanceof Stripe.errors.StripeCardError;
}
