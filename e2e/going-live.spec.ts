import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { booksTimeZone } from '@waybill/contract';
import { dayAt } from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import { freePort } from '../apps/server/src/core/database/embedded/launch.ts';
import { startProduct, type Product } from '../tools/measure/product.ts';
import { openMailSink, type MailSink } from './mail-sink.ts';
import { speak } from './people.ts';
import { bookNow, fillLoad, fillParty, getRates } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const password = 'Harbor-Lantern-42!';
const admin = 'chief@acme.test';
const owner = 'owner@shipper.test';

/** A real installation with an empty database, and the link that it prints for the first admin. */
async function install(mails: MailSink) {
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-live-'));
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const logFile = join(dataDir, 'server.log');
  const product = await startProduct({
    port,
    dataDir,
    logFile,
    settings: {
      DEMO: '0',
      APP_SECRET: 'Zk8Jd72hQpLmZx04VtRw9sYbN3cEfGaUi',
      SMTP_URL: mails.url,
      ADMIN_EMAIL: admin,
      STAFF_TWO_FACTOR: 'optional',
      HOST: '127.0.0.1',
    },
  });
  const link = /http\S+\/reset-password\S+/.exec(await readFile(logFile, 'utf8'))?.[0] ?? '';
  return { product, dataDir, url: `http://localhost:${port}`, link };
}

async function setPassword(page: Page, t: TFunction, email: string): Promise<void> {
  const fields = page.locator('input[type=password]');
  await fields.nth(0).fill(password);
  await fields.nth(1).fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByRole('button', { name: t('sign_in.submit'), exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: t('sign_in.email') }).fill(email);
  await page.getByLabel(t('sign_in.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click();
}

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page
      .getByRole('textbox', { name, exact: true })
      .or(page.getByLabel(name, { exact: true }))
      .first()
      .fill(value);
}

/** Chooses the language of somebody who is logged in, and waits until it is kept with them. */
async function choose(page: Page, language: Language): Promise<void> {
  await page.getByRole('group', { name: /language|idioma/i }).waitFor();
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  // An invitation opens in the language of its email, which can arrive in between: then nothing is left to save.
  const saved = page.waitForResponse((answer) => answer.request().method() !== 'GET', { timeout: 5000 });
  await Promise.all([saved.catch(() => null), speak(page, language)]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Adds a carrier with the tariff of the template and a diesel price. */
async function addCarrier(page: Page, t: TFunction): Promise<void> {
  await page
    .getByRole('button', { name: t('staff_carriers.add') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('staff_carriers.name') }).fill('Real Freight Lines');
  await dialog.getByRole('textbox', { name: t('staff_carriers.scac') }).fill('RLFT');
  await dialog.locator('button[type=submit]').click();
  await page.getByText(t('staff_carriers.tab.tariffs'), { exact: true }).click();
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText(t('carrier_tariffs.upload_example_first')).click(),
  ]);
  // As it was downloaded it cannot be published.
  const ownTariff = (await readFile(await template.path(), 'utf8')).replace(
    'discount_percent,72',
    'discount_percent,71',
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'tariff.csv', mimeType: 'text/csv', buffer: Buffer.from(ownTariff) });
  // In force at once, whatever day the quote offers first.
  await page.getByLabel(t('carrier_tariffs.effective_from')).fill(dayAt(new Date(), booksTimeZone));
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'GET' && answer.url().endsWith('/review')),
    page.getByRole('button', { name: t('carrier_tariffs.save_dates') }).click(),
  ]);
  await page.getByRole('button', { name: t('carrier_tariffs.publish'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: t('carrier_tariffs.publish_note') })
    .fill('First tariff');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('carrier_tariffs.publish'), exact: true })
    .click();
  await expect(page.getByText(t('carrier_tariffs.published', { version: 1 }))).toBeVisible();
  await page.getByText(t('staff_carriers.tab.fuel'), { exact: true }).click();
  await page.getByRole('button', { name: t('carrier_tariffs.fuel.enter') }).click();
  const price = page.getByRole('dialog');
  await price.getByLabel(t('carrier_tariffs.fuel.mills')).fill('3.718');
  await price.getByRole('button', { name: t('carrier_tariffs.fuel.save_price') }).click();
  await expect(page.getByText(t('carrier_tariffs.fuel.entered'))).toBeVisible();
}

/** Opens a customer's account, whose owner is invited by mail. */
async function openAccount(page: Page, t: TFunction): Promise<void> {
  await page
    .getByRole('button', { name: t('staff_accounts.create.open') })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const fill = (name: string, value: string) => dialog.getByLabel(name).first().fill(value);
  const place = (part: string, value: string) => dialog.locator(`[data-path="address.${part}"]`).fill(value);
  await fill(t('staff_accounts.create.company'), 'Harbor Supply');
  await fill(t('staff_accounts.create.name'), 'Rosa Medina');
  await fill(t('staff_accounts.create.email'), owner);
  await fill(t('staff_accounts.create.phone'), '603-555-0142');
  await place('street_lines.0', '1 Harbor Way');
  await place('postal_code', '03103');
  await place('city', 'Manchester');
  await place('state', 'NH');
  await dialog.getByRole('button', { name: t('staff_accounts.create.send') }).click();
  await expect(dialog).toHaveCount(0);
}

async function joinAccount(page: Page, t: TFunction): Promise<void> {
  await page.locator('[data-path="name"]').fill('Rosa Medina');
  const fields = page.locator('input[type=password]');
  await fields.nth(0).fill(password);
  await fields.nth(1).fill(password);
  await page.getByRole('checkbox', { name: t('account_users.accept.disclaimer') }).check();
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('register'), { timeout: 20_000 });
}

for (const language of ['en', 'es'] as const satisfies readonly Language[]) {
  test(`a new installation is set up by its setup page alone, up to the first booking, in ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const t = words(language);
    const mails = await openMailSink();
    let site: (Awaited<ReturnType<typeof install>> & { product: Product }) | undefined;
    try {
      site = await install(mails);
      const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      await page.goto('/public-quote');
      await speak(page, language);
      await expect(page.getByText(t('company.closed_title'))).toBeVisible();

      await page.goto(site.link);
      await setPassword(page, t, admin);
      // People begin in English, and their choice is kept with them.
      await page.waitForURL(/admin/);
      await choose(page, language);
      await expect(page.getByRole('heading', { level: 1, name: t('titles.setup') })).toBeVisible();
      const item = (code: string) =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name: t(`setup.items.${code}.title`), exact: true }) });
      const openItem = (code: string) => item(code).getByRole('link').click();
      await item('mail').getByRole('button').click();
      await expect(item('mail')).toContainText(t('setup.done'));

      await openItem('company');
      await fillIn(page, {
        [t('company.legal_name')]: 'Acme Freight LLC',
        [t('company.street')]: '12 Dock Rd',
        [t('company.city')]: 'Boston',
        [t('company.state')]: 'MA',
        [t('company.postal_code')]: '02114',
        [t('company.phone')]: '617-555-0188',
        [t('company.support_email')]: 'help@acme.test',
        [t('company.list_margin')]: '18',
      });
      await page.getByLabel(t('company.time_zone')).selectOption('America/New_York');
      await page.getByRole('button', { name: t('company.save'), exact: true }).click();
      await expect(page.getByText(t('company.saved'))).toBeVisible();
      await page.goto('/admin/setup');
      await expect(item('company')).toContainText(t('setup.done'));
      await openItem('carriers');
      await addCarrier(page, t);
      await page.goto('/admin/setup');
      await expect(item('carriers')).toContainText(t('setup.done'));
      await openItem('accounts');
      await openAccount(page, t);
      await page.goto('/admin/setup');
      await expect(page.getByText(t('setup.ready_title'))).toBeVisible();

      const theirs = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
      theirs.setDefaultTimeout(20_000);
      const customer = await theirs.newPage();
      await customer.goto(await mails.link(owner, '/register'));
      await speak(customer, language);
      await joinAccount(customer, t);
      // The language that staff chose for the login holds once the login is loaded.
      const home = new RegExp(`^(${words('en')('titles.quote')}|${words('es')('titles.quote')})$`);
      await expect(customer.getByRole('heading', { level: 1, name: home })).toBeVisible();
      await choose(customer, language);
      await customer.goto('/quote');
      await fillLoad(customer, t, { zip: '10001', place: 'New York, NY' });
      await (await getRates(customer, t)).first().click();
      await fillParty(customer, 'pickup', 'Harbor Supply', t);
      await fillParty(customer, 'delivery', 'Hudson Market', t);
      await bookNow(customer, t);
      await expect(customer.getByText('Real Freight Lines').first()).toBeVisible();
      await page.goto('/public-quote');
      await expect(page.getByText(t('company.closed_title'))).toHaveCount(0);
    } finally {
      await site?.product.stop();
      mails.close();
      if (site !== undefined) await rm(site.dataDir, { recursive: true, force: true });
    }
  });
}
