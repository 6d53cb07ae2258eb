import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../core/documents/testing/pdf-reader.ts';
import { openDemo, type Installation } from './installation.fixture.ts';

const now = '2026-11-16T14:30:00.000Z';
let site: Installation;
beforeAll(async () => {
  site = await openDemo(now);
});
afterAll(() => site.close());

const papers = () =>
  site.services.database.staff
    .selectFrom('shipment_files')
    .innerJoin('shipments', 'shipments.id', 'shipment_files.shipment_id')
    .select(['shipment_files.kind', 'content', 'bol_number', 'shipment_files.created_at', 'shipments.status'])
    .orderBy('shipment_files.id')
    .execute();

it('has a receipt of each delivered demo shipment, and a certificate where one was weighed or inspected [TRACK-02]', async () => {
  const rows = await papers();
  const { count } = await site.services.database.staff
    .selectFrom('shipments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'delivered')
    .executeTakeFirstOrThrow();
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  expect(of('delivery_receipt')).toHaveLength(Number(count));
  expect(of('weight_certificate').length).toBeGreaterThan(0);
  expect(of('inspection_certificate').length).toBeGreaterThan(0);
  for (const { created_at: at, status } of rows) expect([status, at <= new Date(now)]).toEqual(['delivered', true]);
});

it('names the shipment on each paper', async () => {
  const receipt = (await papers()).find(({ kind }) => kind === 'delivery_receipt');
  const text = textOf(Buffer.from(receipt?.content ?? [])).join('\n');
  expect(text).toContain('DELIVERY RECEIPT');
  expect(text).toContain(`BOL ${receipt?.bol_number}`);
  expect(text).toContain('RECEIVED IN GOOD ORDER');
});
