import { expect, type Locator, type Page } from '@playwright/test';
import { logIn, signIn } from './people.ts';
import { fillLoad, getRates } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/** Sends a body past the page, with the page's own session and token. */
async function bypass(page: Page, path: string, body: object) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await page.request.post(path, {
    data: body,
    headers: {
      accept: 'application/json',
      'x-xsrf-token': decodeURIComponent(token),
      'idempotency-key': crypto.randomUUID(),
    },
  });
  return {
    status: answer.status(),
    body: (await answer.json()) as { codes?: Record<string, string[]>; errors?: Record<string, string[]> },
  };
}

test.describe('wrong input', () => {
  test('in the details is told beside each field, and refused the same by the server [QUOTE-12, QUOTE-14, BOOK-03]', async ({
    page,
  }) => {
    await page.goto('/quote');
    await logIn(page, 'desk@example.com', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.quote'));
    const field = (name: string) =>
      page.getByLabel(t('quotes.items.of_item', { field: name, number: 1 }), { exact: true });
    await field(t('quotes.items.description')).fill('Crate of tiles');
    await field(t('quotes.items.length')).fill('48');
    await field(t('quotes.items.width')).fill('40');
    await field(t('quotes.items.height')).fill('97');
    await field(t('quotes.items.weight')).fill('4501');
    await getRates(page);
    await expect(page.getByText('Over 96 in / 243 cm: call us for a quote').first()).toBeVisible();
    await expect(page.getByText('Weight exceeds maximum weight per item').first()).toBeVisible();
    await expect(page.getByText('Field is required').first()).toBeVisible();
    await expect(field(t('quotes.items.height'))).toHaveValue('97');

    // The summary stands below the top bar, and a single wrong field takes the focus, wherever the page was scrolled to.
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.mouse.wheel(0, 5000);
    await getRates(page);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    await expect.poll(() => topOf(page.getByRole('alert').first())).toBeGreaterThanOrEqual(bar);
    await fillLoad(page);
    // Two pallets of more than 4,500 lb each.
    await field(t('quotes.items.weight')).fill('9500');
    await page.mouse.wheel(0, 5000);
    await getRates(page);
    await expect(field(t('quotes.items.weight'))).toBeFocused();
    await expect.poll(() => topOf(field(t('quotes.items.weight')))).toBeGreaterThanOrEqual(bar);
    await expect(page.getByRole('button', { name: t('common.summary_title', { count: 1 }) })).toBeVisible();

    const side = (value: number) => ({ value, unit: 'in' });
    const line = {
      description: 'Crate of tiles',
      quantity: 1,
      length: side(48),
      width: side(40),
      height: side(97),
      weight: { value: 4501, unit: 'lb' },
    };
    const { status, body } = await bypass(page, '/api/quotes', {
      origin: { postal_code: '' },
      destination: { postal_code: '1' },
      pickup_date: '2026-02-30',
      items: [{ ...line, package_type: 'pallets' }, line],
    });
    expect(status).toBe(422);
    expect(body.codes).toMatchObject({
      'origin.postal_code': ['required'],
      'destination.postal_code': ['invalid_postal_code'],
      pickup_date: ['invalid_date'],
      'items.0.height': ['height_over_phone_limit'],
      'items.0.weight': ['weight_over_maximum'],
      'items.1.package_type': ['package_type_required'],
      shipment_value: ['value_required'],
    });
    expect(body.errors?.['items.1.package_type']).toEqual(['Package type is required']);
  });

  test('a call without the token of this session is refused, whatever it holds [AUTH-02]', async ({ page }) => {
    await signIn(page, 'desk@example.com');
    const answer = await page.request.post('/api/quotes', { data: {}, headers: { accept: 'application/json' } });
    expect([answer.status(), ((await answer.json()) as { message: string }).message]).toEqual([
      419,
      'CSRF token mismatch.',
    ]);
  });
});
