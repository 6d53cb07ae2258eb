import type { BankRow } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let desk: Browser;
let first: string;
let second: string;

beforeAll(async () => {
  server = await startTestServer();
  desk = await signInAs(server, { roles: ['fpg_accounting'] });
  [first, second] = [
    await accountIdOf(await signInAs(server, { accountRole: 'owner' })),
    await accountIdOf(await signInAs(server, { accountRole: 'owner' })),
  ];
  const { staff } = server.services.database;
  await staff.updateTable('accounts').set({ name: 'Maple Kiln Ceramics' }).where('id', '=', second).execute();
  await addInvoices(server.services, first, [
    { number: 61_001, total: 10_000, issued: '2026-10-01' },
    { number: 61_002, total: 20_000, issued: '2026-10-02' },
  ]);
  await addInvoices(server.services, second, [
    { number: 61_003, total: 12_345, issued: '2026-10-01' },
    { number: 61_004, total: 30_000, issued: '2026-10-02' },
  ]);
});
afterAll(() => server.close());

const read = (content: string) =>
  desk.post('/api/admin/payments/bank-files', { file_name: 'bank.csv', content, currency: 'USD' });
const rowsOf = async (content: string) =>
  (await read(content)).body.data as unknown as { rows: BankRow[]; skipped: number };

const file = `Posting Date,Description,Check Number,Type,Payer,Amount
11/13/2026,Inv 61001 and INV-61002,901,CHECK,HARBOR TOOLS,"$250.00"
2026-11-13,Deposit,,ACH,SOMEBODY,123.45
11/12/26,Lockbox,902,CHECK,Maple Kiln Ceramics,400.00
11/12/26,Unknown,903,CHECK,Nobody,77.77
11/12/26,Fee,,FEE,Bank,-12.00
`;

it('proposes invoices by number, exact amount, and payer, and posts nothing', async () => {
  const { rows, skipped } = await rowsOf(file);
  expect(skipped).toBe(1);
  const parts = rows.map(({ match, account, invoices }) => [
    match,
    account?.id ?? null,
    invoices.map(({ number, amount }) => [number, amount.amount]),
  ]);
  expect(parts).toEqual([
    // 250.00: all of the first, 150.00 of the second.
    [
      'invoices',
      first,
      [
        [61_001, 10_000],
        [61_002, 15_000],
      ],
    ],
    ['amount', second, [[61_003, 12_345]]],
    // 123.45 is proposed above, so 300.00 of 400.00 are put on the other one.
    ['payer', second, [[61_004, 30_000]]],
    ['none', null, []],
  ]);
  expect(rows.map(({ method, received_on, reference }) => [method, received_on, reference])).toEqual([
    ['check', '2026-11-13', '901'],
    ['ach', '2026-11-13', null],
    ['check', '2026-11-12', '902'],
    ['check', '2026-11-12', '903'],
  ]);
  const { data } = (await desk.get('/api/admin/payments')).body;
  expect(data).toEqual([]);
});

it('says which receipts are recorded already', async () => {
  const body = { id: newId(), account_id: first, method: 'check', reference: '903', received_on: '2026-11-12' };
  const made = await desk.post('/api/admin/payments', { ...body, amount: 7777, currency: 'USD', invoices: [] });
  expect(made.status).toBe(201);
  expect((await rowsOf(file)).rows.map(({ recorded }) => recorded?.id ?? null)).toEqual([null, null, null, body.id]);
});

it('refuses what is no table of receipts', async () => {
  expect((await read('a,b\n1,2\n')).body.errors).toHaveProperty('file');
  expect((await read('')).status).toBe(422);
});
