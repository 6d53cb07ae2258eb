import { z } from 'zod';
import { countries, currencies } from './choices.ts';
import { cleanFileName, typesByName, type FileType } from './file-types.ts';

export { isPostalCode, type Country } from './platform/postal-codes.ts';

/** Reusable field schemas. A schema's message is a field error code; phrases put it into words. */

export const id = z.uuid();
/** The id of a record to be added, made by the caller: sending the record again with it, by a double click or a retry, adds nothing. */
export const newId = id.optional();

/**
 * For a body with addresses. A postal code that contradicts its state or city is refused once, as a question; the same
 * body with this keeps it.
 */
export const placeConfirmed = { place_confirmed: z.boolean().optional() };

/** A required text: trimmed, at least one character. */
export function text(max = 200) {
  return z.string({ error: 'required' }).trim().min(1, 'required').max(max, 'too_long');
}

/** A text that may be left out; empty becomes null. */
export function optionalText(max = 200) {
  return z
    .string()
    .trim()
    .max(max, 'too_long')
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .default(null);
}

/** Characters that programs or people take for a dot, a colon, a slash, or the end of a host name. */
const dot = '[.\\u2024\\u3002\\uff0e\\uff61\\ufe52]';
const colon = '[:\\uff1a\\ufe55]';
const slash = '[/\\uff0f\\u2044\\u2215]';
const afterHost = '[/?#\\uff0f\\u2044\\u2215\\uff1f\\uff03]';
/** Letters of any script and width. Written as ranges, since other languages read this pattern from the OpenAPI document. */
const letters = 'A-Za-z\\u00aa-\\u1fff\\u2c00-\\u2fff\\u3040-\\ud7ff\\uff21-\\uff3a\\uff41-\\uff5a';
const digitChars = '0-9\\uff10-\\uff19';

/**
 * No link in it: names stand in mails of ours to people who trust them, and a link in one would be followed. A bare
 * domain is taken, since companies are called so; mails show it as text.
 */
const withoutLink = new RegExp(
  `^(?![\\s\\S]*(?:${colon}${slash}{2}|(?<![${letters}${digitChars}])[Ww\\uff37\\uff57]{3}${dot}|[${letters}${digitChars}-]${dot}[${letters}]{2,}${afterHost}))`,
);

/** A name on one line, since in our mails a separate line could pass for our own words. Invisible characters are removed. */
const oneLine = (typed: string): string =>
  typed
    .replace(/\s*[\p{Cc}\u2028\u2029]\s*/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim();

/** A required name of a person, company or thing: a text on one line, without a link. */
export function name(max = 120, missing = 'required') {
  return z
    .string({ error: missing })
    .overwrite(oneLine)
    .min(1, missing)
    .max(max, 'too_long')
    .regex(withoutLink, 'no_links');
}

/** A name that may be left out; empty becomes null. */
export function optionalName(max = 120) {
  return z
    .string()
    .overwrite(oneLine)
    .max(max, 'too_long')
    .regex(withoutLink, 'no_links')
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .default(null);
}

/** The name of an uploaded file, made safe to save. Systems allow 255 characters. */
export function fileName() {
  return z.string({ error: 'required' }).trim().min(1, 'required').max(400, 'too_long').transform(cleanFileName);
}

/** The name of a file whose content is sent beside it: its extension must be one of these types. */
export function fileNameOf(types: readonly FileType[], code: string) {
  return fileName().refine((value) => typesByName(value, types).length > 0, { error: code });
}

const looksLikeEmail = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether a text has the form of an email address. */
export function isEmail(value: string): boolean {
  return looksLikeEmail.test(value.trim());
}

/** An email address, lower-cased, as it is looked up. */
export const email = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(254, 'too_long')
  .regex(looksLikeEmail, 'invalid_email')
  .toLowerCase();

/** Digits of a phone number as people type it: 7 to 15 digits, an extension allowed. */
export function isPhone(value: string): boolean {
  const match = /^\+?[\d\s().\-/]+(?:\s*(?:x|ext\.?|#)\s*\d{1,6})?$/i.exec(value.trim());
  if (!match) return false;
  const digits = value.replace(/(?:x|ext\.?|#).*$/i, '').replace(/\D/g, '').length;
  return digits >= 7 && digits <= 15;
}

export const phone = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(40, 'too_long')
  .refine(isPhone, { error: 'invalid_phone' });

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

export function isTimeOfDay(value: string): boolean {
  return clockTime.test(value);
}

/** Time of day `HH:MM`, 24 hours. */
export const timeOfDay = z.string({ error: 'required' }).trim().min(1, 'required').regex(clockTime, 'invalid_time');

// No shipment is of another century, and a day later or a time zone away the date is still one that databases take.
const firstYear = 1900;
const lastYear = 2199;

function isCalendarDate(value: string): boolean {
  const year = Number(/^(\d{4})-\d{2}-\d{2}$/.exec(value)?.[1]);
  if (!(year >= firstYear && year <= lastYear)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** IANA name of a zone, e.g. `America/Chicago`. */
export const timeZone = z
  .string({ error: 'required' })
  .trim()
  .max(60, 'too_long')
  .refine(isTimeZone, { error: 'invalid' });

/** Calendar date `YYYY-MM-DD`; whose day it is depends on the place it is about. */
export const calendarDate = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .refine(isCalendarDate, { error: 'invalid_date' });

/** An instant in UTC. */
export const instant = z.iso.datetime();

export const currency = z.enum(currencies);

/** The largest number of a 32-bit column. */
export const largestCount = 2_147_483_647;

/** How often a record was changed, as its reader saw it: of two who change it at once, the second is told. */
export const version = z
  .int()
  .min(0)
  // The next one has to fit the column too.
  .max(largestCount - 1);

/** A position in a list, as the query of an address names it. */
export const position = z.coerce.number().int().min(1).max(largestCount);

/** Seconds since 1970 in the query of a signed link. */
export const epochSeconds = z.coerce.number().int().min(0).max(253_402_300_799);

/** Money in integer minor units (cents). */
export const money = z.object({ amount: z.int(), currency });
export type MoneyWire = z.infer<typeof money>;

export const country = z.enum(countries);
/** A query flag as it appears in a URL. */
export const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .optional();
