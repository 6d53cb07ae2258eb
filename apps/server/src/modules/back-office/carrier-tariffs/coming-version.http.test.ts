import type { StaffCarrierRow, TariffDocument, TariffOverview } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Browser;
let path: string;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  admin = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  const rows = (await admin.get('/api/admin/carriers?search=GSTF')).body.data as unknown as StaffCarrierRow[];
  path = `/api/admin/carriers/${rows[0]?.id}/tariffs`;
});
afterAll(() => server.close());

const document = async () => (await admin.get(`${path}/document`)).body.data as TariffDocument;
const publish = async (revision: number) => {
  const answer = await admin.post(`${path}/draft/publish`, { revision, note: 'New rates' });
  return answer.body.data as TariffOverview;
};
async function closeOn(date: string): Promise<TariffOverview> {
  const service = { ...(await document()).service, closed_dates: [date] };
  const saved = await admin.put(`${path}/draft/service`, { revision: null, service });
  return saved.body.data as TariffOverview;
}

it('is made from the version published for a later day, keeps its changes, and replaces it that day [ADMIN-04]', async () => {
  const fuel = { ...(await document()).fuel, heavy_from_pounds: 18_000 };
  await admin.put(`${path}/draft/fuel`, { revision: null, fuel });
  await admin.put(`${path}/draft/dates`, { revision: 1, effective_from: '2026-12-01', effective_until: null });
  await publish(2);

  const { draft } = await closeOn('2026-12-28');
  expect(draft).toMatchObject({ based_on: 2, effective_from: '2026-12-01' });
  expect((await publish(1)).versions).toMatchObject([
    { version: 3, state: 'coming', based_on: 2, replaced_by: null },
    { version: 2, state: 'replaced', replaced_by: 3 },
    { version: 1, state: 'in_force', replaced_by: null },
  ]);
  const made = await document();
  expect([made.fuel.heavy_from_pounds, made.service.closed_dates]).toEqual([18_000, ['2026-12-28']]);
});

it('is not made from a version that ends: the one after it counts again then [ADMIN-04]', async () => {
  await closeOn('2026-12-07');
  const [from, until] = ['2026-12-07', '2026-12-11'];
  await admin.put(`${path}/draft/dates`, { revision: 1, effective_from: from, effective_until: until });
  await publish(2);
  expect((await closeOn('2026-12-29')).draft).toMatchObject({ based_on: 3, effective_from: '2026-12-01' });
});
