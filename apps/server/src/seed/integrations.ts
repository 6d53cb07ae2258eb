import { chanceOf } from '@waybill/carriers';
import { insertRows } from '../core/database/insert-rows.ts';
import type { Tx } from '../core/database/database.ts';
import { secretHash } from '../core/sessions/secret-hash.ts';
import { demoClients, demoPartners, type DemoClient } from './demo/partners.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Two weeks of calls by the hour, in office hours, with occasional missing scopes. */
function callsOf(client: DemoClient, key: { account_id: string; client_id: string }, now: Date) {
  const chance = chanceOf(`calls/${client.name}`);
  const last = Math.floor(now.getTime() / hourMs);
  return Array.from({ length: 14 * 24 }, (_, at) => {
    const hour = new Date((last - at) * hourMs);
    const busy = hour.getUTCHours() >= 13 && hour.getUTCHours() <= 22 && hour.getUTCDay() % 6 !== 0;
    const calls = busy ? chance.between(1, client.busiest) : 0;
    const refused = calls > 0 && chance.between(1, 12) === 1 ? 1 : 0;
    return { ...key, hour, calls, refused };
  }).filter(({ calls }) => calls > 0);
}

async function putClient(tx: Tx, client: DemoClient, account: SeededAccount, now: Date): Promise<string> {
  const newId = seededIds(`api-client/${client.name}`);
  const made = new Date(now.getTime() - client.days * dayMs);
  const id = newId(made);
  const key = { account_id: account.id, client_id: id };
  const over = client.state === 'revoked' ? new Date(now.getTime() - 9 * dayMs) : null;
  await tx
    .insertInto('oauth_clients')
    .values({
      account_id: account.id,
      id,
      name: client.name,
      scopes: [...client.scopes],
      enabled: client.state !== 'off',
      created_at: made,
      created_by_name: client.by,
      last_used_at: client.busiest === 0 ? over : new Date(now.getTime() - 7 * 60_000),
      ...(over === null
        ? {}
        : { revoked_at: over, revoked_by_name: client.by, revoke_reason: 'The old system was shut down.' }),
    })
    .execute();
  await tx
    .insertInto('oauth_client_secrets')
    .values({
      ...key,
      id: newId(made),
      // Hash of a text that is not a secret, so it cannot be used. Rotating creates a working one.
      secret_hash: secretHash(`demo ${id}`),
      hint: client.hint,
      created_at: made,
      ends_at: over,
    })
    .execute();
  if (client.busiest > 0) await insertRows(tx, 'oauth_client_calls', callsOf(client, key, now));
  return id;
}

/** API clients of the first demo account, and integration partners. */
export async function seedIntegrations(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const [first] = accounts;
  if (first === undefined) return;
  const clients = new Map<string, string>();
  for (const client of demoClients) clients.set(client.name, await putClient(tx, client, first, now));
  for (const partner of demoPartners) {
    const newId = seededIds(`partner/${partner.name}`);
    const made = new Date(now.getTime() - 90 * dayMs);
    const id = newId(made);
    await tx
      .insertInto('integration_partners')
      .values({
        id,
        name: partner.name,
        kind: partner.kind,
        state: partner.state,
        website: partner.website,
        channels: [...partner.channels],
        identifiers: JSON.stringify(partner.identifiers),
        contacts: JSON.stringify(partner.contacts),
        services: [...partner.services],
        created_at: made,
        updated_at: new Date(now.getTime() - 3 * dayMs),
        updated_by_name: 'Ruth Calloway',
      })
      .execute();
    if (partner.account)
      await tx.insertInto('integration_partner_accounts').values({ partner_id: id, account_id: first.id }).execute();
    const client = partner.client === null ? undefined : clients.get(partner.client);
    if (client !== undefined)
      await tx.insertInto('integration_partner_clients').values({ partner_id: id, client_id: client }).execute();
    if (partner.note === null) continue;
    const noted = new Date(now.getTime() - 3 * dayMs);
    await tx
      .insertInto('integration_partner_notes')
      .values({ partner_id: id, id: newId(noted), text: partner.note, by_name: 'Ruth Calloway', created_at: noted })
      .execute();
  }
}

type Connected = { readonly id: string; readonly adapter: string };

/** Links connections to their demo partners, and adds two incidents. */
export async function seedConnected(tx: Tx, connections: readonly Connected[], now: Date): Promise<void> {
  for (const { name, adapters } of demoPartners) {
    const partner = await tx
      .selectFrom('integration_partners')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirst();
    const theirs = connections.filter(({ adapter }) => adapters.includes(adapter));
    if (partner === undefined || theirs.length === 0) continue;
    await tx
      .insertInto('integration_partner_connections')
      .values(theirs.map(({ id }) => ({ connection_id: id, partner_id: partner.id })))
      .execute();
  }
  const incident = (adapter: string, carrier: string, operation: string, failure: string, hours: number) => {
    const seen = new Date(now.getTime() - hours * hourMs);
    const exchange = {
      request: { method: 'POST', url: `https://api.${adapter}.example/rate`, query: {}, body: { account: '•••' } },
      answer: failure === 'unreadable' ? { status: 502, headers: {}, body: '<html>Bad gateway</html>' } : null,
      took_ms: failure === 'timeout' ? 8001 : 412,
      message: failure === 'timeout' ? 'No answer by the deadline' : 'The answer is no JSON',
    };
    return {
      id: seededIds(`incident/${adapter}/${failure}`)(seen),
      group_key: `demo/${adapter}/${operation}/${failure}`,
      connection_id: connections.find((one) => one.adapter === adapter)?.id ?? null,
      carrier_name: carrier,
      operation,
      failure,
      occurrences: 3 + hours,
      first_seen_at: new Date(seen.getTime() - 40 * 60_000),
      last_seen_at: seen,
      exchange: asJson(exchange),
      request_id: `demo-${adapter}-${failure}`,
    };
  };
  await insertRows(tx, 'api_incidents', [
    incident('rl-carriers', 'R+L Carriers', 'rate', 'timeout', 2),
    incident('tforce', 'TForce Freight', 'track', 'unreadable', 7),
    incident('ups', 'UPS', 'book', 'network', 21),
  ]);
}
