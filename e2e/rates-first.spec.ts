import { expect } from '@playwright/test';
import { allAnswered, fillLoad, getRates } from './quote.ts';
import { asReaderOf, signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

/** Counts that a text names, e.g. 24 of `24 of 24 shown`. */
const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);

for (const language of ['en', 'es'] as const) {
  test(`rates stand first on their page, counted once, at every width (${language}) [QUOTE-30]`, async ({ page }) => {
    const t = words(language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'desk@example.com');
    await asReaderOf(page, language);
    await page.goto('/quote-shipment');
    await fillLoad(page, t);
    // The pointer that pressed the button rests where the list appears; it must hold nothing back.
    await getRates(page, t);
    const answered = allAnswered(page, t);
    await expect(answered).toBeVisible({ timeout: 30_000 });
    const rows = page.locator('[data-rate]');
    const [count] = numbersIn(await answered.innerText());
    await expect(rows).toHaveCount(count ?? 0);
    await page.evaluate(() => scrollTo(0, 0));
    const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
    expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(330);
    expect(tops.filter((bottom) => bottom <= 900).length).toBeGreaterThanOrEqual(Math.min(9, count ?? 0));
    for (const width of [360, 768, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `the page scrolls sideways at ${width}`).toBeLessThanOrEqual(width);
      // A price or a button that is cut at the edge of its list.
      const cut = await rows.first().evaluate((row) => {
        const edge = row.parentElement?.getBoundingClientRect().right ?? 0;
        return [...row.querySelectorAll('button, b, strong')]
          .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > edge + 1)
          .map(({ textContent }) => textContent);
      });
      expect(cut, `cut at ${width}`).toEqual([]);
    }
  });
}
