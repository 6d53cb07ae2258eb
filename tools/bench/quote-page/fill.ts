import type { BrowserContext, Page } from '@playwright/test';

const path = (name: string): string => `[data-path="${name}"]`;

/** Ends the drafts that earlier visits of the same person left with the server. */
export async function endDrafts({ request }: BrowserContext): Promise<void> {
  const { data } = (await (await request.get('/api/quote-drafts')).json()) as { data: readonly { id: string }[] };
  await request.get('/sanctum/csrf-cookie');
  const token = (await request.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
  for (const { id } of data) await request.delete(`/api/quote-drafts/${id}`, { headers });
}

/** Opens the quote page on an empty draft. */
export async function openPage(page: Page): Promise<void> {
  await endDrafts(page.context());
  await page.goto('/');
  await page.locator(path('origin.postal_code')).waitFor();
}

/** Types an ordinary load: two pallets from Manchester to Chicago. */
export async function fillLoad(page: Page): Promise<void> {
  await page.locator(path('origin.postal_code')).fill('03103');
  await page.locator(path('destination.postal_code')).fill('60647');
  await page.locator(path('items.0.description')).fill('Bathroom vanities, boxed');
  const figures = { quantity: '2', length: '48', width: '40', height: '48', weight: '1240' };
  for (const [name, figure] of Object.entries(figures)) await page.locator(path(`items.0.${name}`)).fill(figure);
  await page.locator(path('shipment_value')).fill('8500');
  await page.getByText('Manchester, NH').first().waitFor();
  await page.getByText('Chicago, IL').first().waitFor();
}

/** Waits until this browser has kept what was typed, then writes the first line of the load as often as said. */
export async function multiplyItems(page: Page, count: number): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('wb_quote_draft_') && localStorage[key].includes('8500')),
  );
  await page.waitForTimeout(1500);
  await page.evaluate((lines) => {
    type Kept = { draft: { details: { items: { key: string; quantity: number }[] } }; sequence: number };
    for (const name of Object.keys(localStorage).filter((key) => key.startsWith('wb_quote_draft_'))) {
      const kept = JSON.parse(localStorage.getItem(name) ?? '') as Kept;
      const [first] = kept.draft.details.items;
      if (first === undefined) continue;
      kept.draft.details.items = Array.from({ length: lines }, () => ({
        ...first,
        key: crypto.randomUUID(),
        quantity: 1,
      }));
      kept.sequence += 1;
      addEventListener('pagehide', () => localStorage.setItem(name, JSON.stringify(kept)));
      localStorage.setItem(name, JSON.stringify(kept));
    }
  }, count);
  await page.reload();
  await page.locator(path(`items.${count - 1}.description`)).waitFor();
}
