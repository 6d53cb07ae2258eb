import { z } from 'zod';
import { commonPasswords } from './common-passwords.ts';
import type { FieldErrorCode } from '../errors.ts';

const shortest = 8;
const longest = 1024;

/** A password is used exactly as sent: never trimmed. */
export const rawPassword = z.string({ error: 'required' }).min(1, 'required').max(longest);

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A password without what people add to a common word so that it passes a rule: case, digits for letters, a tail. */
function bare(password: string): string[] {
  const lower = password.toLowerCase();
  const trimmed = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const spelled = (text: string) => text.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
  const untailed = lower.replace(/[^a-z@$]+$/, '');
  return [lower, trimmed, spelled(lower), spelled(trimmed), spelled(untailed)];
}

function isCommon(password: string): boolean {
  return bare(password).some((word) => commonPasswords.has(word));
}

/**
 * Every rule that a new password breaks, all at once: at least 8 characters, one capital letter, one number,
 * one special character, and none of the passwords that everybody tries first. Letters of any script count.
 * A character is a Unicode code point, so one truck is one.
 */
export function passwordProblems(password: string): FieldErrorCode[] {
  const broken: FieldErrorCode[] = [];
  if (Array.from(password).length < shortest) broken.push('password_too_short');
  if (!/\p{Lu}/u.test(password)) broken.push('password_needs_capital');
  if (!/\p{N}/u.test(password)) broken.push('password_needs_number');
  if (!/[^\p{L}\p{M}\p{N}\s]/u.test(password)) broken.push('password_needs_special');
  if (isCommon(password)) broken.push('password_too_common');
  return broken;
}

/** The two fields of a form that sets a password. */
export const newPassword = {
  password: rawPassword.superRefine((password, ctx) => {
    for (const message of passwordProblems(password)) ctx.addIssue({ code: 'custom', message });
  }),
  password_confirmation: z.string().nullish(),
};

/** Whether both fields hold the same; a form without a password has a problem of its own already. */
export function samePasswords(form: {
  readonly password?: unknown;
  readonly password_confirmation?: unknown;
}): boolean {
  return typeof form.password !== 'string' || form.password === '' || form.password === form.password_confirmation;
}
