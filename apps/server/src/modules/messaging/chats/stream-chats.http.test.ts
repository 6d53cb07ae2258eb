import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../../../core/database/database.ts';
import { buildApp } from '../../../core/http/app.ts';
import { newId } from '../../../core/ids.ts';
import { bindings } from '../../../registry.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openChatAs } from '../../../testing/chats.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let otherDatabase: Database;
let other: FastifyInstance;
let customer: Browser;
let staff: Browser;
/** URLs of two server processes that share one database. */
let here: string;
let there: string;

beforeAll(async () => {
  server = await startTestServer();
  otherDatabase = openDatabase(server.databaseUrl, { connections: 4 });
  other = await buildApp({ ...server.services, database: otherDatabase }, { bindings, webRoot: null });
  const host = '127.0.0.1';
  here = await server.app.listen({ port: 0, host });
  there = await other.listen({ port: 0, host });
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  staff = await signIn(other, (await addPerson(server, { roles: ['fpg_ops'] })).email);
});
afterAll(async () => {
  // Closes keep-alive connections of fetch.
  other.server.closeAllConnections();
  await other.close();
  await otherDatabase.close();
  await server.close();
});

type Told = { readonly name: string; readonly data: Record<string, unknown> };

/** Follows a stream over HTTP; the received text grows. */
async function follow(browser: Browser, url: string) {
  const stop = new AbortController();
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(url, { headers: { cookie, accept: 'text/event-stream' }, signal: stop.signal });
  const told: Told[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
        if (name !== undefined && data !== undefined)
          told.push({ name, data: JSON.parse(data) as Record<string, unknown> });
      }
    }
  };
  const ended = read();
  ended.catch(() => undefined);
  onTestFinished(() => stop.abort());
  const named = (name: string) => told.filter((one) => one.name === name).map(({ data }) => data);
  return {
    status: answer.status,
    /** Resolves when the server has ended the stream. */
    ended,
    told,
    named,
    texts: () => named('message').map((message) => (message as ChatMessage).text),
    stop: () => stop.abort(),
  };
}

async function until(what: () => boolean): Promise<void> {
  for (let looks = 0; looks < 400 && !what(); looks += 1) await pause(25);
  expect(what()).toBe(true);
}

const say = (id: string, text: string) => customer.post(`/api/chats/${id}/messages`, { id: newId(), text });
const answer = (id: string, text: string) => staff.post(`/api/admin/chats/${id}/messages`, { id: newId(), text });
const toStaff = (id: string, after = 0) => follow(staff, `${there}/api/admin/chats/live?chat=${id}&after=${after}`);
const toCustomer = (id: string, after = 0) => follow(customer, `${here}/api/chats/live?chat=${id}&after=${after}`);

describe('a stream of chats', () => {
  it('brings what is written in another process, each once and in order [CHAT-03]', async () => {
    const id = await openChatAs(customer, { text: '0' });
    const stream = await toStaff(id);
    for (let turn = 1; turn <= 20; turn += 1) void say(id, String(turn));
    await until(() => stream.texts().length >= 21);
    await pause(100);
    expect(stream.named('message').map((message) => message['seq'])).toEqual(
      Array.from({ length: 21 }, (_, place) => place + 1),
    );
    expect(new Set(stream.texts()).size).toBe(21);
  });

  it('goes on after the last message that is there, without loss or doubles', async () => {
    const id = await openChatAs(customer, { text: 'one' });
    const first = await toCustomer(id);
    await answer(id, 'two');
    await until(() => first.texts().at(-1) === 'two');
    const last = Number(first.named('message').at(-1)?.['seq']);
    first.stop();
    await answer(id, 'three');
    await answer(id, 'four');
    const second = await toCustomer(id, last);
    await answer(id, 'five');
    await until(() => second.texts().length === 3);
    expect(second.texts()).toEqual(['three', 'four', 'five']);
  });

  it('misses nothing when the connection that listens drops', async () => {
    const id = await openChatAs(customer);
    const stream = await toStaff(id);
    await until(() => stream.texts().length === 1);
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'waybill_live'`,
    );
    await client.end();
    await say(id, 'while nobody listened');
    await until(() => stream.texts().length === 2);
    expect(stream.texts()).toEqual(['Where is it?', 'while nobody listened']);
  });

  it('reports typing, and delivered and read marks, to the other side', async () => {
    const id = await openChatAs(customer);
    const [ours, theirs] = [await toCustomer(id), await toStaff(id)];
    await until(() => ours.named('marks').length === 1 && theirs.named('marks').length === 1);
    await staff.post(`/api/admin/chats/${id}/typing`);
    await until(() => ours.named('typing').length === 1);
    await customer.post(`/api/chats/${id}/typing`);
    await until(() => theirs.named('typing').length === 1);
    await staff.post(`/api/admin/chats/${id}/marks`, { delivered: 1, read: 1 });
    await until(() => ours.named('marks').length === 2);
    expect(ours.named('marks').at(-1)).toEqual({ delivered: 1, read: 1 });
    expect([ours.named('typing').length, theirs.named('typing').length]).toEqual([1, 1]);
  });

  it('reports assignment and closing to the customer, but no notes', async () => {
    const id = await openChatAs(customer);
    const [ours, theirs] = [await toCustomer(id), await toStaff(id)];
    await staff.post(`/api/admin/chats/${id}/notes`, { id: newId(), text: 'Handle with care' });
    await until(() => theirs.named('noted').length === 1);
    await answer(id, 'Hello');
    await staff.post(`/api/admin/chats/${id}/close`, { reason: 'resolved' });
    await until(() => ours.named('head').some((head) => head['state'] === 'closed'));
    expect(ours.named('head').map((head) => head['owner_name'])).toContain('Ana Reyes');
    expect(JSON.stringify(ours.told)).not.toContain('care');
    expect(ours.named('noted')).toEqual([]);
  });

  it('reports that a list changed, even without an open chat', async () => {
    const inbox = await follow(staff, `${there}/api/admin/chats/live?after=0`);
    const own = await follow(customer, `${here}/api/chats/live?after=0`);
    const id = await openChatAs(customer);
    await until(() => inbox.named('changed').length > 0 && own.named('changed').length > 0);
    expect([...inbox.named('message'), ...own.named('message')]).toEqual([]);
    const before = own.named('changed').length;
    await answer(id, 'Hello');
    await until(() => own.named('changed').length > before);
  });

  it('is refused for a chat that is not there, and without a place to go on from', async () => {
    expect((await toStaff(newId())).status).toBe(404);
    expect((await follow(customer, `${here}/api/chats/live`)).status).toBe(422);
  });

  it('does not keep a server from closing, and the client reconnects to another one', async () => {
    const third = await buildApp({ ...server.services, database: otherDatabase }, { bindings, webRoot: null });
    const address = await third.listen({ port: 0, host: '127.0.0.1' });
    const stream = await follow(customer, `${address}/api/chats/live?after=0`);
    // The server has to close keep-alive connections of fetch itself.
    await third.close();
    await expect(stream.ended).resolves.toBeUndefined();
  });
});
