import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Language } from '@waybill/phrases';
import { isolateDrafts, saveUser, readUserWith } from './apart.ts';
import { post } from './own-data.ts';
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
 * Has a page, or a browser, read whoever signs in as somebody of this language; nothing of it is kept. The switch keeps
 * a choice with the person, and journeys run side by side as the same few people: none of them is to find the language
 * that another one chose.
 */
export async function asReaderOf(where: Page | BrowserContext, language: Language): Promise<void> {
  await readUserWith(where, { language });
}

type Options = {
  /** The journey is about drafts: they go to the server, as they do. */
  readonly drafts?: boolean;
  /** The journey is about the language that is kept with the person: it is read as it is. */
  readonly ownLanguage?: boolean;
};

/** Signs in by the login page, where the browser stands already. */
export async function logIn(
  page: Page,
  email: string,
  language: Language,
  { drafts = false, ownLanguage = false }: Options = {},
): Promise<void> {
  if (!ownLanguage) await asReaderOf(page.context(), language);
  if (!drafts) await isolateDrafts(page.context());
  const t = words(language);
  await page.getByRole('textbox', { name: t('sign_in.email') }).fill(email);
  await page.getByLabel(t('sign_in.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click();
}

/**
 * Signs somebody in without the login page, which tests of its own cover. The next page is opened as theirs, in English.
 */
export async function signIn(page: Page, email: string): Promise<void> {
  await asReaderOf(page.context(), 'en');
  await isolateDrafts(page.context());
  await page.request.get('/sanctum/csrf-cookie');
  await post(page, '/login', { email, password: demoPassword });
  const { data } = (await (await page.request.get('/api/user')).json()) as { readonly data: object };
  await saveUser(page.context(), { ...data, language: 'en' });
}

/** A page of somebody in a browser of their own. */
export async function openAs(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email);
  return page;
}

/** The link of the newest mail that asks this address to be confirmed, or to another page that is named. */
export async function mailedLink(page: Page, email: string, to = '/email/verify/'): Promise<string> {
  const find = async (): Promise<string> => {
    const text = await (await page.request.get('/mailbox')).text();
    const mail = text.split('<article').find((part) => part.includes(email) && part.includes(to));
    const links = [...(mail ?? '').matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
    return links.find((link) => link.includes(to)) ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).toContain(to);
  return find();
}

/** The shipper's link to the page of the newest shipment of a status, as the shipping desk has it: a path with its key. */
export async function publicLink(page: Page, status: string): Promise<string> {
  await signIn(page, 'desk@example.com');
  const get = async (path: string): Promise<unknown> => (await page.request.get(path)).json();
  const { data } = (await get(`/api/shipments?status=${status}`)) as { data: { id: string }[] };
  const one = (await get(`/api/shipments/${data[0]?.id}`)) as { data: { public_url: string } };
  const { pathname, search } = new URL(one.data.public_url);
  return `${pathname}${search}`;
}

/** Answers the dialog that asks for the password again before something sensitive. */
export async function confirmPassword(page: Page, language: Language): Promise<void> {
  const t = words(language);
  const question = page.getByRole('dialog', { name: t('sign_in.confirm_title') });
  await question.getByLabel(t('sign_in.password'), { exact: true }).fill(demoPassword);
  await question.getByRole('button', { name: t('sign_in.confirm_submit') }).click();
}
