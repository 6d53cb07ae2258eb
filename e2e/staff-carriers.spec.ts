import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

const carrier = 'Zephyr Lines of Nowhere';
/** One transaction set of a carrier that calls itself by a name nobody goes by, with a date that is none. */
const file = [
  'ISA*00*          *00*          *02*ZLON           *ZZ*WAYBILL        *261118*1501*U*00401*000000905*0*P*>',
  'GS*QM*ZLON*WAYBILL*20261118*1501*7*X*004010',
  'ST*214*0001',
  `B10*999999999*NOT-OURS*${carrier}`,
  'AT7*AF*NS***20261399*1505*LT',
  'SE*4*0001',
  'GE*1*7',
  'IEA*1*000000905',
]
  .map((segment) => `${segment}~`)
  .join('');

async function bring(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'zephyr.edi', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await expect(page.getByRole('table', { name: t('edi_214.sets') })).toBeVisible();
}

test('a status file tells its result, its name becomes an alias, and again it changes nothing [TRACK-05, ADMIN-10]', async ({
  page,
}) => {
  await signIn(page, 'super.admin@waybill.example');
  await page.goto('/admin/status-files');
  await bring(page);
  const row = page
    .getByRole('table', { name: t('edi_214.sets') })
    .getByRole('row')
    .nth(1);
  await expect(row).toContainText(t('edi_214.states.not_matched'));
  await expect(row).toContainText('BOL NOT-OURS');
  await expect(row).toContainText(t('edi_214.unknown_carrier'));
  await expect(page.getByText('Segment 5, AT7')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/scac-aliases');
  await page.getByRole('button', { name: `Assign to carrier: ${carrier}` }).click();
  await page.getByRole('combobox', { name: t('scac_aliases.carrier') }).selectOption('GSTF');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('scac_aliases.save'), exact: true }).click();
  await expect(page.getByText(`${carrier} means Granite State Freight`)).toBeVisible();
  const alias = page.getByRole('row', { name: new RegExp(carrier) });
  await expect(alias).toContainText('GSTF');

  await page.goto('/admin/status-files');
  await bring(page);
  await expect(page.getByText(t('edi_214.again_title'))).toBeVisible();
  await expect(row).toContainText('GSTF');
  await page.reload();
  await expect(row).toContainText('GSTF');

  await page.goto('/admin/scac-aliases');
  await page.getByRole('button', { name: `Delete ${carrier}` }).click();
  await expect(alias).toHaveCount(0);
  await page.getByRole('button', { name: t('scac_aliases.undo') }).click();
  await expect(alias).toHaveCount(1);
  await page.getByRole('button', { name: `Delete ${carrier}` }).click();
  await expect(alias).toHaveCount(0);
});

test('a block of PRO numbers is entered at a connection and taken away again [ADMIN-11]', async ({ page }) => {
  await signIn(page, 'super.admin@waybill.example');
  await page.goto('/admin/integrations');
  await page.getByRole('button', { name: 'Settings for Granite State Freight' }).click();
  const form = page.locator('form', { has: page.getByRole('heading', { name: t('integrations.pro_block') }) });
  await form.getByRole('switch', { name: t('integrations.pro_own') }).click();
  await form.getByLabel(t('integrations.pro_prefix')).fill('214');
  await form.getByLabel(t('integrations.pro_first')).fill('90000000');
  await form.getByLabel(t('integrations.pro_last')).fill('90000999');
  await form.getByRole('button', { name: t('integrations.save_block') }).click();
  // 7 * 3,070,000,000 = 21,490,000,000: a check digit of 0 behind the first number.
  await expect(form.getByText('214900000000', { exact: true })).toBeVisible();
  await expect(form.getByText(/1,?000 of 1,?000 left/)).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('switch', { name: t('integrations.pro_own') }).click();
  await form.getByRole('button', { name: t('integrations.save_block') }).click();
  await expect(form.getByText('214900000000', { exact: true })).toHaveCount(0);
});

test('accounting is kept out of the aliases with the words of the specification [ROLE-06, ROLE-05]', async ({
  page,
}) => {
  await signIn(page, 'fpg.accounting@waybill.example');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: t('titles.scac_aliases') })).toHaveCount(0);
  await page.goto('/admin/scac-aliases');
  await expect(page.getByText('Unauthrized', { exact: true })).toBeVisible();
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
  await expect(page).not.toHaveURL(/scac-aliases/);
  expect((await page.request.get('/api/admin/scac-aliases')).status()).toBe(403);
});
