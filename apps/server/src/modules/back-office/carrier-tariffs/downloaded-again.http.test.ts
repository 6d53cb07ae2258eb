import type { StaffCarrierRow, TariffReview } from '@waybill/contract';
import { expect, it } from 'vitest';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/server.ts';

it('a downloaded file is read again with a service that takes a day less, which no sheet takes for a formula [ADMIN-04]', async () => {
  const server = await startTestServer({ carriers: true });
  const admin = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  const rows = (await admin.get('/api/admin/carriers?search=SNEX')).body.data as unknown as StaffCarrierRow[];
  const tariffs = `/api/admin/carriers/${rows[0]?.id}/tariffs`;
  const file = (await admin.get(`${tariffs}/file`)).text;
  expect(file).toContain("service,PRI,Priority,114,'-1,17:00");
  const again = await admin.post(`${tariffs}/draft/file?name=again.csv`, Buffer.from(file), {
    'content-type': 'application/octet-stream',
  });
  expect(again.body.data).toMatchObject({ problem_count: 0, draft: { revision: 1 } });
  const review = (await admin.get(`${tariffs}/draft/review`)).body.data as TariffReview;
  expect([review.lanes, review.rows]).toEqual([[], []]);
  await server.close();
});
