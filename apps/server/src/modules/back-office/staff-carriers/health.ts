import type { CarrierHealth, ConnectionTest, endpoints, Params } from '@waybill/contract';
import { changed, runCommand } from '../../../core/command.ts';
import type { Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { adapterOf, breakerState, connectionById, gatewayOf, onTrial } from '../../carriers/gateway/index.ts';
import { askHarmlessly } from '../integrations/index.ts';
import { isFailure, summaryOf, type Counted } from './call-figures.ts';

type Carriers = (typeof endpoints)['staffCarriers'];

const hourMs = 3_600_000;
/** The last 24 hours touch 25 clock hours. */
const hours = 25;
const mostFailures = 20;
const mostIncidents = 8;

type Figure = Counted & { readonly slot: Date; readonly operation: string };

function byHour(figures: readonly Figure[], now: Date): CarrierHealth['hours'] {
  const last = Math.floor(now.getTime() / hourMs);
  return Array.from({ length: hours }, (_, at) => {
    const hour = last - hours + 1 + at;
    const own = figures.filter(({ slot }) => Math.floor(slot.getTime() / hourMs) === hour);
    return { at: new Date(hour * hourMs).toISOString(), ...summaryOf(own) };
  });
}

function grouped<T extends Figure>(figures: readonly T[], keyOf: (figure: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const figure of figures) groups.set(keyOf(figure), [...(groups.get(keyOf(figure)) ?? []), figure]);
  return [...groups];
}

/** Calls to a carrier in the last 24 hours by hour, operation, and failure. @throws Refusal not_found */
export async function carrierHealthOf(ctx: Context, id: string): Promise<CarrierHealth> {
  const { db, services } = ctx;
  const now = ctx.now();
  const carrier = await db.selectFrom('carriers').select('id').where('id', '=', id).executeTakeFirst();
  if (carrier === undefined) throw new Refusal('not_found');
  const connections = await db
    .selectFrom('carrier_connections')
    .select(['id', 'adapter', 'environment', 'enabled', 'updated_at'])
    .where('carrier_id', '=', id)
    .orderBy('adapter')
    .execute();
  const ids = connections.map((one) => one.id);
  const figures: Figure[] =
    ids.length === 0
      ? []
      : await db
          .selectFrom('carrier_call_figures')
          .select(['slot', 'operation', 'outcome', 'step', 'calls'])
          .where('connection_id', 'in', ids)
          .where('slot', '>', new Date(now.getTime() - 24 * hourMs))
          .execute();
  const incidents =
    ids.length === 0
      ? []
      : await db
          .selectFrom('api_incidents')
          .select(['id', 'operation', 'failure', 'occurrences', 'last_seen_at'])
          .where('connection_id', 'in', ids)
          .where('resolved_at', 'is', null)
          .orderBy('last_seen_at', 'desc')
          .limit(mostIncidents)
          .execute();
  const failed = grouped(
    figures.filter(({ outcome }) => isFailure(outcome)),
    ({ outcome, operation }) => `${outcome}/${operation}`,
  );
  return {
    ...summaryOf(figures),
    hours: byHour(figures, now),
    operations: grouped(figures, ({ operation }) => operation)
      .map(([operation, own]) => ({ operation, ...summaryOf(own) }))
      .toSorted((one, other) => other.calls - one.calls),
    failure_kinds: failed
      .map(([, own]) => ({
        failure: own[0]?.outcome ?? '',
        operation: own[0]?.operation ?? '',
        calls: own.reduce((total, { calls }) => total + calls, 0),
      }))
      .toSorted((one, other) => other.calls - one.calls)
      .slice(0, mostFailures),
    incidents: incidents.map(({ last_seen_at: at, ...incident }) => ({ ...incident, last_seen_at: at.toISOString() })),
    connections: connections.map(({ updated_at: at, ...connection }) => ({
      ...connection,
      adapter: adapterOf(connection.adapter)?.manifest.name ?? connection.adapter,
      breaker: breakerState(gatewayOf(services).guardOf({ id: connection.id, version: at.toISOString() })),
    })),
  };
}

/**
 * Calls a carrier at once, even with an open breaker. A successful call closes the breaker in this process, and within
 * ten seconds in the others. @throws Refusal not_found
 */
export async function tryNow(
  ctx: Context,
  { params }: { readonly params: Params<Carriers['tryNow']> },
): Promise<{ data: ConnectionTest }> {
  const connection = await connectionById(ctx.services, params.connection);
  if (connection === null || connection.carrier.id !== params.id) throw new Refusal('not_found');
  const gateway = gatewayOf(ctx.services);
  const before = breakerState(gateway.guardOf(connection));
  const data = await askHarmlessly(ctx, connection, onTrial(gateway));
  if (data.outcome === 'works' || data.outcome === 'declined') gateway.letThrough(connection);
  const { outcome, operation, failure } = data;
  await runCommand(ctx, 'carrier.tried', async () =>
    changed(undefined, {
      subject: 'carrier',
      subjectId: params.id,
      before: { breaker: before },
      after: { outcome, operation, failure, breaker: breakerState(gateway.guardOf(connection)) },
    }),
  );
  return { data };
}
