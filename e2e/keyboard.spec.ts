import { expect } from '@playwright/test';
import { watchConsole } from './console.ts';
import { countedKeys } from './keys.ts';
import { addBooks } from './own-data.ts';
import { logIn, speak } from './people.ts';
import { allAnswered } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');
const most = 40;

test(`an ordinary load is quoted and booked with at most ${most} keys and no mouse`, async ({ page }, {
  annotations,
}) => {
  const quiet = watchConsole(page);
  await page.goto('/login');
  await speak(page, 'en');
  await logIn(page, 'desk@example.com', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.quote'));
  await addBooks(page);
  await page.reload();

  const keys = countedKeys(page);
  const from = page.getByRole('region', { name: t('quotes.lane.origin'), exact: true });
  const to = page.getByRole('region', { name: t('quotes.lane.destination'), exact: true });
  const option = (name: string) => page.locator('[role=option][aria-selected=true]').filter({ hasText: name });

  await expect(from.getByLabel(t('quotes.lane.zip'))).toBeFocused();
  await keys.type('zep');
  await expect(option('Zephyr Kiln Works')).toBeVisible();
  await keys.press('Enter');
  await expect(from).toContainText('Manchester, NH');

  await expect(to.getByLabel(t('quotes.lane.zip'))).toBeFocused();
  await keys.type('qui');
  await expect(option('Quill Street Renovation')).toBeVisible();
  await keys.press('Enter');
  await expect(to).toContainText('Chicago, IL');

  const field = (key: string) =>
    page.getByLabel(t('quotes.items.of_item', { field: t(`quotes.items.${key}`), number: 1 }), { exact: true });
  await expect(field('description')).toBeFocused();
  await keys.type('xyl');
  await expect(option('Xylem wall tiles, boxed')).toBeVisible();
  await keys.press('Enter');
  await expect(field('quantity')).toBeFocused();
  await expect(field('weight')).toHaveValue('620');

  await keys.press('Alt+ArrowDown');
  await expect(page.getByLabel(t('quotes.value.value'))).toBeFocused();
  await keys.type('8500');
  await keys.press('Control+Enter');

  await expect(
    page
      .getByRole('list', { name: t('quotes.rates.list') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expect(allAnswered(page, t)).toBeVisible();
  await keys.press('ArrowDown');
  await keys.press('b');

  const begins = (key: 'quotes.book_for' | 'quotes.disclaimer.accept') =>
    page.getByRole('button', { name: new RegExp(`^${t(key, { price: '|' }).split('|')[0] ?? ''}`) });
  await expect(begins('quotes.book_for').first()).toBeVisible();
  await keys.press('Control+Enter');
  // A first booking asks for the disclaimer: its text has the cursor, then the way out, then the way on.
  const accept = begins('quotes.disclaimer.accept');
  const booked = page.getByRole('button', { name: t('quotes.done_step.more_acts'), exact: true });
  await expect(accept.or(booked).first()).toBeVisible();
  if (await accept.isVisible()) {
    await keys.press('Tab');
    await keys.press('Tab');
    await expect(accept).toBeFocused();
    await keys.press('Enter');
  }
  await expect(booked).toBeVisible();

  annotations.push({ type: 'key presses', description: String(keys.count()) });
  expect(keys.count()).toBeLessThanOrEqual(most);
  quiet.check();
});
