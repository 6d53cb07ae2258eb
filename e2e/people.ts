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

/** Signs in by the login page, where the browser stands already. */
export async function logIn(page: Page, email: string, language: Language): Promise<void> {
  const t = words(language);
  await page.getByRole('textbox', { name: t('sign_in.email') }).fill(email);
  await page.getByLabel(t('sign_in.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click();
}
