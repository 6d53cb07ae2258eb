import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { watchConsole } from './console.ts';
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
  ['anybody', '/register'],
  ['anybody', '/about'],
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
  ['staff', '/admin/quote-requests'],
  ['staff', '/admin/quote-requests/:request'],
];

async function open(browser: Browser, person: Person, scheme: 'light' | 'dark', width: number): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: scheme,
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
  const page = await open(browser, 'customer', 'light', 1440);
  const answer = await page.request.get('/api/shipments?status=delivered&per_page=1');
  const { data } = (await answer.json()) as { data: { id: string; bol_number: string }[] };
  const asked = await page.request.get('/api/quote-requests?state=answered&per_page=1');
  const requests = (await asked.json()) as { data: { id: string }[] };
  await page.context().close();
  return { id: data[0]?.id ?? '', bol: data[0]?.bol_number ?? '', request: requests.data[0]?.id ?? '' };
}

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [1440, 360] as const) {
    test(`nothing is found wrong on any page, ${scheme}, ${width} wide [UI-06]`, async ({ browser }) => {
      test.setTimeout(240_000);
      const shipment = await demoShipment(browser);
      const opened = {
        anybody: await open(browser, 'anybody', scheme, width),
        customer: await open(browser, 'customer', scheme, width),
        staff: await open(browser, 'staff', scheme, width),
      };
      for (const [person, pattern] of pages) {
        await test.step(`${person} ${pattern}`, async () => {
          const page = opened[person];
          const quiet = watchConsole(page);
          await page.goto(
            pattern.replace(':id', shipment.id).replace(':bol', shipment.bol).replace(':request', shipment.request),
          );
          await expect(page.locator('main h1').first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
          ).toEqual([]);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'no sideways scrolling').toBeLessThanOrEqual(0);
          quiet.check();
        });
      }
    });
  }
}
