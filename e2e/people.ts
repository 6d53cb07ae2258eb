import { expect, type Page } from '@playwright/test';
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
  const kept = new Map<string, object>();
  await page.context().route(/\/api\/quote-drafts/, async (route) => {
    const request = route.request();
    const named = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    if (request.method() === 'GET') return route.fulfill({ json: { data: [...kept.values()] } });
    if (request.method() === 'DELETE') {
      kept.delete(named);
      return route.fulfill({ status: 204 });
    }
    const body = (request.postDataJSON() ?? {}) as { readonly id?: string };
    const id = body.id ?? named;
    const row = { booking_id: null, version: 1, ...body, id, revision: 1, saved_at: new Date().toISOString() };
    kept.set(id, row);
    return route.fulfill({ json: { data: row } });
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

/** The link of the newest mail that asks this address to be confirmed. */
export async function mailedLink(page: Page, email: string): Promise<string> {
  const find = async (): Promise<string> => {
    const text = await (await page.request.get('/mailbox')).text();
    const mail = text.split('<article').find((part) => part.includes(email) && part.includes('/email/verify/'));
    return /href="([^"]*\/email\/verify\/[^"]+)"/.exec(mail ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).toContain('/email/verify/');
  return find();
}
