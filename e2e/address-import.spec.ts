import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { watchConsole } from './console.ts';
import { logIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/** Two good rows, one that a comma split, one whose ZIP lost its zero, one that cannot be helped, and one twice. */
const file = [
  'COMPANY,ATTN,ADDR1,TOWN,ST,POSTCODE,TEL,HAUS',
  'Kenduskeag Mills,Nora Lindgren,14 Mill Street,Bangor,ME,04401,207-555-0119,x',
  'Loop Depot,,1 Loop,Chicago,IL,60601,,',
  'Tool, Die and Gauge,,3 Mill Street,Springfield,MA,01103,,',
  'Old Quarry Stone,,12 Ledge Road,Barre,VT,5641,,',
  'North Dock,,9 Wharf Road,Bangor,ME,04401,555-01,',
  'LOOP DEPOT,,1 Loop,Chicago,IL,60601,,',
].join('\r\n');

const found = async (request: { get(path: string): Promise<{ json(): Promise<unknown> }> }, search: string) => {
  const answer = await request.get(`/api/addresses?search=${search}`);
  return ((await answer.json()) as { data: { company: string }[] }).data.map(({ company }) => company);
};

test('a file with mistakes is matched, corrected, let in, handed back and undone [ADDR-05, ADDR-06]', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/address-book');
  await logIn(page, 'desk@example.com', 'en');
  await page.getByRole('link', { name: t('imports.upload') }).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByText('2 + 3 + 1 = 6 rows')).toBeVisible();

  // The check is on the server: whoever comes back finds it as it was left.
  await page.reload();
  const problems = page.getByRole('table', { name: t('imports.problems_table.title') });
  await expect(problems.getByRole('row')).toHaveCount(4);
  await expect(problems).toContainText('A comma inside a field splits the row');
  await expectAccessible(page);

  await page.getByRole('combobox', { name: t('imports.columns.field_of', { header: 'HAUS' }) }).click();
  await page.getByRole('option', { name: t('imports.fields.addresses.liftgate_recommended') }).click();
  await page.getByRole('button', { name: t('imports.problems_table.take_all', { count: 2 }) }).click();
  await expect(page.getByText('4 + 1 + 1 = 6 rows')).toBeVisible();
  await page.getByRole('button', { name: t('imports.how.go_good', { count: 4 }) }).click();
  await expect(page.getByRole('heading', { name: t('imports.done.title') })).toBeVisible();
  expect(await found(page.request, 'gauge')).toEqual(['Tool, Die and Gauge']);
  expect(await found(page.request, 'loop%20depot')).toEqual(['Loop Depot']);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('imports.problems_table.download', { count: 1 }) }).click();
  const rejected = await readFile(await (await download).path(), 'utf8');
  expect(rejected.replace('\ufeff', '').split('\r\n')).toEqual([
    'COMPANY,ATTN,ADDR1,TOWN,ST,POSTCODE,TEL,HAUS,Reason',
    'North Dock,,9 Wharf Road,Bangor,ME,04401,555-01,,TEL: Enter valid number',
    '',
  ]);

  await page.getByRole('button', { name: t('imports.done.undo') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('imports.done.undo') })
    .click();
  await expect(page.getByRole('heading', { name: t('imports.done.undone') })).toBeVisible();
  expect(await found(page.request, 'gauge')).toEqual([]);
  complaints.check();
});

test('what is exported is uploaded again without a difference [ADDR-07]', async ({ page }) => {
  await page.goto('/address-book');
  await logIn(page, 'desk@example.com', 'en');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('imports.export.start') }).click();
  const exported = await readFile(await (await download).path());
  await page.goto('/address-book/upload');
  await page.locator('input[type=file]').setInputFiles({ name: 'book.csv', mimeType: 'text/csv', buffer: exported });
  await expect(page.getByText(/^0 \+ 0 \+ (\d+) = \1 rows$/)).toBeVisible();
  await expect(page.getByRole('button', { name: t('imports.how.nothing') })).toBeDisabled();
});

test('Escape asks before it drops what is typed, and a second one stays [ADDR-02]', async ({ page }) => {
  await page.goto('/address-book');
  await logIn(page, 'desk@example.com', 'en');
  await page.getByRole('button', { name: t('address_book.add') }).click();
  const company = page.getByRole('textbox', { name: t('address_book.column.company') });
  await company.fill('Pine Street');
  await company.press('Escape');
  const question = page.getByRole('dialog', { name: t('common.leave.title') });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(company).toHaveValue('Pine Street');
});
