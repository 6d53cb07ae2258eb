import type { Partner } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { daysOf, weekByPart, weekOf } from './traffic.ts';

async function accountsOf(db: Db | Tx, id: string): Promise<Partner['accounts']> {
  return db
    .selectFrom('integration_partner_accounts as link')
    .innerJoin('accounts', 'accounts.id', 'link.account_id')
    .select(['accounts.id', 'accounts.name'])
    .where('link.partner_id', '=', id)
    .orderBy('accounts.name')
    .execute();
}

async function clientsOf(db: Db | Tx, id: string) {
  return db
    .selectFrom('integration_partner_clients as link')
    .innerJoin('oauth_clients as client', 'client.id', 'link.client_id')
    .innerJoin('accounts', 'accounts.id', 'client.account_id')
    .select([
      'client.id',
      'client.name',
      'accounts.name as account_name',
      'client.enabled',
      'client.revoked_at',
      'client.last_used_at',
    ])
    .where('link.partner_id', '=', id)
    .orderBy('client.name')
    .execute();
}

async function connectionsOf(db: Db | Tx, id: string) {
  return db
    .selectFrom('integration_partner_connections as link')
    .innerJoin('carrier_connections as connection', 'connection.id', 'link.connection_id')
    .innerJoin('carriers', 'carriers.id', 'connection.carrier_id')
    .select((of) => [
      'connection.id',
      'carriers.name as carrier_name',
      'connection.adapter',
      'connection.enabled',
      of
        .selectFrom('api_incidents')
        .select((inner) => inner.fn.countAll<number>().as('open'))
        .whereRef('api_incidents.connection_id', '=', 'connection.id')
        .where('api_incidents.resolved_at', 'is', null)
        .as('open_incidents'),
    ])
    .where('link.partner_id', '=', id)
    .orderBy('carriers.name')
    .execute();
}

async function incidentsOf(db: Db | Tx, id: string): Promise<Partner['incidents']> {
  const found = await db
    .selectFrom('integration_partner_connections as link')
    .innerJoin('api_incidents as incident', 'incident.connection_id', 'link.connection_id')
    .select([
      'incident.id',
      'incident.carrier_name',
      'incident.operation',
      'incident.failure',
      'incident.occurrences',
      'incident.last_seen_at',
      'incident.resolved_at',
    ])
    .where('link.partner_id', '=', id)
    .orderBy('incident.last_seen_at', 'desc')
    .limit(10)
    .execute();
  return found.map(({ resolved_at: resolvedAt, ...row }) => ({
    ...row,
    last_seen_at: row.last_seen_at.toISOString(),
    resolved: resolvedAt !== null,
  }));
}

async function notesOf(db: Db | Tx, id: string): Promise<Partner['notes']> {
  const found = await db
    .selectFrom('integration_partner_notes')
    .select(['id', 'text', 'by_name', 'created_at'])
    .where('partner_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return found.map((row) => ({ id: row.id, text: row.text, by: row.by_name, at: row.created_at.toISOString() }));
}

/** One partner with everything linked to it. @throws Refusal not_found */
export async function showPartner(db: Db | Tx, id: string, now: Date): Promise<Partner> {
  const row = await db.selectFrom('integration_partners').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const parts = await weekByPart(db, id, now);
  const week = (await weekOf(db, [id], now)).get(id);
  return {
    id: row.id,
    name: row.name,
    kind: row.kind as Partner['kind'],
    state: row.state as Partner['state'],
    website: row.website,
    channels: row.channels as Partner['channels'],
    identifiers: row.identifiers,
    contacts: row.contacts,
    services: row.services as Partner['services'],
    calls: week?.calls ?? 0,
    failures: week?.failures ?? 0,
    updated_at: row.updated_at.toISOString(),
    updated_by: row.updated_by_name,
    revision: row.revision,
    accounts: await accountsOf(db, id),
    clients: (await clientsOf(db, id)).map((client) => ({
      id: client.id,
      name: client.name,
      account_name: client.account_name,
      state: client.revoked_at !== null ? 'revoked' : client.enabled ? 'active' : 'off',
      last_used_at: client.last_used_at?.toISOString() ?? null,
      calls: parts.clients.get(client.id) ?? 0,
    })),
    connections: (await connectionsOf(db, id)).map((connection) => ({
      ...connection,
      open_incidents: connection.open_incidents ?? 0,
      calls: parts.connections.get(connection.id)?.calls ?? 0,
      failures: parts.connections.get(connection.id)?.failures ?? 0,
    })),
    days: await daysOf(db, id, now),
    incidents: await incidentsOf(db, id),
    notes: await notesOf(db, id),
  };
}

/** Connections and API clients, each with the partner it belongs to. */
export async function partnerChoices(db: Db) {
  const connections = await db
    .selectFrom('carrier_connections as connection')
    .innerJoin('carriers', 'carriers.id', 'connection.carrier_id')
    .leftJoin('integration_partner_connections as link', 'link.connection_id', 'connection.id')
    .select(['connection.id', sql<string>`carriers.name || ' · ' || connection.adapter`.as('name'), 'link.partner_id'])
    .orderBy('carriers.name')
    .execute();
  const clients = await db
    .selectFrom('oauth_clients as client')
    .innerJoin('accounts', 'accounts.id', 'client.account_id')
    .leftJoin('integration_partner_clients as link', 'link.client_id', 'client.id')
    .select(['client.id', 'client.name', 'accounts.name as account_name', 'link.partner_id'])
    .where('client.revoked_at', 'is', null)
    .orderBy('client.name')
    .limit(500)
    .execute();
  return { connections, clients };
}
