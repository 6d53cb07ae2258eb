const ascii = /^[\x20-\x7e]*$/;

/** A text without the marks above its letters, lower case. */
export function unmarked(text: string): string {
  // Most texts have no marks, and there are many texts.
  return (ascii.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}

/** A text as it is compared with words: lower case, without accents, signs and spaces at the ends. */
export function plain(text: string): string {
  return unmarked(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const yes: ReadonlySet<string> = new Set(['y', 'yes', 'true', '1', 'x', 't', 's', 'si', 'verdadero', 'cierto']);
const no: ReadonlySet<string> = new Set(['', 'n', 'no', 'false', '0', 'f', 'falso', 'none', 'ninguno']);

/** A yes or no as people and programs write it; empty is no, what is neither is null. */
export function readYesOrNo(text: string): boolean | null {
  const word = plain(text);
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** A number as either language writes it: 1,200.5 and 1200,5 are both understood; null for anything else. */
export function readNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '');
  const grouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(compact);
  const plainText = grouped ? compact.replaceAll(',', '') : compact.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plainText) ? Number(plainText) : null;
}

/** A time of day as `HH:MM`: 8:00, 08:00:00, 8 am, 4:30 p.m. and 1630 are understood; other texts stay as they are. */
export function readTime(text: string): string {
  const match = /^(\d{1,2})(?::?(\d{2}))?(?::\d{2})?\s*([ap])?\.?\s*m?\.?$/i.exec(text.trim());
  if (match === null) return text;
  const [, hours = '', minutes = '00', half] = match;
  const typed = Number(hours);
  const twelve = half !== undefined;
  if (twelve && (typed < 1 || typed > 12)) return text;
  const hour = twelve ? (typed % 12) + (half?.toLowerCase() === 'p' ? 12 : 0) : typed;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
