import type { Services } from '../core/context.ts';
import { enabledConnections } from '../modules/carriers/gateway/index.ts';

/**
 * Registers the push URL with the simulated UPS, as one would at the carrier's portal. Pushes are optional, since
 * polling continues, so a failure is only logged.
 */
export async function enterSimulatedPushes(services: Services): Promise<void> {
  const url = services.outside.simulators['ups'];
  const connection = (await enabledConnections(services)).find(
    ({ adapter, environment }) => adapter.manifest.code === 'ups' && environment === 'simulator',
  );
  if (url === undefined || connection === undefined) return;
  const { clientId, clientSecret, webhookCredential } = connection.credentials as Readonly<Record<string, string>>;
  const answer = await fetch(`${url}/update-webhook`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
    body: JSON.stringify({ url: `${services.publicUrl}/api/push/${connection.id}`, credential: webhookCredential }),
  });
  if (!answer.ok) services.log.warn({ status: answer.status }, 'the simulated carrier does not push');
}
