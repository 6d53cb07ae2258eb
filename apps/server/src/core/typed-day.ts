const months = [
  ['jan', 'ene'],
  ['feb'],
  ['mar'],
  ['apr', 'abr'],
  ['may'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];
const monthWord = String.raw`([a-z]{3,10})\.?`;
const yearPart = String.raw`(?:[\s,/-]+(?:de\s+|del\s+)?(\d{4}|\d{2}))?`;

type Parts = readonly [month: number, day: number, year?: string | undefined];

const monthOf = (word: string): number => months.findIndex((names) => names.some((name) => word.startsWith(name))) + 1;

/** The month, day, and year of a day as people type it. Months come first, unless no month has that number. */
function partsOf(text: string): Parts | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return [Number(iso[2]), Number(iso[3]), iso[1]];
  const slashed = new RegExp(String.raw`^(\d{1,2})[/-](\d{1,2})${yearPart}$`).exec(text);
  if (slashed) {
    const [first, second] = [Number(slashed[1]), Number(slashed[2])];
    return first > 12 ? [second, first, slashed[3]] : [first, second, slashed[3]];
  }
  const named = new RegExp(String.raw`^${monthWord}\s*(\d{1,2})(?:st|nd|rd|th)?${yearPart}$`).exec(text);
  if (named) return [monthOf(named[1] ?? ''), Number(named[2]), named[3]];
  const reversed = new RegExp(String.raw`^(\d{1,2})(?:\s+de)?\s*${monthWord}${yearPart}$`).exec(text);
  return reversed && [monthOf(reversed[2] ?? ''), Number(reversed[1]), reversed[3]];
}

/** A calendar day, or null where the calendar has none. */
function dayIn(year: number, month: number, day: number): string | null {
  const text = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

/**
 * The day in what was typed, as people write it: `11/24`, `Nov 24`, `24 de noviembre`, `11/24/26`, `2026-11-24`.
 * @param today calendar day; a day without a year is the one nearest to it
 * @returns `YYYY-MM-DD`; null for anything else and for days that do not exist
 */
export function typedDay(typed: string, today: string): string | null {
  const parts = partsOf(typed.trim().toLowerCase());
  if (parts === null) return null;
  const [month, day, year] = parts;
  if (year !== undefined) return dayIn(Number(year.length === 2 ? `20${year}` : year), month, day);
  const thisYear = Number(today.slice(0, 4));
  const apart = (one: string): number => Math.abs(Date.parse(one) - Date.parse(today));
  return (
    [thisYear - 1, thisYear, thisYear + 1]
      .flatMap((each) => dayIn(each, month, day) ?? [])
      .toSorted((a, b) => apart(a) - apart(b))[0] ?? null
  );
}
