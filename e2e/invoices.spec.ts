import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { textOf } from '../apps/server/src/core/documents/testing/pdf-reader.ts';
import { logIn } from './people.ts';
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

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, email, 'en');
  await expect(page).not.toHaveURL(/\/login/);
}

async function saved(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await file.path());
}

const linked = (page: Page) => page.locator('tbody:not([data-stale]) tr[data-linked]');

test('from the list by a filter to an invoice, its PDF and the export [INV-01, INV-02, INV-04]', async ({ page }) => {
  await signIn(page, 'owner@example.com');
  await page.getByRole('link', { name: t('titles.invoices') }).click();
  await expect(linked(page).first()).toBeVisible();
  const all = await linked(page).count();
  await page.getByRole('button', { name: new RegExp(`^${t('invoices.filter.past_due')}`) }).click();
  await expect(page).toHaveURL(/filter=past_due/);
  await expect.poll(() => linked(page).count()).toBeLessThan(all);
  for (const row of await linked(page).all()) await expect(row).toContainText(t('invoices.status.past_due'));

  const exported = await saved(page, () => page.getByRole('button', { name: t('invoices.export.start') }).click());
  expect(exported.toString('utf8').trimEnd().split('\r\n')).toHaveLength(1 + (await linked(page).count()));

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

  const file = await saved(page, () => page.getByRole('button', { name: t('invoices.export.start') }).click());
  const [head = [], ...lines] = file
    .toString('utf8')
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const cell = (line: readonly string[], title: string) => line[head.indexOf(title)];
  expect(lines).toHaveLength(data.length);

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
