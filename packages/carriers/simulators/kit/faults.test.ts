import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Faults, type Fault, type FaultKind } from './faults.ts';
import { startSimulator, type Simulator } from './simulator.ts';
import { tinyCarrier } from './testing.fixture.ts';

let carrier: Simulator;
beforeEach(async () => {
  carrier = await startSimulator(tinyCarrier);
});
afterEach(() => carrier.close());

const strike = (kind: FaultKind, more: Partial<Fault> = {}) =>
  carrier.faults.plan([{ kind, operation: 'book', times: 1, ...more }]);
const book = (name: string, signal?: AbortSignal) =>
  fetch(`${carrier.url}/things/${name}`, { method: 'POST', ...(signal === undefined ? {} : { signal }) });
const booked = async () => (await (await fetch(`${carrier.url}/things`)).json()) as number[];

describe('a fault before the carrier acts', () => {
  it('refuses for now, in the carrier’s own shape', async () => {
    strike('unavailable');
    const reply = await book('a');
    expect([reply.status, await reply.json()]).toEqual([503, { fault: 'Service unavailable' }]);
    expect(await booked()).toEqual([]);
  });

  it('asks for patience', async () => {
    strike('rate_limited', { ms: 2500 });
    const reply = await book('a');
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '3']);
    expect(await booked()).toEqual([]);
  });

  it('cuts the line', async () => {
    strike('reset');
    await expect(book('a')).rejects.toThrow('fetch failed');
    expect(await booked()).toEqual([]);
  });

  it('never answers', async () => {
    strike('hang');
    const patience = new AbortController();
    const answer = book('a', patience.signal);
    while (carrier.log.entries.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(carrier.log.entries[0]).toMatchObject({ operation: 'hang', fault: 'hang', status: 0 });
    patience.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(await booked()).toEqual([]);
  });

  it('only takes its time', async () => {
    strike('slow', { ms: 5 });
    expect((await book('a')).status).toBe(201);
    expect(await booked()).toEqual([1]);
  });
});

describe('a fault after the carrier acted', () => {
  it.each(['lost_reply', 'truncated'] as const)('%s: the caller does not learn of the booking', async (kind) => {
    strike(kind);
    await expect(book('a').then((reply) => reply.text())).rejects.toThrow(/fetch failed|terminated/);
    expect(await booked()).toEqual([1]);
    expect(carrier.log.entries[0]).toMatchObject({ operation: 'book', fault: kind, facts: { booking: 1 } });
  });

  it('a failure that is none', async () => {
    strike('failure_after_success');
    const reply = await book('a');
    expect([reply.status, await reply.text()]).toEqual([500, 'Internal Server Error']);
    expect(await booked()).toEqual([1]);
  });

  it('garbage with the right status', async () => {
    strike('garbage');
    const reply = await book('a');
    expect(reply.status).toBe(201);
    await expect(reply.json()).rejects.toThrow(SyntaxError);
    expect(await booked()).toEqual([1]);
  });

  it('an answer that comes late', async () => {
    strike('late', { ms: 5 });
    expect(await (await book('a')).json()).toEqual({ name: 'a', number: 1 });
    expect(carrier.log.entries[0]).toMatchObject({ fault: 'late', status: 201 });
  });

  it('an answer without end', async () => {
    strike('huge');
    const patience = new AbortController();
    const reply = await book('a', patience.signal);
    expect(reply.headers.get('content-length')).toBeNull();
    let read = 0;
    for await (const part of reply.body ?? []) if ((read += part.length) > 1_000_000) break;
    expect(read).toBeGreaterThan(1_000_000);
    expect(await booked()).toEqual([1]);
  });

  it('the same answer twice', async () => {
    strike('doubled_reply');
    const { port } = new URL(carrier.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('POST /things/a HTTP/1.1\r\nHost: tiny\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
    let text = '';
    for await (const part of socket) {
      text += String(part);
      if ((text.match(/\{"name":"a","number":1\}/g) ?? []).length === 2) break;
    }
    expect(text.match(/HTTP\/1\.1 201/g)).toHaveLength(2);
    expect(await booked()).toEqual([1]);
  });
});

describe('which calls a fault strikes', () => {
  it('so many of its operation, and no other', async () => {
    strike('unavailable', { times: 2 });
    const statuses = [];
    for (const name of ['a', 'b', 'c']) statuses.push((await book(name)).status, (await booked()).length);
    expect(statuses).toEqual([503, 0, 503, 0, 201, 1]);
  });

  it('all of them, without a number', () => {
    const faults = new Faults(() => 0.5);
    faults.plan([{ kind: 'reset', operation: '*' }]);
    expect([1, 2, 3].map(() => faults.strike('any')?.kind)).toEqual(['reset', 'reset', 'reset']);
  });

  it('a share of them', () => {
    const chances = [0.1, 0.3, 0.29, 0.9];
    const faults = new Faults(() => chances.shift() ?? 1);
    faults.plan([{ kind: 'reset', operation: 'book', share: 0.3 }]);
    expect(['book', 'book', 'book', 'book'].map((name) => faults.strike(name) !== null)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('each call one at the most, and a used one is gone from the plan', () => {
    const faults = new Faults(() => 0);
    const [once, always] = [
      { kind: 'reset', operation: 'book', times: 1 },
      { kind: 'slow', operation: '*', ms: 3 },
    ] as const;
    faults.plan([once, always]);
    expect(faults.planned()).toEqual([once, always]);
    expect(faults.strike('book')).toEqual(once);
    expect(faults.planned()).toEqual([always]);
    expect(faults.strike('book')).toEqual(always);
  });
});
