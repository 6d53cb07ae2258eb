/** What somebody typed into the search field, as it is looked for. */
export type Searched = {
  /** As numbers are compared; empty when nothing of it can be one. */
  readonly number: string;
  /** Its words; all of them must be there. */
  readonly words: readonly string[];
  /** The day it names, `YYYY-MM-DD`; null when it names none. */
  readonly day: string | null;
};

/** How numbers are compared: upper case, without what people put between the digits. */
export function searchable(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

const mostWords = 8;

/** `2026-11-18` or `11/18/2026`, as far as there is such a day. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const [, m = '', d = '', y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month}-${day}` : y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : null;
  if (date === null) return null;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null;
}

/** Reads what was typed; empty in every part when it holds no letter and no digit. */
export function readSearch(typed: string): Searched {
  const text = typed.trim();
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  return { number: searchable(text), words, day: dayOf(text) };
}

/**
 * The words as a query of the terms that are kept of each shipment: the last one may be cut short, unless it is a number.
 * @param accountKey key of the account in its terms; empty for shipments of all accounts
 */
export function termsQuery(words: readonly string[], accountKey: string): string {
  return words
    .map((word, at) => `'${accountKey}${word}'${at === words.length - 1 && !/\d/.test(word) ? ':*' : ''}`)
    .join(' & ');
}

/** The key that an account's own terms begin with; as `account_term` of the database has it. */
export function accountKeyOf(accountId: string): string {
  return `${accountId.slice(-10)}/`;
}
