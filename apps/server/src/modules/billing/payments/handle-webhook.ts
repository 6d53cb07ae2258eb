import type Stripe from 'stripe';
import { fields } from '@waybill/contract';
import type { Context, Services } from '../../../core/context.ts';
import { reply, type Reply, type Wire } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { accessOf, providerOf } from './provider.ts';
import { at } from './steps.ts';

/** What a provider event is about. */
export type WebhookSubject = {
  readonly purpose: 'invoices' | 'booking';
  readonly accountId: string;
  readonly id: string;
  readonly sessionId: string | null;
};
/** Checks the subject of an event and acts on it. */
export type WebhookHandler = (services: Services, told: WebhookSubject) => Promise<void>;

function genuine({ services }: Context, { request }: Wire): Stripe.Event {
  const { webhookSecret } = accessOf(services);
  const signature = String(request.headers['stripe-signature'] ?? '');
  try {
    return providerOf(services).webhooks.constructEvent(
      request.rawBody ?? '',
      signature,
      webhookSecret,
      undefined,
      undefined,
      services.clock().getTime(),
    );
  } catch (cause) {
    throw new Refusal('invalid_signature', { cause });
  }
}

/** Our payment or booking that an event is about; null for an event about something else on the provider account. */
function toldBy({ data }: Stripe.Event): WebhookSubject | null {
  const object = data.object as { object?: string; id?: string; metadata?: Record<string, string> | null };
  const purpose = object.metadata?.['booking_id'] === undefined ? 'invoices' : 'booking';
  const id = fields.id.safeParse(object.metadata?.[purpose === 'booking' ? 'booking_id' : 'payment_id']);
  const accountId = fields.id.safeParse(object.metadata?.['account_id']);
  if (!id.success || !accountId.success) return null;
  const sessionId = object.object === 'checkout.session' ? (object.id ?? null) : null;
  return { purpose, accountId: accountId.data, id: id.data, sessionId };
}

/**
 * Handles a provider webhook. Answers only after the books are updated; on any failure the provider sends it again.
 * @throws Refusal invalid_signature, also for a timestamp more than five minutes off; unavailable
 */
export async function takeWebhook(
  ctx: Context,
  wire: Wire,
  lookers: Readonly<Record<WebhookSubject['purpose'], WebhookHandler>>,
): Promise<Reply<undefined>> {
  const told = toldBy(genuine(ctx, wire));
  if (told === null) return reply(204, undefined);
  await at(ctx.services, 'told');
  await lookers[told.purpose](ctx.services, told);
  return reply(204, undefined);
}
