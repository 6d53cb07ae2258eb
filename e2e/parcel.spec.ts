import { expect } from '@playwright/test';
import { watchConsole } from './console.ts';
import { logIn, speak } from './people.ts';
import { bookNow, fillBoxes, fillParty, getRates } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const language = 'es';

test('boxes are measured, rated, booked and labelled [QUOTE-25, QUOTE-28]', async ({ page }) => {
  const t = words(language);
  const quiet = watchConsole(page);
  await page.goto('/');
  await speak(page, language);
  await logIn(page, 'owner@example.com', language);
  await expect(page).not.toHaveURL(/\/login/);
  await speak(page, language);
  await fillBoxes(page, t);
  // 2,520 / 139 = 18.13 in each of the two boxes: 38 lb are billed.
  await expect(page.getByText('2,520 in³ ÷ 139 = 18.13')).toBeVisible();
  await expect(page.getByText('38 lb').first()).toBeVisible();
  const rates = await getRates(page, t);
  await expect(rates.first()).toBeVisible();
  await rates.first().click();
  await fillParty(page, 'pickup', 'Example Building Supply', t);
  await fillParty(page, 'delivery', 'Sample Renovation Site', t);
  await bookNow(page, t);
  await expect(page).toHaveURL(/\/shipment-confirmation\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/\b1Z[0-9A-Z]{16}\b|\b\d{12}\b/).first()).toBeVisible();
  quiet.check();
});
