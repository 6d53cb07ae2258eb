import { z } from 'zod';
import { savedTicket, type SavedTicket } from '../../../lib/session/quote-ticket.ts';
import { savedValues, type SavedValues } from './values.ts';

const key = 'wb_sign_up_draft';
const longest = 7 * 24 * 60 * 60_000;

const kept = z.object({
  version: z.literal(1),
  saved_at: z.number(),
  /** Names this sign-up towards the server, so that sending it twice makes one account. */
  sign_up_key: z.uuid(),
  values: savedValues,
  quote: savedTicket.nullable().default(null),
});

/** A sign-up that was begun in this browser. */
export type Draft = {
  readonly signUpKey: string;
  readonly values: SavedValues;
  /** What was quoted before, to go on with. */
  readonly quote: SavedTicket | null;
};

/** What was typed here within the last week, or null. */
export function readDraft(now: number): Draft | null {
  try {
    const read = kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    if (!read.success || now - read.data.saved_at > longest) return null;
    const { sign_up_key: signUpKey, values, quote } = read.data;
    return { signUpKey, values, quote };
  } catch {
    return null;
  }
}

/** Keeps a sign-up, never its password. A full or forbidden storage only costs the convenience. */
export function writeDraft(draft: Draft, now: number): void {
  try {
    const { signUpKey, values, quote } = draft;
    const written = { version: 1, saved_at: now, sign_up_key: signUpKey, values, quote };
    localStorage.setItem(key, JSON.stringify(written));
  } catch {
    // What is typed is still on the screen.
  }
}

/** Forgets it: the account is there, or the person starts over. */
export function dropDraft(): void {
  localStorage.removeItem(key);
}
