import { setTimeout as pause } from 'node:timers/promises';
import type { Shipment } from '@waybill/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../core/database/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { reportedEvent } from '../../../testing/reported-event.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ingestEvents } from '../tracking/index.ts';

let server: TestServer;
let browser: Browser;
let accountId: string;
let address: string;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(browser);
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Follows a shipment over HTTP; the received events grow. */
async function follow(id: string) {
  const stop = new AbortController();
  const answer = await fetch(`${address}/api/shipments/${id}/live`, {
    headers: {
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      accept: 'text/event-stream',
    },
    signal: stop.signal,
  });
  const told: Shipment[] = [];
  let over = false;
  const read = async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const part of answer.body ?? []) {
      text += decoder.decode(part as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks.filter((one) => one.startsWith('event: shipment')))
        told.push(JSON.parse(block.slice(block.indexOf('data: ') + 6)) as Shipment);
    }
    over = true;
  };
  const reading = read().catch(() => undefined);
  onTestFinished(() => stop.abort());
  return {
    answer,
    told,
    reading,
    get over() {
      return over;
    },
  };
}

async function until(what: () => boolean): Promise<void> {
  for (let looks = 0; looks < 400 && !what(); looks += 1) await pause(25);
  expect(what()).toBe(true);
}

async function asOwner(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(statement);
  await client.end();
  return rowCount ?? 0;
}

const report = (code: string, hour: number) => reportedEvent(code, new Date(Date.UTC(2026, 10, 18, hour)));

describe('a shipment that is followed', () => {
  it('is sent at once, and again when another process changes it [TRACK-02, TRACK-05]', async () => {
    const { shipmentId } = await bookShipment(browser);
    const { answer, told } = await follow(shipmentId);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await until(() => told.length === 1);
    expect(told[0]).toMatchObject({ id: shipmentId, status: 'pending' });
    // A separate pool acts as another process.
    const other = openDatabase(server.databaseUrl, { connections: 1 });
    const key = { account_id: accountId, shipment_id: shipmentId };
    await other.staff
      .transaction()
      .execute((tx) => ingestEvents(tx, key, [report('AF', 15), report('X4', 20)], server.clock()));
    await other.close();
    // An event of the booking may arrive first.
    await until(() => told.at(-1)?.status === 'in_transit');
    expect(told.at(-1)?.events.filter(({ source }) => source === 'test')).toHaveLength(2);
  });

  it('is not sent for a write that is rolled back, or for another shipment', async () => {
    const [one, other] = [await bookShipment(browser), await bookShipment(browser)];
    const { told } = await follow(one.shipmentId);
    await until(() => told.length === 1);
    const write = (id: string, undo: boolean) =>
      server.services.database.staff.transaction().execute(async (tx) => {
        await ingestEvents(tx, { account_id: accountId, shipment_id: id }, [report('AF', 15)], server.clock());
        if (undo) throw new Error('undone');
      });
    await expect(write(one.shipmentId, true)).rejects.toThrow('undone');
    await write(other.shipmentId, false);
    await pause(300);
    expect(told).toHaveLength(1);
  });

  it('is caught up with after the listening connection was lost [TRACK-05]', async () => {
    const { shipmentId } = await bookShipment(browser);
    const { told } = await follow(shipmentId);
    await until(() => told.length === 1);
    const ended = await asOwner(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'waybill_live' AND datname = current_database()`,
    );
    expect(ended).toBe(1);
    const owner = openDatabase(server.databaseUrl, { connections: 1 });
    await owner.staff
      .transaction()
      .execute((tx) =>
        ingestEvents(tx, { account_id: accountId, shipment_id: shipmentId }, [report('AF', 15)], server.clock()),
      );
    await owner.close();
    await until(() => told.at(-1)?.status === 'in_transit');
  });

  it('is not shown to another account', async () => {
    const { shipmentId } = await bookShipment(browser);
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    expect((await stranger.get(`/api/shipments/${shipmentId}/live`)).status).toBe(404);
  });

  it('does not keep the server from closing', async () => {
    const { shipmentId } = await bookShipment(browser);
    const follower = await follow(shipmentId);
    await until(() => follower.told.length === 1);
    await server.app.close();
    await until(() => follower.over);
    expect(follower.told).toHaveLength(1);
  });
});
