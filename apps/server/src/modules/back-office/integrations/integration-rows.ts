import type { CarrierAdapter } from '@waybill/carriers';
import type { Integration } from '@waybill/contract';
import type { Services } from '../../../core/context.ts';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { adapterOf, breakerState, connectionById, gatewayOf } from '../../carriers/gateway/index.ts';
import { credentialFields } from './credential-fields.ts';
import { proBlockOf } from './pro-block-row.ts';

function rows(db: Db | Tx) {
  return db
    .selectFrom('carrier_connections as connection')
    .innerJoin('carriers as carrier', 'carrier.id', 'connection.carrier_id')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('api_incidents')
          .select(['id', 'operation', 'failure', 'last_seen_at', 'resolved_at'])
          .whereRef('api_incidents.connection_id', '=', 'connection.id')
          .orderBy('last_seen_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('incident'),
      (join) => join.onTrue(),
    )
    .select([
      'connection.id',
      'connection.adapter',
      'connection.environment',
      'connection.enabled',
      'connection.sealed',
      'connection.liability',
      'connection.public_fields',
      'connection.updated_at',
      'carrier.id as carrier_id',
      'carrier.name',
      'carrier.scac',
      'incident.id as incident_id',
      'incident.operation',
      'incident.failure',
      'incident.last_seen_at',
      'incident.resolved_at',
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function lastIncident({ incident_id: id, operation, failure, last_seen_at, resolved_at }: Row) {
  if (id === null || operation === null || failure === null || last_seen_at === null) return null;
  return { id, operation, failure, last_seen_at: last_seen_at.toISOString(), resolved: resolved_at !== null };
}

/** State of a connection in the gateway: whether its credentials are usable, and whether calls go through. */
async function stateOf(services: Services, row: Row): Promise<Pick<Integration, 'credentials' | 'breaker'>> {
  const connection = await connectionById(services, row.id);
  const entered = connection !== null && connection.credentials !== null;
  return {
    credentials: row.sealed === null ? 'missing' : entered ? 'entered' : 'unusable',
    breaker: connection === null ? 'closed' : breakerState(gatewayOf(services).guardOf(connection)),
  };
}

/** The block that PRO numbers are drawn from, if the adapter takes our numbers. */
async function proBlockIn(
  services: Services,
  id: string,
  adapter: CarrierAdapter | undefined,
): Promise<Pick<Integration, 'takes_own_pro' | 'pro_block'>> {
  if (adapter?.manifest.ownPro !== true) return { takes_own_pro: false, pro_block: null };
  const row = await services.database.staff
    .selectFrom('pro_blocks')
    .selectAll()
    .where('connection_id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  return { takes_own_pro: true, pro_block: row === undefined ? null : proBlockOf(row) };
}

async function wire(services: Services, row: Row): Promise<Integration> {
  const adapter = adapterOf(row.adapter);
  const push = `${services.publicUrl}/api/push/${row.id}`;
  return {
    id: row.id,
    carrier: { id: row.carrier_id, name: row.name, scac: row.scac },
    adapter: {
      code: row.adapter,
      name: adapter?.manifest.name ?? null,
      operations: [...(adapter?.manifest.capabilities ?? [])],
    },
    environment: row.environment as Integration['environment'],
    enabled: row.enabled,
    liability: liabilityWire(row.liability),
    ...(await stateOf(services, row)),
    ...(await proBlockIn(services, row.id, adapter)),
    fields: adapter === undefined ? [] : credentialFields(adapter),
    values: row.public_fields as Integration['values'],
    last_incident: lastIncident(row),
    push: { own_url: adapter?.push === undefined ? null : push, signed_url: `${push}/events` },
    updated_at: row.updated_at.toISOString(),
  };
}

type LiabilityKept = { readonly perPoundNew: number; readonly perPoundUsed: number; readonly cap: number };

function liabilityWire({ perPoundNew, perPoundUsed, cap }: LiabilityKept): Integration['liability'] {
  return { per_pound_new: perPoundNew, per_pound_used: perPoundUsed, cap };
}

/** Carrier liability in the format that rating reads. */
export function liabilityOf(given: Integration['liability']): string {
  return JSON.stringify({
    perPoundNew: given.per_pound_new,
    perPoundUsed: given.per_pound_used,
    cap: given.cap,
  } satisfies LiabilityKept);
}

/** Every connection, sorted by carrier name. */
export async function listIntegrations(services: Services): Promise<Integration[]> {
  const found = await rows(services.database.staff).orderBy('carrier.name').orderBy('connection.adapter').execute();
  return Promise.all(found.map((row) => wire(services, row)));
}

/** One connection. @throws Refusal not_found */
export async function showIntegration(services: Services, id: string): Promise<Integration> {
  const row = await rows(services.database.staff).where('connection.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return wire(services, row);
}
