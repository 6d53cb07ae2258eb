import { bare } from '@waybill/freight';

/** A parsed search. */
export type Searched = {
  /** Normalized number; empty if the search cannot be one. */
  readonly number: string;
  /**
   * The same backwards, as the table of words has the numbers of shipments, so that the last digits find them; empty
   * with fewer than four characters or without a digit.
   */
  readonly end: string;
  /** Words, all of which must match. */
  readonly words: readonly string[];
  /** The day in the search, `YYYY-MM-DD`; null if there is none. */
  readonly day: string | null;
};

/** What papers and people write before a number. */
const label =
  /^(?:bol|b\/l|bill of lading|pro|tracking|gu[ií]a)(?:\s+(?:number|no\.?|núm\.?|número))?[\s#:.]+(?=\S*\d)/i;
/** A state behind its city. The index has the words of places without it. */
const stateOfCity = /,\s*[a-z]{2}(?=\s|$)/i;

const mostWords = 8;
/** As in `number_ends_of` of the database. Docks read out four digits or more. */
const shortestEnd = 4;

/** Parses `2026-11-18` or `11/18/2026`; null for an invalid day. */
function dayOf(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const [, m = '', d = '', y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month}-${day}` : y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : null;
  if (date === null) return null;
  const at = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null;
}

/** Parses a search; all parts are empty without a letter or digit. */
export function readSearch(typed: string): Searched {
  const text = typed.trim().replace(label, '').replace(stateOfCity, '');
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  const number = bare(text);
  const isEnd = number.length >= shortestEnd && /\d/.test(number);
  const end = isEnd ? `#${Array.from(number.toLowerCase()).toReversed().join('')}` : '';
  return { number, end, words, day: dayOf(text) };
}

/** Whether the last word may be a prefix. Numbers must match in full. */
export const mayGoOn = (words: readonly string[]): boolean => words.length > 0 && !/\d/.test(words.at(-1) ?? '');

/** The words as a tsquery; the last one as a prefix if allowed. */
export function termsQuery(words: readonly string[]): string {
  return words.map((word, at) => `'${word}'${at === words.length - 1 && mayGoOn(words) ? ':*' : ''}`).join(' & ');
}
