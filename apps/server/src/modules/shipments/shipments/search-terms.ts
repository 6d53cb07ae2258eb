import { bare } from '@waybill/freight';
import { typedDay } from '../../../core/typed-day.ts';

/** A parsed search. */
export type Searched = {
  /**
   * Normalized numbers, any of which may match: as typed, and without the kind of number before it (`BOL`, `PRO`, `PO`),
   * which some numbers have as a part of them and others do not. Empty if the search cannot be one.
   */
  readonly numbers: readonly string[];
  /**
   * The last of them backwards, as the table of words has the numbers of shipments, so that the last digits find them;
   * empty with fewer than four characters, without a digit, and for a day.
   */
  readonly end: string;
  /** Words, all of which must match. A phone number is one word of its ten digits. */
  readonly words: readonly string[];
  /** The day in the search, `YYYY-MM-DD`; null if there is none. */
  readonly day: string | null;
};

const mostWords = 8;
/** As in `number_ends_of` of the database. Docks read out four digits or more. */
const shortestEnd = 4;

/** Labels that users type before a number. */
const kindOfNumber =
  /^(?:bol|b\/l|bill of lading|pro|po|p\.o\.|tracking|gu[ií]a|ref(?:erence|erencia)?)(?:\s*(?:number|no\.?|n[uú]m\.?|número))?(?:[\s#:.-]+(?=.*\d)|(?=\d))/iu;

/** The ten digits of a phone number of North America, as `words_of_shipment` of the database has them; null for others. */
function phoneOf(text: string): string | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:1|52)(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

/**
 * Parses a search; all parts are empty without a letter or digit.
 * @param today calendar day; a day without a year is the one nearest to it
 */
export function readSearch(typed: string, today: string): Searched {
  const text = typed.trim();
  const phone = phoneOf(text);
  const words = phone
    ? [phone]
    : text
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word !== '')
        .slice(0, mostWords);
  const numbers = [...new Set([bare(text), bare(text.replace(kindOfNumber, ''))])].filter((number) => number !== '');
  const last = numbers.at(-1) ?? '';
  const day = typedDay(text, today);
  const isEnd = day === null && last.length >= shortestEnd && /\d/.test(last);
  const end = isEnd ? `#${Array.from(last.toLowerCase()).toReversed().join('')}` : '';
  return { numbers, end, words, day };
}

/** Whether the last word may be a prefix. Numbers must match in full. */
export const mayGoOn = (words: readonly string[]): boolean => words.length > 0 && !/\d/.test(words.at(-1) ?? '');

/** The words as a tsquery; the last one as a prefix if allowed. */
export function termsQuery(words: readonly string[]): string {
  return words.map((word, at) => `'${word}'${at === words.length - 1 && mayGoOn(words) ? ':*' : ''}`).join(' & ');
}
