import type { ShipmentView } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let ours: Browser;
let colleague: Browser;
let stranger: Browser;
beforeAll(async () => {
  site = await startTestServer();
  ours = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  const accountId = await accountIdOf(ours);
  colleague = await signIn(site.app, (await addPerson(site, { accountRole: 'viewer', accountId })).email);
  stranger = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
});
afterAll(() => site.close());

const content = {
  status: 'delayed',
  search: 'PO 7',
  from: '2026-10-01',
  sort: '-pickup_date',
  columns: ['bol', 'total'],
};
const view = (name: string, shared = false) => ({ id: crypto.randomUUID(), name, shared, content });
const named = async (browser: Browser) =>
  ((await browser.get('/api/shipment-views')).body.data as unknown as ShipmentView[]).map(({ name }) => name);

describe('views of the shipments list', () => {
  it('come back as they were kept, own ones first, shared ones of colleagues after [TRACK-01]', async () => {
    const [late, ours2] = [view('Late ones'), view('All of ours', true)];
    expect((await ours.post('/api/shipment-views', late)).status).toBe(201);
    await ours.post('/api/shipment-views', ours2);
    await colleague.post('/api/shipment-views', view('My own'));
    expect(await named(ours)).toEqual(['All of ours', 'Late ones']);
    expect(await named(colleague)).toEqual(['My own', 'All of ours']);
    expect(await named(stranger)).toEqual([]);
    const [, kept] = (await ours.get('/api/shipment-views')).body.data as unknown as ShipmentView[];
    expect(kept).toMatchObject({ own: true, shared: false, content });
  });

  it('are kept once for each id, and a name once for each person', async () => {
    const once = view('Twice sent');
    await ours.post('/api/shipment-views', once);
    expect((await ours.post('/api/shipment-views', once)).body.data).toMatchObject({ id: once.id });
    const same = await ours.post('/api/shipment-views', view('TWICE SENT'));
    expect([same.status, same.body.codes]).toEqual([422, { name: ['view_name_taken'] }]);
    expect((await colleague.post('/api/shipment-views', { ...view('Other'), id: once.id })).status).toBe(409);
  });

  it('are changed and removed only by their owner', async () => {
    const mine = view('Changing', true);
    await ours.post('/api/shipment-views', mine);
    const url = `/api/shipment-views/${mine.id}`;
    const changed = { name: 'Changed', shared: false, content };
    for (const other of [colleague, stranger]) {
      expect((await other.put(url, changed)).status).toBe(404);
      expect((await other.send('DELETE', url)).status).toBe(404);
    }
    expect((await ours.put(url, changed)).body.data).toMatchObject({ name: 'Changed', shared: false });
    expect((await ours.send('DELETE', url)).status).toBe(200);
    expect((await ours.send('DELETE', url)).status).toBe(404);
    expect(await named(colleague)).not.toContain('Changed');
  });
});
