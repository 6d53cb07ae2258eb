import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { textOf } from '../apps/server/src/core/documents/testing/pdf-reader.ts';
import { sheetOf } from '../apps/server/src/core/workbooks/testing/xlsx-reader.ts';
import { signIn } from './people.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

type Money = { readonly amount: number; readonly currency: 'USD' | 'CAD' | 'MXN' };
type Row = { readonly id: string; readonly number: number; readonly total: Money; readonly balance: Money };
type Listed = {
  readonly data: readonly Row[];
  readonly sums: readonly { readonly total: Money; readonly balance: Money }[];
};

const signs = { USD: '$', CAD: 'CA$', MXN: 'MX$' } as const;

/** An amount as people read it, worked out without the product's own formats. */
function written({ amount, currency }: Money): string {
  const [whole = '', cents = ''] = (amount / 100).toFixed(2).split('.');
  return `${signs[currency]}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
}

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await file.path());
}

/** What is filtered as a file of one kind, from the export menu. */
async function exportedAs(page: Page, kind: 'csv' | 'xlsx' | 'pdf'): Promise<Buffer> {
  await page.getByRole('button', { name: t('invoices.export.menu'), exact: true }).click();
  const name = kind === 'pdf' ? t('statements.pdf') : t(`invoices.export.${kind}`);
  return saved(page, () => page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click());
}

/** A CSV file's lines, the first one its heads. */
const linesOf = (file: Buffer) =>
  file
    .toString('utf8')
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

const linked = (page: Page) => page.locator('tbody:not([data-stale]) tr[data-linked]');

test('from the list by a filter to an invoice, its PDF and the export [INV-01, INV-02, INV-04]', async ({ page }) => {
  await signIn(page, 'billing@example.com');
  await page.goto('/');
  await page.getByRole('link', { name: t('titles.invoices') }).click();
  // The page that is left may show rows of its own until this one is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.invoices'));
  await expect(linked(page).first()).toBeVisible();
  const all = await linked(page).count();
  await page.getByRole('button', { name: new RegExp(`^${t('invoices.filter.past_due')}`) }).click();
  await expect(page).toHaveURL(/filter=past_due/);
  await settled(page);
  // The head is the first line of the file.
  const [, ...exported] = linesOf(await exportedAs(page, 'csv'));
  expect(exported.length).toBeGreaterThan(0);
  expect(exported.length).toBeLessThan(all);
  await expect(linked(page)).toHaveCount(exported.length);
  await expect(linked(page).filter({ hasText: t('invoices.status.past_due') })).toHaveCount(exported.length);

  const number = (await linked(page).first().getByRole('link').textContent()) ?? '';
  await linked(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  const pdf = await saved(page, () => page.getByRole('button', { name: t('invoices.pdf.download') }).click());
  expect(textOf(pdf).join('\n')).toContain(number);

  await page.goBack();
  await expect(page).toHaveURL(/filter=past_due/);
});

test('every amount is the same on the page, in the PDF, in the export and in the API [INV-04, INV-07, INV-08]', async ({
  page,
}) => {
  await signIn(page, 'dock@example.net');
  await page.goto('/my-invoices?sort=number&per_page=100');
  await expect(linked(page).first()).toBeVisible();
  const answer = await page.request.get('/api/invoices?sort=number&per_page=100', {
    headers: { accept: 'application/json' },
  });
  const { data, sums } = (await answer.json()) as Listed;
  expect(new Set(data.map(({ total }) => total.currency))).toEqual(new Set(['USD', 'CAD', 'MXN']));

  const [head = [], ...lines] = linesOf(await exportedAs(page, 'csv'));
  const [bookHead = [], ...book] = sheetOf(await exportedAs(page, 'xlsx'));
  const cell = (line: readonly string[], title: string) => line[head.indexOf(title)];
  expect([lines.length, book.length]).toEqual([data.length, data.length]);

  for (const [index, { number, total, balance }] of data.entries()) {
    const shown = linked(page).nth(index);
    await expect(shown).toContainText(`INV ${number}`);
    await expect(shown).toContainText(written(total));
    await expect(shown).toContainText(written(balance));
    const line = lines[index] ?? [];
    expect(cell(line, t('invoices.column.number'))).toBe(String(number));
    expect(Math.round(Number(cell(line, t('invoices.column.total'))) * 100)).toBe(total.amount);
    expect(Math.round(Number(cell(line, t('invoices.column.balance'))) * 100)).toBe(balance.amount);
    expect(cell(line, t('invoices.csv.currency'))).toBe(total.currency);
    const figure = (title: string) => Math.round(Number(book[index]?.[bookHead.indexOf(title)]) * 100);
    expect(figure(t('invoices.column.total'))).toBe(total.amount);
    expect(figure(t('invoices.column.balance'))).toBe(balance.amount);
  }
  // A sum is what its rows come to, in each currency.
  for (const { total, balance } of sums) {
    const own = data.filter((row) => row.total.currency === total.currency);
    expect(own.reduce((sum, row) => sum + row.total.amount, 0)).toBe(total.amount);
    expect(own.reduce((sum, row) => sum + row.balance.amount, 0)).toBe(balance.amount);
    await expect(page.locator('tfoot')).toContainText(written(balance));
  }

  const ofEach = (['USD', 'CAD', 'MXN'] as const).flatMap(
    (code) => data.find((row) => row.total.currency === code) ?? [],
  );
  for (const { id, total, balance } of ofEach) {
    await page.goto(`/invoice-detail/${id}`);
    const charges = page.getByRole('table', { name: t('freight.charges.caption') });
    await expect(charges.getByRole('row').last()).toContainText(written(total));
    const moved = page.getByRole('table', { name: t('invoices.detail.movements') });
    await expect(moved.getByRole('row').last()).toContainText(written(balance));
    const pdf = await saved(page, () => page.getByRole('button', { name: t('invoices.pdf.download') }).click());
    const text = textOf(pdf).join('\n').replaceAll('\u00a0', ' ');
    expect(text).toContain(written(total));
    expect(text).toContain(`${t('invoices.print.balance')} ${written(balance)}`);
  }
});

test('a statement of account comes to what is open, on the page and in its files [INV-07, INV-08]', async ({
  page,
}) => {
  await signIn(page, 'dock@example.net');
  const answer = await page.request.get('/api/invoices/summary', { headers: { accept: 'application/json' } });
  const { data } = (await answer.json()) as {
    data: { currencies: readonly { readonly open: Money; readonly credit: Money }[] };
  };
  await page.goto('/my-invoices/statement');
  const foot = page.locator('tfoot');
  await expect(foot).toHaveCount(data.currencies.length);
  const pdf = textOf(await exportedAs(page, 'pdf'))
    .join('\n')
    .replaceAll('\u00a0', ' ');
  const csv = linesOf(await exportedAs(page, 'csv'));
  const book = sheetOf(await exportedAs(page, 'xlsx'));
  for (const [index, { open, credit }] of data.currencies.entries()) {
    // The demo's customer on hold has paid nothing too much.
    expect(credit.amount).toBe(0);
    await expect(foot.nth(index)).toContainText(written(open));
    expect(pdf).toContain(written(open));
    const closing = csv.findLast(([code]) => code === open.currency);
    expect(Math.round(Number(closing?.at(-1)) * 100)).toBe(open.amount);
    const last = book.findLast(([code]) => code === open.currency);
    expect(Math.round(Number(last?.at(-1)) * 100)).toBe(open.amount);
  }
});
