import type { Incident, IncidentRow } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { gatewayOf } from '../../carriers/gateway/index.ts';

let site: OutsideServer;
let admin: Browser;
let me: string;
const path = '/api/admin/incidents';
beforeAll(async () => {
  site = await startOutside([{ adapter: 'ups', scac: 'UPSN', mode: 'parcel' }]);
  const person = await addPerson(site, { roles: ['super_admin'] });
  me = person.id;
  admin = await signIn(site.app, person.email);
});
afterAll(() => site.close());

async function note(operation: string): Promise<string> {
  const { incidents } = gatewayOf(site.services);
  const { connectionId } = site.carrier('UPSN');
  const exchange = { request: null, answer: null, took_ms: null, message: null };
  incidents.add({
    connectionId,
    carrierName: 'UPS',
    operation,
    failure: 'timeout',
    code: null,
    exchange,
    requestId: 'r',
  });
  await incidents.flush();
  const rows = (await admin.get(`${path}?operation=${operation}`)).body.data as unknown as IncidentRow[];
  return rows[0]?.id ?? '';
}
const show = async (id: string) => (await admin.get(`${path}/${id}`)).body.data as Incident;

it('can be assigned only to people who may see them, or to no one [ADMIN-07]', async () => {
  const id = await note('rate');
  const give = (owner: string | null) => admin.send('PUT', `${path}/${id}/owner`, { owner_id: owner });
  expect((await give(me)).body.data).toMatchObject({ owner: { id: me, name: 'Ana Reyes' } });
  expect((await admin.get(`${path}?owner=me`)).body.data).toHaveLength(1);
  expect((await admin.get(`${path}?owner=nobody`)).body.data).toHaveLength(0);
  const sales = await addPerson(site, { roles: ['fpg_sales'] });
  expect((await give(sales.id)).body.codes).toEqual({ owner_id: ['invalid'] });
  await give(null);
  expect((await show(id)).steps.map(({ what, who, note: said }) => [what, who, said])).toEqual([
    ['assigned', 'Ana Reyes', null],
    ['assigned', 'Ana Reyes', 'Ana Reyes'],
  ]);
});

it('can be retried where that has no side effects, and the result is kept in their history [ADMIN-07]', async () => {
  const id = await note('rate');
  expect((await show(id)).retry).toBe('rate');
  const answer = await admin.post(`${path}/${id}/retry`);
  expect(answer.status).toBe(200);
  expect((answer.body as { result: object }).result).toMatchObject({ outcome: 'works', failure: null });
  expect(site.carrier('UPSN').calls('rate').length).toBeGreaterThan(0);
  const [step] = (await show(id)).steps;
  expect(step).toMatchObject({ what: 'retried', note: expect.stringMatching(/^works, \d+ ms$/) });
  expect((await show(id)).resolved_at).toBeNull();
});

it('of a booking are never sent again from here [ADMIN-07]', async () => {
  const id = await note('book');
  expect((await show(id)).retry).toBeNull();
  const refused = await admin.post(`${path}/${id}/retry`);
  expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  expect(site.carrier('UPSN').calls('book')).toHaveLength(0);
});

it('of tracking are asked again only with a shipment that is on its way [ADMIN-07]', async () => {
  expect((await show(await note('track'))).retry).toBeNull();
});
