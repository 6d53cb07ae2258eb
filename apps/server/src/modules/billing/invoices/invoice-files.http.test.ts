import type { Invoice, InvoiceRow } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barcodesOf, textOf } from '../../../core/documents/testing/pdf-reader.ts';
import { fileIn, namesIn, sheetOf } from '../../../core/workbooks/testing/xlsx-reader.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let ann: Browser;
let annId: string;
let ben: Browser;
let ids: ReadonlyMap<number, string>;

async function customer(): Promise<{ id: string; browser: Browser; accountId: string }> {
  const { id, email } = await addPerson(site, { accountRole: 'billing' });
  const { account_id: accountId } = await site.services.database.staff
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, browser: await signIn(site.app, email), accountId: accountId ?? '' };
}

beforeAll(async () => {
  // Noon on October 20 in Chicago.
  site = await startTestServer({ now: '2026-10-20T17:00:00.000Z' });
  const [one, other] = [await customer(), await customer()];
  annId = one.id;
  [ann, ben] = [one.browser, other.browser];
  ids = await addInvoices(site.services, one.accountId, [
    { number: 30447, total: 34218, issued: '2026-10-19', city: '=Lansing', bol: 'WB20417918' },
    { number: 30389, total: 108852, issued: '2026-09-28', city: 'Reno', paid: 50000 },
    { number: 30322, total: 95316, issued: '2026-09-08', city: 'Windsor', currency: 'CAD' },
    { number: 30297, total: 1941275, issued: '2026-08-28', city: 'Apodaca', currency: 'MXN', disputed: 41275 },
    { number: 30011, total: 800, issued: '2026-09-01', paid: 800, city: 'Waco' },
  ]);
});
afterAll(() => site.close());

async function csv(path: string): Promise<string[][]> {
  const { text } = await ann.get(`/api/invoices${path}`);
  expect(text.startsWith('\ufeff')).toBe(true);
  const [head = '', ...rows] = text.slice(1).trimEnd().split('\r\n');
  return [head, ...rows].map((line) => line.split(','));
}

async function pdf(number: number, browser = ann) {
  return browser.get(`/api/invoices/${ids.get(number)}/pdf`);
}
const printed = async (number: number) => textOf((await pdf(number)).bytes).join('\n');

describe('the export', () => {
  it('holds exactly what is filtered, in the order of the list [INV-07]', async () => {
    const numbers = async (path: string) => (await csv(path)).slice(1).map(([number]) => number);
    expect(await numbers('/export?sort=number')).toEqual(['30297', '30322', '30389', '30447']);
    expect(await numbers('/export?filter=disputed')).toEqual(['30297']);
    expect(await numbers('/export?filter=past_due')).toEqual(['30322']);
    expect(await numbers('/export?search=ren')).toEqual(['30389']);
    expect(await numbers('/history/export')).toEqual(['30011']);
    expect(await numbers('/history/export?to=2026-10-01')).toEqual([]);
  });

  it('never lets a place become a formula, and says amounts as figures with their currency [INV-07]', async () => {
    const [head = [], row = []] = await csv('/export?search=30447');
    const cell = (title: string) => row[head.indexOf(title)];
    expect(cell('Delivery city')).toBe("'=Lansing");
    expect(cell('Total')).toBe('342.18');
    expect(cell('Currency')).toBe('USD');
    expect(cell('Due date')).toBe('2026-11-18');
  });

  it('is private to the account', async () => {
    const { text } = await ben.get('/api/invoices/export');
    expect(text.trimEnd().split('\r\n')).toHaveLength(1);
  });
});

async function workbook(path: string, browser = ann) {
  const { bytes } = await browser.get(`/api/invoices${path}`);
  const [head = [], ...rows] = sheetOf(bytes);
  return { rows, cell: (row: (typeof rows)[number] | undefined, title: string) => row?.[head.indexOf(title)] };
}

describe('the workbook', () => {
  it('holds exactly what is filtered, in the order of the list [INV-07]', async () => {
    const numbers = async (path: string) => (await workbook(path)).rows.map(([number]) => number);
    expect(await numbers('/workbook?sort=number')).toEqual([30297, 30322, 30389, 30447]);
    expect(await numbers('/workbook?filter=disputed')).toEqual([30297]);
    expect(await numbers('/history/workbook')).toEqual([30011]);
    expect(await numbers('/history/workbook?to=2026-10-01')).toEqual([]);
  });

  it('has figures to add up, days to sort by, and no formula [INV-07]', async () => {
    const { rows, cell } = await workbook('/workbook?search=30447');
    expect(cell(rows[0], 'Delivery city')).toBe('=Lansing');
    expect(cell(rows[0], 'Total')).toBe(342.18);
    // November 18, 2026 is day 46,344 in spreadsheets.
    expect(cell(rows[0], 'Due date')).toBe(46_344);
    expect((await ann.get('/api/invoices/workbook')).headers['content-disposition']).toBe(
      'attachment; filename="open-invoices-2026-10-20.xlsx"',
    );
  });

  it('is private to the account', async () => {
    expect((await workbook('/workbook', ben)).rows).toEqual([]);
  });
});

describe('several PDFs at once', () => {
  it('come as one archive of the filtered invoices, each the same as a single PDF [INV-07]', async () => {
    const { bytes, headers } = await ann.get('/api/invoices/pdfs?sort=number');
    expect(headers['content-type']).toBe('application/zip');
    expect(namesIn(bytes)).toEqual(['INV-30297.pdf', 'INV-30322.pdf', 'INV-30389.pdf', 'INV-30447.pdf']);
    const alone = (await pdf(30389)).bytes;
    expect(textOf(Buffer.from(fileIn(bytes, 'INV-30389.pdf')))).toEqual(textOf(alone));
  });

  it('of the history are those of the days asked for', async () => {
    expect(namesIn((await ann.get('/api/invoices/history/pdfs')).bytes)).toEqual(['INV-30011.pdf']);
  });

  it('are private to the account', async () => {
    expect(namesIn((await ben.get('/api/invoices/pdfs')).bytes)).toEqual([]);
  });
});

describe('an invoice that is looked for by a number', () => {
  const found = async (number: string, browser = ann) => {
    const { body } = await browser.get(`/api/invoices/find?number=${encodeURIComponent(number)}`);
    return (body['data'] as unknown as InvoiceRow[]).map((row) => row.number);
  };

  it.each(['30389', 'INV 30389', 'inv-30389'])('is found as %j', async (typed) => {
    expect(await found(typed)).toEqual([30389]);
  });

  it('is found by its BOL, and when it is paid', async () => {
    expect(await found('WB 2041 7918')).toEqual([30447]);
    expect(await found('30011')).toEqual([30011]);
  });

  it('is not found by part of it, nor by other accounts', async () => {
    expect(await found('3038')).toEqual([]);
    expect(await found('30389', ben)).toEqual([]);
  });
});

describe('the PDF', () => {
  it('has its number as a barcode, who is billed, the lines, payments and what is left [INV-07]', async () => {
    const answer = await pdf(30389);
    expect(answer.headers['content-type']).toContain('application/pdf');
    expect(barcodesOf(answer.bytes).flat()).toContain('INV30389');
    const text = await printed(30389);
    expect(text).toContain('INV 30389');
    expect(text).toMatch(/Oct 28, 2026/);
    expect(text).toContain('Payment received');
    expect(text).toContain('−$500.00');
    // 1,088.52 - 500.00.
    expect(text).toContain('$588.52');
  });

  it('is in the reader’s language', async () => {
    const speak = (language: 'en' | 'es') =>
      site.services.database.staff.updateTable('users').set({ language }).where('id', '=', annId).execute();
    await speak('es');
    const text = await printed(30389);
    await speak('en');
    expect(text).toContain('Saldo por pagar');
    expect(text).toContain('Pago recibido');
  });

  it('says that nothing is due on a paid one', async () => {
    expect(await printed(30011)).toContain('This invoice is paid in full.');
  });

  it('is private to the account', async () => {
    expect((await pdf(30389, ben)).status).toBe(404);
  });
});

it('says the same amounts in the list, the detail, the PDF and the exports, in three currencies [INV-01, INV-04, INV-07]', async () => {
  const { body } = await ann.get('/api/invoices?sort=number');
  const { data, sums } = body as unknown as { data: InvoiceRow[]; sums: { total: unknown; balance: unknown }[] };
  const [head = [], ...rows] = await csv('/export?sort=number');
  const book = await workbook('/workbook?sort=number');
  const cents = (text: string | number | undefined) => Math.round(Number(text) * 100);
  for (const row of data) {
    const shown = (await ann.get(`/api/invoices/${row.id}`)).body['data'] as Invoice;
    const exported = rows.find(([number]) => number === String(row.number)) ?? [];
    expect([shown.total, shown.balance, shown.disputed]).toEqual([row.total, row.balance, row.disputed]);
    expect(cents(exported[head.indexOf('Total')])).toBe(row.total.amount);
    expect(cents(exported[head.indexOf('Balance')])).toBe(row.balance.amount);
    expect(cents(exported[head.indexOf('Disputed')])).toBe(row.disputed.amount);
    expect(exported[head.indexOf('Currency')]).toBe(row.total.currency);
    const sheet = book.rows.find(([number]) => number === row.number);
    expect(cents(book.cell(sheet, 'Total') as number)).toBe(row.total.amount);
    expect(cents(book.cell(sheet, 'Balance') as number)).toBe(row.balance.amount);
    expect(cents(book.cell(sheet, 'Disputed') as number)).toBe(row.disputed.amount);
    expect(book.cell(sheet, 'Currency')).toBe(row.total.currency);
    const text = (await printed(row.number)).replaceAll('\u00a0', ' ');
    const sign = { USD: '$', CAD: 'CA$', MXN: 'MX$' }[row.total.currency];
    const written = (amount: number) => {
      const [whole = '', cent = ''] = (amount / 100).toFixed(2).split('.');
      return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cent}`;
    };
    expect(text).toContain(written(row.total.amount));
    expect(text).toContain(written(row.balance.amount));
  }
  // 342.18 + 1,088.52 and 342.18 + 588.52.
  expect(sums).toEqual([
    { total: { amount: 143070, currency: 'USD' }, balance: { amount: 93070, currency: 'USD' } },
    { total: { amount: 1941275, currency: 'MXN' }, balance: { amount: 1941275, currency: 'MXN' } },
    { total: { amount: 95316, currency: 'CAD' }, balance: { amount: 95316, currency: 'CAD' } },
  ]);
});
