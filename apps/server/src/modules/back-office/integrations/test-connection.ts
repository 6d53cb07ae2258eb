import type { CarrierMessage } from '@waybill/carriers';
import type { ConnectionTest, endpoints, Params } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import {
  callCarrier,
  connectionById,
  gatewayOf,
  type Called,
  type Connection,
  type Gateway,
} from '../../carriers/gateway/index.ts';
import { sampleAddress, sampleLoad } from './sample.ts';

const mostMessages = 5;
const longest = 300;

function textsOf(messages: readonly CarrierMessage[]): string[] {
  return messages.slice(0, mostMessages).map(({ text }) => text.slice(0, longest));
}

function resultOf(
  operation: 'address_check' | 'rate',
  { reading, failure, tookMs }: Called<unknown>,
  rates: number | null,
): ConnectionTest {
  const outcome = failure !== null ? 'failed' : reading.outcome === 'done' ? 'works' : 'declined';
  return { outcome, operation, failure, messages: textsOf(reading.messages), rates, took_ms: Math.round(tookMs) };
}

/** Makes a call without side effects: an address check, or else rates for a sample load. */
export async function askHarmlessly(
  ctx: Context,
  connection: Connection,
  gateway: Gateway = gatewayOf(ctx.services),
): Promise<ConnectionTest> {
  const { operations, manifest } = connection.adapter;
  // A cached token would prove nothing about the credentials.
  gateway.tokens.forget(connection);
  if (operations.address_check !== undefined) {
    const called = await callCarrier(gateway, connection, 'address_check', sampleAddress, ctx.requestId);
    return resultOf('address_check', called, null);
  }
  if (operations.rate !== undefined) {
    const input = sampleLoad(manifest.modes[0] ?? 'ltl', ctx.now());
    const called = await callCarrier(gateway, connection, 'rate', input, ctx.requestId);
    return resultOf('rate', called, called.reading.outcome === 'done' ? called.reading.result.length : null);
  }
  const missing = connection.credentials === null;
  return {
    outcome: missing ? 'failed' : 'untested',
    operation: null,
    failure: missing ? 'credentials_missing' : null,
    messages: [],
    rates: null,
    took_ms: 0,
  };
}

/**
 * Tests a connection, even a disabled one: gets a new token and makes a call without side effects.
 * @throws Refusal not_found
 */
export async function testConnection(
  ctx: Context,
  { params }: { readonly params: Params<(typeof endpoints)['integrations']['test']> },
): Promise<{ data: ConnectionTest }> {
  const connection = await connectionById(ctx.services, params.id);
  if (connection === null) throw new Refusal('not_found');
  const result = await askHarmlessly(ctx, connection);
  const { outcome, operation, failure } = result;
  await runCommand(ctx, 'integration.tested', async () =>
    changed(undefined, {
      subject: 'integration',
      subjectId: params.id,
      after: { carrier: connection.carrier.name, outcome, operation, failure },
    }),
  );
  return { data: result };
}
