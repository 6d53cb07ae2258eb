import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upsAdapter } from '@waybill/carriers';
import { bookInput, credentials } from '../../src/ups/samples.fixture.ts';
import { describeContract } from '../../testing/contracts.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { startSimulator, upsSimulator, type Simulator } from '../index.ts';

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };

const hour = 3_600_000;
let now: Date;
let simulator: Simulator;
let ups: Talk;
let received: Received[];
let statuses: number[];
let receiver: { readonly url: string; close(): void };
let arrived: () => void;

beforeEach(async () => {
  now = new Date('2026-11-18T15:00:00Z');
  simulator = await startSimulator(upsSimulator, { clock: () => now, hourMs: hour, pushEveryMs: 5 });
  ups = talk(upsAdapter, credentials, simulator.url);
  [received, statuses, arrived] = [[], [], () => {}];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(statuses.shift() ?? 200).end();
      arrived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/ups`,
    close: () => server.close(),
  };
});
afterEach(async () => {
  await simulator.close();
  receiver.close();
});

/** Waits for so many calls in all. */
async function until(count: number): Promise<void> {
  while (received.length < count) await new Promise<void>((resolve) => (arrived = resolve));
}

const enter = (webhook: object) =>
  fetch(`${simulator.url}/update-webhook`, {
    method: 'PUT',
    headers: { authorization: `Basic ${btoa('sample-client-id:sample-client-secret')}` },
    body: JSON.stringify({ credential: credentials.webhookCredential, ...webhook }),
  });

async function subscribed(): Promise<string> {
  await enter({ url: receiver.url });
  const booked = await ups.ask('book', bookInput);
  if (booked.outcome !== 'done') throw new Error(JSON.stringify(booked));
  const { trackingNumbers: numbers, carrierBookingId } = booked.result;
  expect(await ups.ask('subscribe', { numbers, callbackUrl: receiver.url })).toMatchObject({
    result: { accepted: numbers, declined: [] },
  });
  return carrierBookingId;
}

const later = (hours: number) => {
  now = new Date(now.getTime() + hours * hour);
};
const read = ({ body }: Received) => upsAdapter.push?.readPush(body)?.[0];

describe('alerts', () => {
  it('are pushed as the clock advances, each once, from the time of the subscription on', async () => {
    const number = await subscribed();
    later(9);
    await until(3);
    expect(received.map((each) => read(each)?.number)).toEqual([number, number, number]);
    // The label was made before anybody subscribed: history is not pushed.
    expect(received.map((each) => read(each)?.events[0]?.code)).toEqual(['accepted', 'accepted', 'in_transit']);
    later(200);
    await until(6);
    expect(received.map((each) => read(each)?.events[0]?.code).slice(3)).toEqual([
      'in_transit',
      'out_for_delivery',
      'delivered',
    ]);
    await simulator.close();
    expect(simulator.log.entries.filter(({ operation }) => operation === 'push').map(({ facts }) => facts)).toEqual(
      [1, 2, 3, 4, 5, 6].map((event) => ({ pushed: number, event })),
    );
  });

  it('bear the credential and the name of who sends them', async () => {
    await subscribed();
    later(4);
    await until(1);
    const headers = received[0]?.headers as Record<string, string>;
    expect(headers).toMatchObject({ 'user-agent': 'UPSPubSubTrackingService', 'x-api-key': 'sample-client-id' });
    expect(upsAdapter.push?.isGenuine({ headers, body: '' }, credentials)).toBe(true);
    const strangers = { ...credentials, webhookCredential: 'another-webhook-credential' };
    expect(upsAdapter.push?.isGenuine({ headers, body: '' }, strangers)).toBe(false);
  });

  it('say the same as tracking does', async () => {
    const number = await subscribed();
    later(4);
    await until(1);
    const tracked = await ups.ask('track', { mode: 'parcel', number });
    const [event] = tracked.outcome === 'done' ? tracked.result.events : [];
    const pushed = received[0] && read(received[0]);
    expect(pushed?.events[0]).toEqual({ ...event, postalCode: null });
    expect(pushed?.estimatedDelivery).toBe(tracked.outcome === 'done' ? tracked.result.estimatedDelivery : undefined);
  });

  it('are sent again until they are taken, in their order', async () => {
    await subscribed();
    statuses = [500, 503];
    later(7);
    await until(4);
    expect(received.map((each) => read(each)?.events[0]?.text)).toEqual([
      'Pickup Scan',
      'Pickup Scan',
      'Pickup Scan',
      'Origin Scan',
    ]);
  });

  it('go to this machine only', async () => {
    for (const url of ['https://example.com/push', 'http://10.0.0.1/push', 'http://127.0.0.1.example.com/', 'x'])
      expect((await enter({ url })).status).toBe(400);
    expect((await enter({ url: receiver.url, credential: 'short' })).status).toBe(400);
    expect((await fetch(`${simulator.url}/update-webhook`, { method: 'PUT', body: '{}' })).status).toBe(401);
    expect((await enter({ url: receiver.url })).status).toBe(200);
  });

  it('stop with the simulator', async () => {
    await subscribed();
    await simulator.close();
    later(9);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(received).toEqual([]);
  });
});

describeContract('the published alert', 'ups/UPSTrackAlert.yaml', (contract) => {
  it('has the shape that is pushed', async () => {
    await subscribed();
    later(200);
    await until(6);
    for (const { body } of received) expect(contract().request('POST', 'TrackingEvent', JSON.parse(body))).toEqual([]);
    expect(contract().request('POST', 'TrackingEvent', { trackingNumber: '1Z' })).not.toEqual([]);
  });
});
