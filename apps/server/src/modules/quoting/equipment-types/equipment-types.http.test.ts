import type { EquipmentType, EquipmentUsed } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ordinaryTruckload } from '../../../testing/truckload.ts';

let server: TestServer;
let admin: Browser;
let customer: Browser;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
});
afterAll(() => server.close());

const path = '/api/admin/equipment-types';
const kept = async () => (await admin.get(path)).body.data as unknown as EquipmentType[];
const offered = async () => (await customer.get('/api/equipment-types')).body.data as unknown as EquipmentUsed[];
const codes = async () => (await offered()).map(({ code }) => code);
const tanker = {
  code: 'TNK42',
  name: 'Tanker 42 ft',
  picture: 'container',
  length_in: 504,
  width_in: 96,
  height_in: 96,
  max_pounds: 43_000,
  cents_per_mile: 310,
};
const create = async (changes: object = {}) => {
  const answer = await admin.post(path, { ...tanker, id: crypto.randomUUID(), ...changes });
  return answer.body.data as EquipmentType;
};

describe('kinds of equipment', () => {
  it('begin with the usual ones in their order, with sizes and payload [TL-03]', async () => {
    expect(await codes()).toEqual([
      'V53',
      'V48',
      'R53',
      'F48',
      'F53',
      'SD48',
      'CN48',
      'DD48',
      'RGN',
      'PO',
      'SB26',
      'SV',
      'HS40',
      'C40',
    ]);
    const [van, , reefer] = await offered();
    expect(van).toMatchObject({ length_in: 636, width_in: 100, height_in: 110, max_pounds: 45_000, pallets: 26 });
    expect(reefer).toMatchObject({ refrigerated: true, max_pounds: 43_500 });
  });

  it('show customers no prices', async () => {
    expect((await customer.get('/api/equipment-types')).text).not.toMatch(/cents_per_mile|firm_miles/);
  });

  it('are added at the end, once however often it is sent [TL-03]', async () => {
    const body = { ...tanker, id: crypto.randomUUID() };
    const answers = [await admin.post(path, body), await admin.post(path, body)];
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect((await codes()).at(-1)).toBe('TNK42');
    const other = await admin.post(path, { ...body, name: 'Another' });
    expect(other.body.code).toBe('idempotency_key_reused');
  });

  it('have codes of their own, and sizes where they have a trailer', async () => {
    const taken = await admin.post(path, { ...tanker, code: 'v53', id: crypto.randomUUID() });
    expect(taken.body.errors).toEqual({ code: ['Another equipment type has this code'] });
    const flat = await admin.post(path, { ...tanker, code: 'X1', height_in: null, id: crypto.randomUUID() });
    expect([flat.status, Object.keys(flat.body.errors ?? {})]).toEqual([422, ['height_in']]);
  });

  it('are changed only by someone who saw the latest version [TL-03]', async () => {
    const { id, version } = await create({ code: 'T1' });
    const change = (name: string) => admin.send('PUT', `${path}/${id}`, { ...tanker, code: 'T1', name, version });
    const answers = await Promise.all([change('One'), change('Other')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await kept()).find((one) => one.id === id)?.version).toBe(version + 1);
  });

  it('retire from new quotes and come back [TL-03]', async () => {
    const { id, version } = await create({ code: 'T2' });
    await admin.post(`${path}/${id}/retire`, { version });
    expect(await codes()).not.toContain('T2');
    expect((await kept()).at(-1)).toMatchObject({ code: 'T2', retired_at: expect.any(String) });
    const quote = await customer.post('/api/truckload/quotes', ordinaryTruckload(id));
    expect(Object.keys(quote.body.errors ?? {})).toEqual(['equipment_id']);
    await admin.post(`${path}/${id}/restore`, { version });
    expect(await codes()).toContain('T2');
  });

  it('are shown in the order staff set, which names each of them once [TL-03]', async () => {
    const ids = (await offered()).map(({ id }) => id).toReversed();
    const ordered = await admin.send('PUT', `${path}/order`, { ids });
    expect(ordered.status).toBe(200);
    expect((await offered()).map(({ id }) => id)).toEqual(ids);
    expect((await admin.send('PUT', `${path}/order`, { ids: ids.slice(1) })).body.code).toBe('conflict');
    expect((await admin.send('PUT', `${path}/order`, { ids: [...ids.slice(1), ids[1]] })).body.code).toBe('conflict');
  });

  it('are only for super_admin', async () => {
    for (const role of ['fpg_admin', 'fpg_sales_admin', 'fpg_sales'] as const) {
      const other = await signIn(server.app, (await addPerson(server, { roles: [role] })).email);
      expect((await other.get(path)).status).toBe(403);
    }
  });
});
