import type { IncidentRetry } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { callCarrier, connectionById, gatewayOf, type Called, type Connection } from '../../carriers/gateway/index.ts';
import { sampleAddress, sampleLoad } from './sample.ts';

/** Operations without side effects at the carrier. */
const harmless = ['rate', 'address_check', 'track'] as const;

/** The newest tracking number of a connection that is still polled; null if there is none. */
async function trackedNumber(db: Db, connectionId: string) {
  const row = await db
    .selectFrom('tracking_polls as poll')
    .innerJoin('shipments as shipment', (on) =>
      on.onRef('shipment.account_id', '=', 'poll.account_id').onRef('shipment.id', '=', 'poll.shipment_id'),
    )
    .select(['shipment.mode', 'shipment.pro_number', 'shipment.tracking_numbers'])
    .where('poll.connection_id', '=', connectionId)
    .orderBy('shipment.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const number = row?.mode === 'parcel' ? row.tracking_numbers[0] : row?.pro_number;
  return number ? { mode: row?.mode === 'parcel' ? ('parcel' as const) : ('ltl' as const), number } : null;
}

/** The operation that can be repeated after an incident; null if there is none, as for bookings. */
export async function retryableOperation(ctx: Context, connectionId: string | null, operation: string) {
  const known = harmless.find((one) => one === operation);
  if (connectionId === null || known === undefined) return null;
  const connection = await connectionById(ctx.services, connectionId);
  if (connection?.adapter.operations[known] === undefined) return null;
  const number = known === 'track' ? await trackedNumber(ctx.services.database.staff, connectionId) : null;
  return known === 'track' && number === null ? null : { connection, operation: known, number };
}
type Askable = NonNullable<Awaited<ReturnType<typeof retryableOperation>>>;

/** Verifies an address that every address service knows. */
export function askAddress(ctx: Context, connection: Connection) {
  return callCarrier(gatewayOf(ctx.services), connection, 'address_check', sampleAddress, ctx.requestId);
}

function call(ctx: Context, connection: Connection, { operation, number }: Askable): Promise<Called<unknown>> {
  const gateway = gatewayOf(ctx.services);
  if (operation === 'track' && number !== null) return callCarrier(gateway, connection, 'track', number, ctx.requestId);
  if (operation === 'address_check') return askAddress(ctx, connection);
  const load = sampleLoad(connection.adapter.manifest.modes[0] ?? 'ltl', ctx.now());
  return callCarrier(gateway, connection, 'rate', load, ctx.requestId);
}

/** Repeats the operation with sample data or a shipment in transit, and returns the result. */
export async function retryOperation(ctx: Context, askable: Askable): Promise<IncidentRetry> {
  const { reading, failure, tookMs } = await call(ctx, askable.connection, askable);
  return {
    outcome: failure !== null ? 'failed' : reading.outcome === 'done' ? 'works' : 'declined',
    failure,
    messages: reading.messages.slice(0, 5).map(({ text }) => text.slice(0, 300)),
    took_ms: Math.round(tookMs),
  };
}
