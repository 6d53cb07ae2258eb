import type { Page } from '@playwright/test';
import type { Language } from '@waybill/phrases';
import { words } from './words.ts';

export const demoPassword = 'Waybill-Demo-1!';

/** Chooses the language of the page by its switch. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page
    .getByRole('group', { name: /language|idioma/i })
    .getByText(language.toUpperCase(), { exact: true })
    .click();
  await page.locator(`html[lang="${language}"]`).waitFor();
}

/**
 * Lets a browser's drafts of the quote page stay in it. Journeys run side by side as the same few people, and none of
 * them is to find on its page what another one is typing.
 */
async function keepDraftsApart(page: Page): Promise<void> {
  await page.context().route(/\/api\/quote-drafts/, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fulfill({ json: { data: [] } });
    const { id, writer } = (request.postDataJSON() ?? {}) as { readonly id?: string; readonly writer?: string };
    const saved_at = new Date().toISOString();
    return route.fulfill({ json: { data: { id, revision: 1, writer, version: 1, saved_at } } });
  });
}

type Options = {
  /** The journey is about drafts: they go to the server, as they do. */
  readonly drafts?: boolean;
};

/** Signs in by the login page, where the browser stands already. */
export async function logIn(
  page: Page,
  email: string,
  language: Language,
  { drafts = false }: Options = {},
): Promise<void> {
  if (!drafts) await keepDraftsApart(page);
  const t = words(language);
  await page.getByRole('textbox', { name: t('sign_in.email') }).fill(email);
  await page.getByLabel(t('sign_in.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click();
}
