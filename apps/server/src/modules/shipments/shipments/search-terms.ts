import { bare } from '@waybill/freight';

/** What somebody typed into the search field, as it is looked for. */
export type Searched = {
  /** As numbers are compared; empty when nothing of it can be one. */
  readonly number: string;
  /** Its words; all of them must be there. */
  readonly words: readonly string[];
  /** The day it names, `YYYY-MM-DD`; null when it names none. */
  readonly day: string | null;
};

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
  return { number: bare(text), words, day: dayOf(text) };
}

/** Whether what was typed last may be the beginning of a word; a number is never cut short. */
export const mayGoOn = (words: readonly string[]): boolean => words.length > 0 && !/\d/.test(words.at(-1) ?? '');

/** The words as a query of the terms that are kept of each shipment; the last one may go on, as far as it may. */
export function termsQuery(words: readonly string[]): string {
  return words.map((word, at) => `'${word}'${at === words.length - 1 && mayGoOn(words) ? ':*' : ''}`).join(' & ');
}
