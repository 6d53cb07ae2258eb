import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { watchConsole } from './console.ts';
import { en } from '@waybill/phrases/en';
import { logIn } from './people.ts';

type Person = 'anybody' | 'customer' | 'staff';
const emails = { customer: 'desk@example.com', staff: 'super.admin@waybill.example' } as const;

/** Every page there is. `:id` and `:bol` stand for a shipment of the demo, `:request` for a request to sales that was answered. */
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
  ['customer', '/track/detail/:id'],
  ['customer', '/my-shipments'],
  ['customer', '/quote?step=request'],
  ['customer', '/quote-requests'],
  ['customer', '/quote-requests/:request'],
  ['customer', '/address-book'],
  ['customer', '/address-book/upload'],
  ['customer', '/product-catalog'],
  ['customer', '/product-catalog/upload'],
  ['customer', '/product-catalog?add=new'],
  ['customer', '/settings'],
  ['customer', '/settings/account'],
  ['customer', '/video-tutorials'],
  ['customer', '/profile'],
  ['customer', '/confirm-password'],
  ['customer', '/no/such/page'],
  ['staff', '/admin/shipments'],
  ['staff', '/admin/shipments/:id'],
  ['staff', '/admin/bookings'],
  ['staff', '/admin/status-files'],
  ['staff', '/admin/scac-aliases'],
  ['staff', '/admin/incidents'],
  ['staff', '/admin/integrations'],
  ['staff', '/admin/users'],
  ['staff', '/admin/quote-requests'],
  ['staff', '/admin/quote-requests/:request'],
];

async function open(browser: Browser, person: Person, width: number): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: 'light',
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (person !== 'anybody') {
    await page.goto('/login');
    await logIn(page, emails[person], 'en');
    await expect(page).not.toHaveURL(/\/login/);
  }
  return page;
}

async function demoShipment(browser: Browser): Promise<{ id: string; bol: string; request: string }> {
  const page = await open(browser, 'customer', 1440);
  const answer = await page.request.get('/api/shipments?status=delivered&per_page=1');
  const { data } = (await answer.json()) as { data: { id: string; bol_number: string }[] };
  const asked = await page.request.get('/api/quote-requests?state=answered&per_page=1');
  const requests = (await asked.json()) as { data: { id: string }[] };
  await page.context().close();
  return { id: data[0]?.id ?? '', bol: data[0]?.bol_number ?? '', request: requests.data[0]?.id ?? '' };
}

/** Shows the page in the other theme without loading it again: it follows what the device prefers. */
async function turnTo(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const html = page.locator('html');
  if ((await html.getAttribute('data-mantine-color-scheme')) !== null)
    await expect(html).toHaveAttribute('data-mantine-color-scheme', scheme);
}

async function expectNothingWrong(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0);
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
    return found;
  });
  expect(
    texts.filter((text) => /^[a-z_0-9]+(\.[a-z_0-9]+)+$/.test(text) && (text.split('.')[0] ?? '') in en),
    'no key in place of its words',
  ).toEqual([]);
}

// Each page is loaded once for a width, and looked at in both themes; the workers share the people between them.
test.describe.configure({ mode: 'parallel' });
let shipment: { readonly id: string; readonly bol: string; readonly request: string };
test.beforeAll(async ({ browser }) => {
  shipment = await demoShipment(browser);
});

for (const person of ['customer', 'anybody', 'staff'] as const) {
  for (const width of [1440, 360] as const) {
    test(`nothing is found wrong on any page of ${person}, light and dark, ${width} wide [UI-06]`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const page = await open(browser, person, width);
      for (const [, pattern] of pages.filter(([whose]) => whose === person)) {
        await test.step(pattern, async () => {
          const quiet = watchConsole(page);
          await page.goto(
            pattern.replace(':id', shipment.id).replace(':bol', shipment.bol).replace(':request', shipment.request),
          );
          await expect(page.locator('main h1').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          for (const scheme of ['light', 'dark'] as const) {
            await turnTo(page, scheme);
            await expectNothingWrong(page);
          }
          await turnTo(page, 'light');
          quiet.check();
        });
      }
    });
  }
}
