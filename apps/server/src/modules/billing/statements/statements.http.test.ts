import type { Statement } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import { sheetOf } from '../../../core/workbooks/testing/xlsx-reader.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { applyCredit, creditInvoice, receivePayment } from '../ledger/index.ts';

let site: TestServer;
let ann: Browser;
let ben: Browser;
let accountId: string;
let ids: ReadonlyMap<number, string>;

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const id = (number: number) => ids.get(number) ?? '';
const event = (key: string) => ({ accountId, key, currency: 'USD' as const });

async function post(): Promise<void> {
  const { staff } = site.services.database;
  await staff.transaction().execute(async (tx) => {
    // September: 400.00 paid on 30200. October 5, 10 p.m. in Chicago: 1,000.00 for 30389, the rest unapplied.
    await receivePayment(tx, event('p1'), 40_000, [id(30200)], new Date('2026-09-20T15:00:00Z'));
    await receivePayment(tx, event('p2'), 100_000, [id(30389)], new Date('2026-10-06T03:00:00Z'));
    await creditInvoice(tx, event('c1'), id(30200), { revenue_freight: 2500 }, new Date('2026-10-10T15:00:00Z'));
    // Applying credit to an invoice does not change what is owed.
    await applyCredit(tx, event('a1'), { invoiceId: id(30200), amount: 5000 }, new Date('2026-10-12T15:00:00Z'));
  });
}

beforeAll(async () => {
  site = await startTestServer({ now: '2026-10-20T17:00:00.000Z' });
  const enter = async () => signIn(site.app, (await addPerson(site, { accountRole: 'viewer' })).email);
  [ann, ben] = [await enter(), await enter()];
  accountId = await accountIdOf(ann);
  ids = await addInvoices(site.services, accountId, [
    { number: 30200, total: 60_000, issued: '2026-09-03' },
    { number: 30389, total: 90_000, issued: '2026-10-02' },
    { number: 30322, total: 95_316, issued: '2026-09-08', currency: 'CAD' },
    { number: 30447, total: 34_218, issued: '2026-10-19' },
  ]);
  await post();
});
afterAll(() => site.close());

const read = async (days = '', browser = ann) =>
  (await browser.get(`/api/statements${days}`)).body['data'] as Statement;

describe('a statement of account', () => {
  it('opens with what was owed, goes through what moved it, and closes with what is owed [INV-08]', async () => {
    const { from, to, account, currencies } = await read('?from=2026-10-01&to=2026-10-20');
    expect([from, to, account.name]).toEqual(['2026-10-01', '2026-10-20', 'Harbor Tools']);
    const [dollars] = currencies;
    // 600.00 - 400.00; then 900.00, - 1,000.00, - 25.00, and 342.18.
    expect(dollars).toMatchObject({
      opening: usd(20_000),
      billed: usd(124_218),
      paid: usd(-100_000),
      credited: usd(-2_500),
      closing: usd(41_718),
    });
    expect(
      dollars?.movements.map(({ day, kind, amount, balance }) => [day, kind, amount.amount, balance.amount]),
    ).toEqual([
      ['2026-10-02', 'invoice_issued', 90_000, 110_000],
      ['2026-10-05', 'payment_received', -100_000, 10_000],
      ['2026-10-10', 'invoice_credited', -2_500, 7_500],
      ['2026-10-19', 'invoice_issued', 34_218, 41_718],
    ]);
    expect(dollars?.movements[1]?.invoices).toEqual([{ id: id(30389), number: 30389 }]);
  });

  it('says what is open by age on its last day, less the credit that is on no invoice [INV-01]', async () => {
    const [dollars] = (await read('?from=2026-10-01&to=2026-10-20')).currencies;
    // 30200 was due on October 3: 600.00 - 400.00 - 25.00 - 50.00 is open. 30447 is not due yet. 50.00 is unapplied.
    expect(dollars?.aging.map(({ bucket, amount, count }) => [bucket, amount.amount, count])).toEqual([
      ['current', 34_218, 1],
      ['1_30', 12_500, 1],
      ['31_60', 0, 0],
      ['61_90', 0, 0],
      ['90_plus', 0, 0],
    ]);
    expect(dollars?.credit).toEqual(usd(5_000));
  });

  it('keeps each currency by itself', async () => {
    const [, other] = (await read('?from=2026-10-01&to=2026-10-20')).currencies;
    expect(other).toMatchObject({
      opening: { amount: 95_316, currency: 'CAD' },
      closing: { amount: 95_316, currency: 'CAD' },
      movements: [],
    });
  });

  it('covers this month until today where no days are named', async () => {
    const { from, to } = await read();
    expect([from, to]).toEqual(['2026-10-01', '2026-10-20']);
  });

  it('covers no days that run backwards, and no more than a year', async () => {
    const status = async (days: string) => (await ann.get(`/api/statements?${days}`)).status;
    expect(await status('from=2026-10-02&to=2026-10-01')).toBe(422);
    expect(await status('from=2025-10-20&to=2026-10-20')).toBe(200);
    expect(await status('from=2025-10-19&to=2026-10-20')).toBe(422);
  });

  it('is private to the account', async () => {
    expect((await read('', ben)).currencies).toEqual([]);
  });
});

it('says the same amounts on paper, in the CSV file and in the workbook [INV-07, INV-08]', async () => {
  const days = '?from=2026-10-01&to=2026-10-20';
  const { currencies } = await read(days);
  const csv = (await ann.get(`/api/statements/csv${days}`)).text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const book = sheetOf((await ann.get(`/api/statements/workbook${days}`)).bytes);
  // Header; opening, four movements, and closing of US dollars; opening and closing of Canadian dollars.
  expect([csv.length, book.length]).toEqual([9, 9]);
  const figures = (rows: readonly (readonly unknown[])[]) =>
    rows.slice(1).map((row) => [row[0], Math.round(Number(row[4] || 0) * 100), Math.round(Number(row[5]) * 100)]);
  const told = currencies.flatMap(({ opening, movements, closing }) => [
    [opening.currency, 0, opening.amount],
    ...movements.map(({ amount, balance }) => [amount.currency, amount.amount, balance.amount]),
    [closing.currency, 0, closing.amount],
  ]);
  expect(figures(csv)).toEqual(told);
  expect(figures(book)).toEqual(told);
  const { bytes, headers } = await ann.get(`/api/statements/pdf${days}`);
  expect(headers['content-disposition']).toContain('statement-2026-10-01-2026-10-20.pdf');
  const text = textOf(bytes).join('\n').replaceAll('\u00a0', ' ');
  for (const written of ['$200.00', '$1,242.18', '−$1,000.00', '−$25.00', '$417.18', '$125.00', '−$50.00', 'CA$953.16'])
    expect(text).toContain(written);
  expect(text).toContain('INV 30389');
});
