import type { PaymentAccess, Services } from '../core/context.ts';
import { seededPayments } from '../seed/index.ts';

type Payments = Pick<Services, 'database' | 'log' | 'outside' | 'publicUrl'>;

async function enterWebhooks({ key, simulator }: PaymentAccess, { publicUrl, log }: Payments): Promise<void> {
  const answer = await fetch(`${simulator}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ url: `${publicUrl}/api/payments/webhook`, 'enabled_events[]': '*' }),
  });
  // Without webhooks payments are polled, so they are only confirmed later.
  if (!answer.ok) log.warn({ status: answer.status }, 'the simulated payment provider sends no webhooks');
}

async function enterSeeded({ simulator }: PaymentAccess, { database, log }: Payments): Promise<void> {
  const payments = await seededPayments(database.staff);
  if (payments.length === 0) return;
  const answer = await fetch(`${simulator}/simulated/payments`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payments }),
  });
  if (!answer.ok) log.warn({ status: answer.status }, 'payments of the demo data cannot be given back');
}

/**
 * Registers the webhook with the simulated payment provider, as one would on the provider's own pages, and adds the
 * demo data's payments. Idempotent, and run at every start.
 */
export async function enterSimulatedPayments(services: Payments): Promise<void> {
  const { payments } = services.outside;
  if (!payments || payments.simulator === null) return;
  await enterWebhooks(payments, services);
  await enterSeeded(payments, services);
}
