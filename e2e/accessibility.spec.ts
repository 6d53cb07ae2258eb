import { expect, type Browser, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { watchConsole } from './console.ts';
import { en } from '@waybill/phrases/en';
import { signIn } from './people.ts';
import { settled, watchRequests } from './settled.ts';
import { test } from './test.ts';

type Person = 'anybody' | 'customer' | 'staff';
const emails = { customer: 'desk@example.com', staff: 'super.admin@waybill.example' } as const;

/**
 * Every page there is. `:id` and `:bol` stand for a shipment of the demo, `:request` for a request to sales that was
 * answered, the others for what they are named after.
 */
const pages: readonly (readonly [Person, string])[] = [
  ['anybody', '/login'],
  ['anybody', '/forgot-password'],
  ['anybody', '/reset-password?token=abc&email=desk%40example.com'],
  ['anybody', '/signup'],
  ['anybody', '/signup?step=address'],
  ['anybody', '/signup?step=accounting'],
  ['anybody', '/signup?step=preferences'],
  ['anybody', '/signup?step=finish'],
  ['anybody', '/register'],
  ['anybody', '/two-factor-challenge'],
  ['anybody', '/email-verified?verified=1'],
  ['anybody', '/email-change'],
  ['anybody', '/email-verified?problem=altered'],
  ['anybody', '/email-verified?problem=invalid_signature'],
  ['anybody', '/about'],
  ['anybody', '/public-quote'],
  ['anybody', '/tracking'],
  ['anybody', '/tracking/:bol'],
  ['anybody', '/api/docs'],
  ['anybody', '/mailbox'],
  ['customer', '/'],
  ['customer', '/track'],
  ['customer', '/track?search=nothing-like-this'],
  ['customer', '/track?status=action_required'],
  ['customer', '/track/detail/:id'],
  ['customer', '/track/detail/:id/customs'],
  ['customer', '/my-shipments'],
  ['customer', '/quote?step=request'],
  ['customer', '/truckload'],
  ['customer', '/quote-requests'],
  ['customer', '/quote-requests/:request'],
  ['customer', '/orders/ebay'],
  ['customer', '/orders/ebay?status=to_ship'],
  ['customer', '/orders/ebay?from=2026-01-01'],
  ['customer', '/orders/ebay/batches'],
  ['customer', '/address-book'],
  ['customer', '/address-book/upload'],
  ['customer', '/product-catalog'],
  ['customer', '/product-catalog/upload'],
  ['customer', '/product-catalog?add=new'],
  ['customer', '/my-invoices'],
  ['customer', '/my-invoices/history'],
  ['customer', '/my-invoices/statement'],
  ['customer', '/invoice-detail/:invoice'],
  ['customer', '/invoice-detail/:disputed'],
  ['customer', '/invoice-detail/:corrected'],
  ['customer', '/settings'],
  ['customer', '/settings/account'],
  ['customer', '/video-tutorials'],
  ['customer', '/profile'],
  ['customer', '/confirm-password'],
  ['customer', '/no/such/page'],
  ['staff', '/admin/dashboard'],
  ['staff', '/admin/dashboard?period=quarter'],
  ['staff', '/admin/work'],
  ['staff', '/admin/reports'],
  ['staff', '/admin/reports?kind=on_time&by=lane&range=quarter'],
  ['staff', '/admin/reports?kind=answers'],
  ['staff', '/admin/accounts'],
  ['staff', '/admin/accounts/:account'],
  ['staff', '/admin/accounts/:account?tab=users'],
  ['staff', '/admin/accounts/:account?tab=invoices'],
  ['staff', '/admin/accounts/:account?tab=activity'],
  ['staff', '/admin/shipments'],
  ['staff', '/admin/shipments/:id'],
  ['staff', '/admin/exceptions'],
  ['staff', '/admin/bookings'],
  ['staff', '/admin/status-files'],
  ['staff', '/admin/carrier-bills?state=all'],
  ['staff', '/admin/carrier-bills/:bill'],
  ['staff', '/admin/carriers'],
  ['staff', '/admin/carriers/:carrier'],
  ['staff', '/admin/carriers/:carrier?tab=tariffs'],
  ['staff', '/admin/carriers/:carrier?tab=fuel'],
  ['staff', '/admin/carriers/:carrier?tab=accessorials'],
  ['staff', '/admin/carriers/:carrier?tab=service'],
  ['staff', '/admin/carriers/:connected?tab=connections'],
  ['staff', '/admin/carriers/:connected?tab=health'],
  ['staff', '/admin/scac-aliases'],
  ['staff', '/admin/truckloads/equipment-types'],
  ['staff', '/admin/incidents'],
  ['staff', '/admin/integrations'],
  ['staff', '/admin/integration-partners'],
  ['staff', '/admin/integration-partners/:partner'],
  ['staff', '/admin/oauth'],
  ['staff', '/admin/oauth/:client'],
  ['staff', '/admin/incidents/:incident'],
  ['staff', '/admin/setup'],
  ['staff', '/admin/company'],
  ['staff', '/admin/audit-trail'],
  ['staff', '/admin/audit-trail?by=system'],
  ['staff', '/admin/part-catalog'],
  ['staff', '/admin/notifications'],
  ['staff', '/admin/notifications/new'],
  ['staff', '/admin/users'],
  ['staff', '/admin/roles'],
  ['staff', '/admin/accounts/:account?tab=margins'],
  ['staff', '/admin/accounts/:account?tab=carriers'],
  ['staff', '/admin/roles?view=table'],
  ['staff', '/admin/roles?view=history'],
  ['staff', '/admin/chats'],
  ['staff', '/admin/disputes'],
  ['staff', '/admin/disputes/:dispute'],
  ['staff', '/admin/invoices'],
  ['staff', '/admin/invoices/aging'],
  ['staff', '/admin/payments'],
  ['staff', '/admin/payments/:payment'],
  ['staff', '/admin/payments/record'],
  ['staff', '/admin/payments/bank-file'],
  ['staff', '/admin/credit-holds'],
  ['staff', '/admin/credit-holds?state=all'],
  ['staff', '/admin/credit-holds/:account'],
  ['staff', '/admin/quote-requests'],
  ['staff', '/admin/quote-requests/:request'],
];

async function open(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  if (person !== 'anybody') {
    await signIn(page, emails[person]);
  }
  return page;
}

type Found = Readonly<
  Record<
    | 'id'
    | 'bol'
    | 'request'
    | 'invoice'
    | 'disputed'
    | 'corrected'
    | 'dispute'
    | 'account'
    | 'bill'
    | 'payment'
    | 'carrier'
    | 'connected'
    | 'partner'
    | 'client'
    | 'incident',
    string
  >
>;
type Listed = {
  readonly id?: string;
  readonly bol_number?: string;
  readonly corrected?: boolean;
  readonly account?: { readonly id: string };
};

async function listed(page: Page, path: string): Promise<readonly Listed[]> {
  const answer = await page.request.get(path);
  return ((await answer.json()) as { readonly data: readonly Listed[] }).data;
}

/** What the pages of the demo are about. */
async function findDemo(browser: Browser): Promise<Found> {
  const page = await open(browser, 'customer');
  const desk = await open(browser, 'staff');
  const idOf = async (of: Page, path: string): Promise<string> => {
    const [first] = await listed(of, path);
    return first?.id ?? first?.account?.id ?? '';
  };
  const [paid] = await listed(desk, '/api/admin/payments?state=paid&per_page=1');
  const [shipped] = await listed(page, '/api/shipments?status=delivered&per_page=1');
  const invoices = await listed(page, '/api/invoices?per_page=100');
  const found = {
    id: shipped?.id ?? '',
    bol: shipped?.bol_number ?? '',
    request: await idOf(page, '/api/quote-requests?state=answered&per_page=1'),
    invoice: await idOf(page, '/api/invoices?filter=past_due&per_page=1'),
    disputed: await idOf(page, '/api/invoices?filter=disputed&per_page=1'),
    corrected: invoices.find(({ corrected }) => corrected)?.id ?? '',
    dispute: await idOf(desk, '/api/admin/disputes?per_page=1'),
    partner: await idOf(desk, '/api/admin/integration-partners?per_page=1'),
    client: await idOf(desk, '/api/admin/oauth-clients?per_page=1'),
    incident: await idOf(desk, '/api/admin/incidents?per_page=1'),
    account: await idOf(desk, '/api/admin/credit-holds?per_page=1'),
    payment: `${paid?.account?.id ?? ''}/${paid?.id ?? ''}`,
    carrier: await idOf(desk, '/api/admin/carriers?search=TRVM'),
    connected: await idOf(desk, '/api/admin/carriers?kind=connected&per_page=1'),
    bill: await idOf(desk, '/api/admin/carrier-bills?state=review&cause=reweigh'),
  };
  await page.context().close();
  await desk.context().close();
  return found;
}

/** Shows the page in the other theme without loading it again: it follows what the device prefers. */
async function turnTo(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  const html = page.locator('html');
  if ((await html.getAttribute('data-mantine-color-scheme')) !== null)
    await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme);
}

const contrast = ['color-contrast'];

/** Checks everything about a page as it is now. */
async function expectNothingWrong(page: Page): Promise<void> {
  expect.soft(await violationsOf(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0);
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
    return found;
  });
  expect
    .soft(
      texts.filter((text) => /^[a-z_0-9]+(\.[a-z_0-9]+)+$/.test(text) && (text.split('.')[0] ?? '') in en),
      'no key in place of its words',
    )
    .toEqual([]);
}

// The workers share the people between them.
test.describe.configure({ mode: 'parallel' });
let found: Found;
test.beforeAll(async ({ browser }) => {
  found = await findDemo(browser);
});

/** So many pages are one test: enough to share a login, few enough that pages can be added without a longer limit. */
const together = 12;

function shares(person: Person): string[][] {
  const theirs = pages.filter(([whose]) => whose === person).map(([, pattern]) => pattern);
  return Array.from({ length: Math.ceil(theirs.length / together) }, (_, at) =>
    theirs.slice(at * together, (at + 1) * together),
  );
}

for (const person of ['staff', 'customer', 'anybody'] as const) {
  for (const [at, patterns] of shares(person).entries()) {
    test(`nothing is found wrong on any page of ${person}, light and dark, 1440 and 360 wide, part ${at + 1} [UI-06]`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const page = await open(browser, person);
      watchRequests(page);
      for (const pattern of patterns) {
        await test.step(pattern, async () => {
          const quiet = watchConsole(page);
          await page.goto(pattern.replace(/:([a-z]+)/, (_, name: keyof Found) => found[name]));
          await expect(page.locator('main h1').first()).toBeVisible();
          await settled(page);
          await expectNothingWrong(page);
          await turnTo(page, 'dark');
          // The other theme changes only colors.
          expect.soft(await violationsOf(page, contrast), 'dark, 1440 wide').toEqual([]);
          await page.setViewportSize({ width: 360, height: 900 });
          await settled(page);
          await expectNothingWrong(page);
          await turnTo(page, 'light');
          expect.soft(await violationsOf(page, contrast), 'light, 360 wide').toEqual([]);
          await page.setViewportSize({ width: 1440, height: 900 });
          quiet.check();
        });
      }
    });
  }
}
