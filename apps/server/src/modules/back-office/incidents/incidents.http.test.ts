import type { Incident, IncidentRow } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { gatewayOf } from '../../carriers/gateway/index.ts';

let server: TestServer;
let admin: Browser;
const path = '/api/admin/incidents';

async function note(carrierName: string, operation: string, failure: 'timeout' | 'sign_in', times = 1): Promise<void> {
  const { incidents } = gatewayOf(server.services);
  for (let at = 0; at < times; at += 1) {
    incidents.add({
      connectionId: null,
      carrierName,
      operation,
      failure,
      code: null,
      exchange: {
        request: { method: 'POST', url: 'https://api.carrier.example/rates', query: {}, body: { account: '•••' } },
        answer: null,
        took_ms: 8001,
        message: 'No answer by the deadline',
      },
      requestId: `request-${at + 1}`,
    });
  }
  await incidents.flush();
}

const list = async (query = '') => (await admin.get(`${path}${query}`)).body.data as unknown as IncidentRow[];
const show = async (id: string) => (await admin.get(`${path}/${id}`)).body.data as Incident;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  await note('Granite State Freight', 'rate', 'timeout', 37);
  server.clock.advance(60_000);
  await note('Granite State Freight', 'rate', 'timeout');
  await note('Two Rivers Motor', 'track', 'sign_in');
});
afterAll(() => server.close());

describe('incidents', () => {
  it('count what keeps going wrong as one, with its first and last time [ADMIN-07]', async () => {
    const [granite] = await list('?sort=-occurrences');
    expect(granite).toMatchObject({
      carrier_name: 'Granite State Freight',
      operation: 'rate',
      failure: 'timeout',
      occurrences: 38,
      first_seen_at: '2026-11-16T14:30:00.000Z',
      last_seen_at: '2026-11-16T14:31:00.000Z',
      resolved_at: null,
    });
  });

  it('are narrowed to a carrier, an operation, a failure and a state [ADMIN-07]', async () => {
    const names = async (query: string) => (await list(query)).map(({ carrier_name: name }) => name);
    expect(await names('?operation=track')).toEqual(['Two Rivers Motor']);
    expect(await names('?failure=timeout')).toEqual(['Granite State Freight']);
    expect(await names('?carrier=Two%20Rivers%20Motor&state=all')).toEqual(['Two Rivers Motor']);
    expect(await names('?state=resolved')).toEqual([]);
    expect((await admin.get(`${path}/choices`)).body.data).toEqual({
      open: 2,
      carriers: ['Granite State Freight', 'Two Rivers Motor'],
      operations: ['rate', 'track'],
      failures: ['sign_in', 'timeout'],
      people: [{ id: expect.any(String), name: 'Ana Reyes' }],
    });
  });

  it('show the latest exchange without what is secret [ADMIN-07]', async () => {
    const [granite] = await list('?failure=timeout');
    const incident = await show(granite?.id ?? '');
    expect(incident.exchange).toEqual({
      request: { method: 'POST', url: 'https://api.carrier.example/rates', query: {}, body: { account: '•••' } },
      answer: null,
      took_ms: 8001,
      message: 'No answer by the deadline',
    });
    expect(incident.request_id).toBe('request-1');
  });

  it('are resolved once, with a note, and a repeated problem opens a new one [ADMIN-07]', async () => {
    const [granite] = await list('?failure=timeout');
    const id = granite?.id ?? '';
    const resolve = () => admin.post(`${path}/${id}/resolve`, { note: 'They restarted a server' });
    expect((await resolve()).body.data).toMatchObject({
      resolved_at: '2026-11-16T14:31:00.000Z',
      steps: [{ what: 'resolved', note: 'They restarted a server' }],
    });
    await resolve();
    expect((await show(id)).steps).toHaveLength(1);
    await note('Granite State Freight', 'rate', 'timeout');
    const [again] = await list('?failure=timeout');
    expect(again?.id).not.toBe(id);
    expect((await show(again?.id ?? '')).others.map((one) => one.id)).toEqual([id]);
  });

  it('cannot be reopened while a newer one of the same group is open [ADMIN-07]', async () => {
    const [resolved] = await list('?state=resolved');
    const id = resolved?.id ?? '';
    const refused = await admin.post(`${path}/${id}/reopen`);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    const [open] = await list('?failure=timeout');
    await admin.post(`${path}/${open?.id}/resolve`, {});
    const answer = await admin.post(`${path}/${id}/reopen`);
    expect(answer.status).toBe(200);
    expect((await show(id)).steps.map(({ what }) => what)).toEqual(['reopened', 'resolved']);
    expect((await list('?failure=timeout')).map((one) => one.id)).toEqual([id]);
  });
});
