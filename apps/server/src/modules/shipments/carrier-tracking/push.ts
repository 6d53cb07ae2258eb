import { createHmac } from 'node:crypto';
import type { endpoints, Params } from '@waybill/contract';
import { Webhook } from 'standardwebhooks';
import type { Context, Services } from '../../../core/context.ts';
import { reply, type Reply, type Wire } from '../../../core/http/binding.ts';
import { Refusal } from '../../../core/refusal.ts';
import { connectionById, type Connection } from '../../carriers/gateway/index.ts';
import { receive } from './receive.ts';

type Asked = { readonly params: Params<typeof endpoints.tracking.push> };

const headersOf = ({ request }: Wire): Record<string, string> =>
  Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]));

/**
 * Receives a push in a carrier's own format, e.g. UPS Track Alert. Answered after it is stored.
 * @throws Refusal not_found for a connection without pushes, invalid_signature for a call that is not the carrier's
 */
export async function takePush(ctx: Context, { params }: Asked, wire: Wire): Promise<Reply<undefined>> {
  const connection = await connectionById(ctx.services, params.connection);
  const push = connection?.adapter.push;
  if (connection === null || push === undefined || connection.credentials === null) throw new Refusal('not_found');
  const body = wire.request.rawBody ?? '';
  if (!push.isGenuine({ headers: headersOf(wire), body }, connection.credentials))
    throw new Refusal('invalid_signature');
  await receive(ctx, { source: `push:${connection.adapter.manifest.code}`, connectionId: connection.id, body });
  return reply(204, undefined);
}

/** Key that verifies a connection's signed webhook. Staff give it to the sender of the reports. */
export function pushKey({ secret }: Pick<Services, 'secret'>, connectionId: string): string {
  return `whsec_${createHmac('sha256', secret).update(`tracking push ${connectionId}`).digest('base64')}`;
}

/**
 * A push to a connection with its raw body, after its Standard Webhooks signature is verified.
 * @throws Refusal not_found; invalid_signature, also for a timestamp more than five minutes off
 */
export async function verifiedPush(
  ctx: Context,
  connectionId: string,
  wire: Wire,
): Promise<{ readonly connection: Connection; readonly body: string }> {
  const connection = await connectionById(ctx.services, connectionId);
  if (connection === null) throw new Refusal('not_found');
  const body = wire.request.rawBody ?? '';
  try {
    new Webhook(pushKey(ctx.services, connection.id)).verify(body, headersOf(wire));
  } catch (cause) {
    throw new Refusal('invalid_signature', { cause });
  }
  return { connection, body };
}

/**
 * Receives events in our own format with a Standard Webhooks signature.
 * @throws Refusal not_found, invalid_signature
 */
export async function takeSignedPush(ctx: Context, { params }: Asked, wire: Wire): Promise<Reply<undefined>> {
  const { connection, body } = await verifiedPush(ctx, params.connection, wire);
  await receive(ctx, { source: 'push:signed', connectionId: connection.id, body });
  return reply(204, undefined);
}
