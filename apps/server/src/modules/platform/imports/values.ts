const ascii = /^[\x20-\x7e]*$/;

/** A text in lower case without accents. */
export function unmarked(text: string): string {
  // Fast path: most texts have no accents.
  return (ascii.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}

/** A text for comparison with words: lower case, without accents, and without punctuation and spaces at the ends. */
export function plain(text: string): string {
  return unmarked(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const yes: ReadonlySet<string> = new Set(['y', 'yes', 'true', '1', 'x', 't', 's', 'si', 'verdadero', 'cierto']);
const no: ReadonlySet<string> = new Set(['', 'n', 'no', 'false', '0', 'f', 'falso', 'none', 'ninguno']);

/** Parses yes or no as people and programs write it; empty is false, null if neither. */
export function readYesOrNo(text: string): boolean | null {
  const word = plain(text);
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** Parses a number in either language: 1,200.5 and 1200,5 are both accepted; null if invalid. */
export function readNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '');
  const grouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(compact);
  const plainText = grouped ? compact.replaceAll(',', '') : compact.replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plainText) ? Number(plainText) : null;
}

/**
 * Converts a time of day to `HH:MM`: accepts 8:00, 08:00:00, 8 am, 4:30 p.m., and 1630; returns other texts unchanged.
 */
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
