import { endpoints, type Endpoint } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addApiClient, tokenOf, type TestClient } from '../../testing/api-clients.ts';
import type { Browser } from '../../testing/browser.ts';
import { openChatAs, sayIn } from '../../testing/chats.ts';
import { bookShipment } from '../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../testing/people.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { openDatabase, type Database } from '../database/database.ts';

let server: TestServer;
/** Pools of another process, which shares only the database with the server. */
let elsewhere: Database;
let address: string;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  elsewhere = openDatabase(server.databaseUrl, { connections: 2 });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await elsewhere.close();
  await server.close();
});

const cookiesOf = (browser: Browser) => ({ cookie: [...browser.jar].map((pair) => pair.join('=')).join('; ') });

/** Opens a stream and waits for its first event. */
async function open(path: string, headers: Readonly<Record<string, string>>) {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await fetch(`${address}${path}`, { headers, signal: stop.signal });
  expect(answer.status).toBe(200);
  let text = '';
  const waits = new Map<string, () => void>();
  /** Resolves when the stream has sent this. */
  const heard = (part: string) =>
    new Promise<void>((resolve) => {
      if (text.includes(part)) resolve();
      else waits.set(part, resolve);
    });
  const read = async (): Promise<string> => {
    const decoder = new TextDecoder();
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part as Uint8Array, { stream: true });
      for (const [awaited, resolve] of waits) if (text.includes(awaited)) resolve();
    }
    return text;
  };
  // Resolves when the server has ended the stream.
  const all = read();
  all.catch(() => undefined);
  await Promise.race([heard('event: '), all]);
  return { all, heard };
}

async function scene() {
  const person = await addPerson(server, { accountRole: 'shipper' });
  const browser = await signIn(server.app, person.email);
  const accountId = await accountIdOf(browser);
  const chat = await openChatAs(browser);
  const { shipmentId } = await bookShipment(browser);
  const desk = await addPerson(server, { roles: ['fpg_ops'] });
  const staff = await signIn(server.app, desk.email);
  const client = await addApiClient(server, { accountId });
  const bearer = { authorization: `Bearer ${await tokenOf(server, client)}` };
  const live = `/api/shipments/${shipmentId}/live`;
  return {
    person,
    browser,
    desk,
    staff,
    client,
    chat,
    streams: {
      shipment: () => open(live, cookiesOf(browser)),
      chat: () => open(`/api/chats/live?chat=${chat}&after=0`, cookiesOf(browser)),
      staffChat: () => open(`/api/admin/chats/live?chat=${chat}&after=0`, cookiesOf(staff)),
      program: () => open(live, bearer),
    },
  };
}
type Scene = Awaited<ReturnType<typeof scene>>;

const users = (id: string, set: object) => elsewhere.staff.updateTable('users').set(set).where('id', '=', id).execute();
const clients = ({ id }: TestClient, set: object) =>
  elsewhere.staff.updateTable('oauth_clients').set(set).where('id', '=', id).execute();

const changes: readonly (readonly [string, keyof Scene['streams'], (of: Scene) => Promise<unknown>])[] = [
  ['a customer whose login is disabled', 'chat', ({ person }) => users(person.id, { disabled_at: new Date() })],
  ['a customer with another role', 'shipment', ({ person }) => users(person.id, { account_role: 'viewer' })],
  ['a customer who logs out', 'shipment', ({ browser }) => browser.post('/logout')],
  [
    'staff whose roles were taken',
    'staffChat',
    ({ desk }) => elsewhere.staff.deleteFrom('user_roles').where('user_id', '=', desk.id).execute(),
  ],
  [
    'staff whose sessions were ended',
    'staffChat',
    ({ desk }) => elsewhere.staff.deleteFrom('sessions').where('user_id', '=', desk.id).execute(),
  ],
  ['an API client that was switched off', 'program', ({ client }) => clients(client, { enabled: false })],
  ['an API client that lost a scope', 'program', ({ client }) => clients(client, { scopes: ['quote.read'] })],
];

describe('a stream', () => {
  it.each(changes)('of %s ends at once, whichever process changed it [ROLE-07]', async (_who, stream, change) => {
    const at = await scene();
    const { all } = await at.streams[stream]();
    await change(at);
    await sayIn(
      stream === 'staffChat' ? at.browser : at.staff,
      at.chat,
      'Only for those who may read it',
      basesOf(stream),
    );
    expect(await all).not.toContain('Only for those who may read it');
  });

  it('goes on for the other people, and for the same person while nothing changes', async () => {
    const at = await scene();
    const [own, theirs] = [await at.streams.chat(), await at.streams.staffChat()];
    await users(at.person.id, { account_role: 'viewer' });
    await own.all;
    await users(at.desk.id, { per_page: 50 });
    await sayIn(at.staff, at.chat, 'Still here', '/api/admin/chats');
    await theirs.heard('Still here');
    await elsewhere.staff.deleteFrom('user_roles').where('user_id', '=', at.desk.id).execute();
    expect(await theirs.all).toContain('Still here');
  });

  it('is one of these, all of which begin with the same check', () => {
    const all: readonly Endpoint[] = Object.values(endpoints).flatMap((group) => Object.values(group) as Endpoint[]);
    const streams = all.filter(({ answers }) =>
      Object.values(answers).some(
        (answer) => answer !== null && 'bytes' in answer && answer.bytes === 'text/event-stream',
      ),
    );
    expect(streams.map(({ path }) => path).toSorted()).toEqual([
      '/api/admin/chats/live',
      '/api/chats/live',
      '/api/public-quotes/:id/rates',
      '/api/quotes/:id/rates',
      '/api/shipments/:id/live',
    ]);
  });
});

function basesOf(stream: string): string {
  return stream === 'staffChat' ? '/api/chats' : '/api/admin/chats';
}
