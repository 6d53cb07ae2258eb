import { carrierAdapters, type CarrierAdapter } from '@waybill/carriers';
import type { Services } from '../../../core/context.ts';
import type { Db } from '../../../core/database/database.ts';
import { seal, unseal, type Sealed } from '../../../core/secrets/seal.ts';
import type { Connection } from './connection.ts';
import { isSimulated } from './reach.ts';

/** An adapter by code; undefined if this release has none. */
export function adapterOf(code: string): CarrierAdapter | undefined {
  return Object.hasOwn(carrierAdapters, code) ? carrierAdapters[code] : undefined;
}

function rows(db: Db) {
  return db
    .selectFrom('carrier_connections as connection')
    .innerJoin('carriers as carrier', 'carrier.id', 'connection.carrier_id')
    .select([
      'connection.id',
      'connection.adapter',
      'connection.environment',
      'connection.sealed',
      'connection.key_id',
      'connection.liability',
      'connection.deadlines',
      'connection.settle_seconds',
      'connection.updated_at',
      'carrier.id as carrier_id',
      'carrier.name',
      'carrier.scac',
      'carrier.modes',
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

/** Cache of opened credentials, by version. */
const opened = new WeakMap<Services, Map<string, unknown>>();

function credentialsOf(services: Services, adapter: CarrierAdapter, row: Row): unknown {
  if (row.sealed === null || row.key_id === null) return null;
  const known = opened.get(services) ?? new Map<string, unknown>();
  opened.set(services, known);
  const version = `${row.id}/${row.updated_at.toISOString()}`;
  if (known.has(version)) return known.get(version);
  const read = adapter.manifest.credentials.safeParse(openCredentials(services, row));
  const credentials = read.success ? read.data : null;
  known.set(version, credentials);
  return credentials;
}

type SealedRow = Pick<Row, 'id' | 'key_id' | 'sealed'>;

/**
 * A connection's credentials; null if there are none or they cannot be decrypted, e.g. because their key is gone. One
 * unusable connection must not stop the others.
 */
export function openCredentials(services: Services, { id, key_id: keyId, sealed: bytes }: SealedRow): unknown {
  if (bytes === null || keyId === null) return null;
  try {
    return JSON.parse(unseal(services.outside.keys, id, { keyId, bytes })) as unknown;
  } catch (error) {
    services.log.error({ err: error, connection: id }, 'the credentials of a carrier cannot be opened');
    return null;
  }
}

function connectionOf(services: Services, row: Row): Connection | null {
  const adapter = adapterOf(row.adapter);
  // The adapter of this connection no longer exists in this release.
  if (adapter === undefined) return null;
  return {
    id: row.id,
    carrier: { id: row.carrier_id, name: row.name, scac: row.scac, modes: row.modes },
    adapter,
    environment: row.environment as Connection['environment'],
    credentials: credentialsOf(services, adapter, row),
    liability: row.liability,
    deadlines: row.deadlines as Readonly<Record<string, number>>,
    settleSeconds: row.settle_seconds ?? adapter.manifest.settleTime,
    version: row.updated_at.toISOString(),
  };
}

/** Every enabled connection of an active carrier that can be called. Simulated ones only while their simulator runs. */
export async function enabledConnections(services: Services): Promise<Connection[]> {
  const found = await rows(services.database.staff)
    .where('connection.enabled', '=', true)
    .where('carrier.active', '=', true)
    .orderBy('carrier.name')
    .execute();
  const connections = found.flatMap((row) => connectionOf(services, row) ?? []);
  return connections.filter(
    ({ environment, adapter, carrier }) =>
      environment !== 'simulator' || isSimulated(services, adapter.manifest.code, carrier.scac),
  );
}

/** A connection by id, even a disabled one: its bookings are still tracked and voided. */
export async function connectionById(services: Services, id: string): Promise<Connection | null> {
  const row = await rows(services.database.staff).where('connection.id', '=', id).executeTakeFirst();
  return row === undefined ? null : connectionOf(services, row);
}

/** Encrypts credentials for one connection. */
export function sealCredentials(services: Services, connectionId: string, credentials: unknown): Sealed {
  return seal(services.outside.keys, connectionId, JSON.stringify(credentials));
}
