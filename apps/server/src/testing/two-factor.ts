import { codeAt } from './authenticator.ts';
import { openBrowser, type Browser } from './browser.ts';
import { addPerson, confirmPassword, password, signIn } from './people.ts';
import type { TestServer } from './server.ts';

export type Enrolled = { readonly secret: string; readonly recoveryCodes: readonly string[] };

/** Turns two-factor login on for the signed-in person. */
export async function enrol(browser: Browser, now: Date): Promise<Enrolled> {
  await confirmPassword(browser);
  const started = await browser.post('/user/two-factor-authentication');
  const secret = String(started.body.data?.['secret_key']);
  const answer = await browser.post('/user/confirmed-two-factor-authentication', { code: codeAt(secret, now) });
  if (answer.status !== 200) throw new Error(`Not turned on: ${answer.text}`);
  return { secret, recoveryCodes: answer.body.data?.['recovery_codes'] as string[] };
}

/** An owner with two-factor login, one minute after turning it on, when the next code is valid. */
export async function enrolledPerson(site: TestServer) {
  const person = await addPerson(site, { accountRole: 'owner' });
  const browser = await signIn(site.app, person.email);
  const { secret, recoveryCodes } = await enrol(browser, site.clock());
  site.clock.advance(60_000);
  return { ...person, browser, secret, recoveryCodes, code: () => codeAt(secret, site.clock()) };
}

/** A browser with a correct password that still needs the second factor. */
export async function loginAfterPassword(site: TestServer, email: string, extra: object = {}): Promise<Browser> {
  const browser = await openBrowser(site.app);
  const answer = await browser.post('/login', { email, password, ...extra });
  if (answer.status !== 200 || answer.text !== '{"two_factor":true}')
    throw new Error(`No second factor: ${answer.text}`);
  return browser;
}
