import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

test('staff begin at what needs them, and each figure leads to its rows [ADMIN-01]', async ({ page }) => {
  await signIn(page, 'fpg.accounting@waybill.example');
  await page.goto('/admin/dashboard');
  const tile = page.getByRole('listitem').filter({ hasText: t('dashboard.need.disputes') });
  const disputes = page.locator('tbody:not([data-stale]) tr[data-linked]');
  // Another journey may begin a dispute or settle one in between.
  await expect(async () => {
    await page.goto('/admin/dashboard');
    const count = Number((await tile.locator('p').nth(1).textContent()) ?? '');
    expect(count).toBeGreaterThan(0);
    await tile.getByRole('link', { name: t('dashboard.act.disputes') }).click();
    await expect(page).toHaveURL(/\/admin\/disputes/);
    await expect(disputes).toHaveCount(count, { timeout: 5000 });
  }).toPass();
  await page.goBack();
  // Figures are folded within a minute of the first start.
  const chart = page.getByRole('slider', { name: new RegExp(`^${t('dashboard.booked')}`) });
  await expect(chart).toHaveAttribute('aria-valuetext', /LTL/);
  await chart.focus();
  const today = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect(chart).not.toHaveAttribute('aria-valuetext', today ?? '');
  await page
    .getByRole('radiogroup', { name: t('dashboard.period') })
    .getByText(t('dashboard.periods.quarter'))
    .click();
  await expect(page).toHaveURL(/period=quarter/);
});

test('a report is opened from the dashboard, followed to its lanes, taken as a file and mailed [ADMIN-01]', async ({
  page,
}) => {
  await signIn(page, 'fpg.admin@waybill.example');
  await page.goto('/admin/dashboard');
  await page
    .getByRole('link', { name: t('dashboard.see_report'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/reports\?.*by=mode/);
  const rows = page.locator('tbody:not([data-stale]) tr[data-linked]');
  const figure = async (of: Locator) => Number((await of.locator('[data-numeric]').first().textContent()) ?? '');
  const shipments = () => figure(page.locator('tfoot'));
  await expect(rows.first()).toBeVisible({ timeout: 90_000 });
  const all = await figure(rows.first());
  expect(all).toBeGreaterThan(0);
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/mode=ltl/);
  await expect.poll(shipments).toBe(all);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('reports.export.label') }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(t('reports.measure.margin_share'));
  expect(text.trimEnd().split('\r\n').at(-1)).toMatch(new RegExp(`^${t('reports.total')},${all},`));
  await page.getByRole('button', { name: t('reports.schedule.open') }).click();
  await page.getByRole('button', { name: t('reports.schedule.add') }).click();
  const name = `Carriers ${Date.now()}`;
  await page.getByLabel(t('reports.schedule.name')).fill(name);
  await page.getByRole('button', { name: t('reports.schedule.save') }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `${t('reports.schedule.pause')}: ${name}` }).click();
  await expect(page.getByRole('button', { name: `${t('reports.schedule.resume')}: ${name}` })).toBeVisible();
});
