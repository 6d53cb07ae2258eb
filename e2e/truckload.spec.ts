import { expect, type Browser, type Page } from '@playwright/test';
import { watchConsole } from './console.ts';
import { openAs } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/** Somebody in a browser of their own, signed in where they have a login. */
async function open(browser: Browser, email: string | null): Promise<Page> {
  return email === null ? (await browser.newContext()).newPage() : openAs(browser, email);
}

/** The link of the newest mail to an address, by the first part of its path. */
async function linkTo(page: Page, email: string, path: string): Promise<string> {
  const find = async (): Promise<string> => {
    const text = await (await page.request.get('/mailbox')).text();
    const mail = text.split('<article').find((part) => part.includes(email) && part.includes(path));
    return new RegExp(`href="([^"]*${path}[^"]+)"`).exec(mail ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).toContain(path);
  return find();
}

/** Types a truckload with a stop on the way, has it priced, and sends it to sales. Answers with the request's id. */
async function ask(page: Page): Promise<string> {
  const field = (name: string) => page.locator(`[data-path="${name}"]`);
  await page.goto('/truckload');
  await field('origin.postal_code').fill('03103');
  await field('destination.postal_code').fill('60647');
  await page.getByRole('button', { name: t('truckload.route.add') }).click();
  await field('stops.0.postal_code').fill('14201');
  await field('items.0.description').fill('Bottled water');
  await field('items.0.height').fill('60');
  await field('items.0.weight').fill('40000');
  await page.getByRole('button', { name: t('truckload.load.full_floor_other', { count: 26 }) }).click();
  await field('shipment_value').fill('25000');
  // What is typed survives a reload, once the browser has kept it.
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toMatch(/"value":2500000\b/);
  await page.reload();
  await expect(field('items.0.description')).toHaveValue('Bottled water');
  await page.getByRole('button', { name: t('truckload.price.get') }).click();
  await expect(page.getByText(t('truckload.because.stops'))).toBeVisible();
  await page.getByRole('button', { name: t('truckload.price.send') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('quote_requests.step.phone')).fill('603-555-0118');
  await dialog.getByRole('button', { name: t('truckload.price.send') }).click();
  await expect(page.getByText(t('quote_requests.page.new_title'))).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Notes what a carrier says, offers it with a margin, and mails the link of the confirmation page. */
async function offer(page: Page, id: string, contact: string): Promise<void> {
  await page.goto(`/admin/quote-requests/${id}`);
  await page.getByRole('button', { name: t('staff_truckloads.offers.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('staff_quote_requests.carrier_name')).fill('Sample Van Lines');
  await dialog.getByLabel(t('staff_quote_requests.scac')).fill('SVLX');
  await dialog.getByLabel(t('staff_quote_requests.cost')).fill('2000');
  await dialog.getByLabel(t('staff_quote_requests.transit')).fill('3');
  await dialog.getByRole('button', { name: t('staff_truckloads.offers.save') }).click();
  await page.getByRole('button', { name: t('staff_truckloads.offers.take') }).click();
  await page.locator('[data-path="offers.0.lines.0.amount"]').fill('2400');
  await page.getByRole('button', { name: t('staff_quote_requests.send') }).click();
  await expect(page.getByText(t('quote_requests.states.answered')).first()).toBeVisible();
  await page.locator('[data-path="email"]').fill(contact);
  // The answer was mailed to whoever asked, with a link; the one who receives the load is to say yes instead.
  await page.getByRole('button', { name: t('staff_truckloads.link.again') }).click();
  await expect(page.getByText(contact, { exact: true })).toBeVisible();
}

/** Books for the customer what was confirmed, and mails the carrier its rate confirmation. */
async function convert(page: Page, carrier: string): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: t('staff_truckloads.convert.open') }).click();
  const dialog = page.getByRole('dialog');
  for (const [end, street] of [
    ['pickup', '12 Mill Street'],
    ['delivery', '2600 N Milwaukee Avenue'],
  ] as const) {
    const field = (name: string) => dialog.locator(`[data-path="${end}.${name}"]`);
    await field('company').fill('Sample Site');
    await field('contact_first_name').fill('Maya');
    await field('contact_last_name').fill('Larsen');
    await field('phone').fill('603-555-0142');
    await field('email').fill('dock@example.com');
    await field('street_lines.0').fill(street);
  }
  await dialog.getByRole('button', { name: t('staff_truckloads.convert.book') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('staff_truckloads.paper.send') }).click();
  const paper = page.getByRole('dialog');
  await paper.locator('[data-path="contact_name"]').fill('Rosa Dispatch');
  await paper.locator('[data-path="email"]').fill(carrier);
  await paper.getByRole('button', { name: t('staff_truckloads.paper.mail') }).click();
  await expect(page.getByText(t('staff_truckloads.paper.states.sent'))).toBeVisible();
}

/** Reports a step of the way on the carrier's page. */
async function report(page: Page, what: 'picked_up' | 'moved' | 'proof_of_delivery'): Promise<void> {
  await page.getByLabel(t('truckload_pages.load.what')).selectOption(what);
  if (what === 'moved') {
    await page.locator('[data-path="city"]').fill('Buffalo');
    await page.locator('[data-path="state"]').fill('NY');
  }
  await page.getByRole('button', { name: t('truckload_pages.load.report'), exact: true }).click();
  await expect(page.getByRole('list', { name: t('truckload_pages.load.history') })).toContainText(
    t(`truckload_pages.load.calls.${what}`),
  );
}

test('a truckload is asked, offered, confirmed without a login, signed by the carrier, tracked, delivered and invoiced [TL-01, TL-02, QUOTE-21]', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const customer = await open(browser, 'desk@example.com');
  const sales = await open(browser, 'fpg.sales@waybill.example');
  const contact = await open(browser, null);
  const carrier = await open(browser, null);
  const quiet = [customer, sales, carrier].map(watchConsole);

  const id = await ask(customer);
  await offer(sales, id, 'receiving@buyer.example');

  const link = await linkTo(contact, 'receiving@buyer.example', '/truckload-confirmation/');
  await contact.goto(link);
  await contact.getByLabel(t('truckload_pages.confirm.name')).fill('Ines Buyer');
  await contact.getByRole('button', { name: 'Confirm for $2,400.00' }).click();
  await expect(contact.getByRole('heading', { name: t('truckload_pages.confirm.confirmed') })).toBeVisible();
  // The link answers once, and then tells nothing about the load.
  await contact.goto(link);
  await expect(contact.getByRole('heading', { name: t('truckload_pages.closed.used_title') })).toBeVisible();
  await expect(contact.getByText('Chicago')).toHaveCount(0);

  await convert(sales, 'dispatch@sample-van.example');
  await carrier.goto(await linkTo(carrier, 'dispatch@sample-van.example', '/carrier/loads/'));
  await expect(carrier.getByText('12 Mill Street')).toHaveCount(0);
  await carrier.locator('[data-path="driver_name"]').fill('Omar Reyes');
  await carrier.locator('[data-path="driver_phone"]').fill('716-555-0177');
  await carrier.locator('[data-path="truck_number"]').fill('418');
  await carrier.getByRole('button', { name: 'Accept for $2,000.00' }).click();
  await expect(carrier.getByText('12 Mill Street')).toBeVisible();
  await report(carrier, 'picked_up');

  await customer.goto(`/quote-requests/${id}`);
  await customer.getByRole('link', { name: /^Shipment WB/ }).click();
  await expect(customer.getByText(t('freight.status.in_transit')).first()).toBeVisible();
  const shipment = customer.url();
  await report(carrier, 'moved');
  await report(carrier, 'proof_of_delivery');
  await expect(carrier.getByText(t('truckload_pages.load.over'))).toBeVisible();
  await customer.goto(shipment);
  await expect(customer.getByText(t('freight.status.delivered')).first()).toBeVisible();
  await expect(customer.getByText(/Buffalo, NY/).first()).toBeVisible();

  // Bills are written once a minute.
  await expect(async () => {
    await customer.goto('/my-invoices');
    await expect(customer.getByText('$2,400.00').first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 90_000 });
  for (const watched of quiet) watched.check();
});
