import { expect, type Page } from '@playwright/test';
import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';
import { customerPages } from './customer-pages.ts';
import { asReaderOf, signIn } from './people.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';

type Phrases = { readonly [key: string]: string | Phrases };

function valuesOf(phrases: Phrases): string[] {
  return Object.values(phrases).flatMap((value) => (typeof value === 'string' ? [value] : valuesOf(value)));
}

/** Words that are names or codes in both languages, or figures alone, tell no language. */
const spanish = new Set(valuesOf(es));
const english = new Set(valuesOf(en).filter((phrase) => !spanish.has(phrase) && /\p{L}{3}/u.test(phrase)));

/** A phrase as a pattern: its placeholders stand for anything. */
function patternOf(phrase: string): RegExp {
  const parts = phrase.split(/\{\{.*?\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+?')}$`);
}
const letters = (phrase: string) => phrase.replace(/\{\{.*?\}\}/g, '').replace(/[^\p{L}]/gu, '').length;
/** Phrases with placeholders, as far as enough of them is words. */
const patterns = [...english].filter((phrase) => phrase.includes('{{') && letters(phrase) >= 6).map(patternOf);
const spanishPatterns = [...spanish].filter((phrase) => phrase.includes('{{') && letters(phrase) >= 3).map(patternOf);

function isEnglish(text: string): boolean {
  if (spanish.has(text) || spanishPatterns.some((pattern) => pattern.test(text))) return false;
  return english.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** Everything a person of this page reads or hears: texts, names, hints, the title. */
async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, [lang]:not(html)') === null)
        said.add(node.textContent?.trim() ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`)) said.add(element.getAttribute(name)?.trim() ?? '');
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input[role="combobox"], input[aria-haspopup]')) {
      said.add(input.value);
    }
    return [...said].filter((text) => text !== '');
  });
}

test('the check knows an English phrase when it sees one', () => {
  expect(isEnglish('Save profile')).toBe(true);
  expect(isEnglish('Page not found: tracking')).toBe(true);
  expect(isEnglish('Guardar perfil')).toBe(false);
  expect(isEnglish('Granite State Freight')).toBe(false);
});

test('no customer page says anything in English to who reads Spanish [SET-06]', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, 'owner@example.com');
  const answer = await page.request.get('/api/shipments?status=delivered&per_page=1');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  await asReaderOf(page, 'es');
  await page.goto('/profile');
  await page.locator('html[lang="es"]').waitFor();
  for (const address of customerPages) {
    await test.step(address, async () => {
      await page.goto(address.replace(':id', data[0]?.id ?? ''));
      await expect(page.locator('main h1').first()).toBeVisible();
      await settled(page);
      expect.soft((await wordsOf(page)).filter(isEnglish), address).toEqual([]);
    });
  }
});

for (const address of [
  '/login',
  '/forgot-password',
  '/reset-password?token=abc',
  '/register',
  '/signup',
  '/signup?step=preferences',
  '/signup?step=finish',
  '/public-quote',
  '/about',
  '/tracking?lang=es',
]) {
  test(`${address} says nothing in English to who reads Spanish [SET-06]`, async ({ browser }) => {
    const context = await browser.newContext({ locale: 'es-MX' });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.locator('main h1').first()).toBeVisible();
    expect((await wordsOf(page)).filter(isEnglish)).toEqual([]);
    await context.close();
  });
}
