import type { Browser } from './browser.ts';
import { codeAt } from './authenticator.ts';
import { confirmPassword } from './people.ts';

export type Enrolled = { readonly secret: string; readonly recoveryCodes: readonly string[] };

/** Turns two-factor login on for whoever is signed in. */
export async function enrol(browser: Browser, now: Date): Promise<Enrolled> {
  await confirmPassword(browser);
  const started = await browser.post('/user/two-factor-authentication');
  const secret = String(started.body.data?.['secret_key']);
  const answer = await browser.post('/user/confirmed-two-factor-authentication', { code: codeAt(secret, now) });
  if (answer.status !== 200) throw new Error(`Not turned on: ${answer.text}`);
  return { secret, recoveryCodes: answer.body.data?.['recovery_codes'] as string[] };
}
