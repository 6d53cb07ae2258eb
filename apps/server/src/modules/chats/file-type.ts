import type { ChatFileType } from '@waybill/contract';

const starts: readonly (readonly [ChatFileType, (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['image/gif', (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))],
  ['image/webp', (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12))],
  ['application/pdf', (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-'],
];

/** Signs that no text has; tab, line feed, form feed and carriage return are of texts. */
const control = /[^\P{Cc}\t\n\f\r\u0080-\u009f]/u;

/** Text in UTF-8 without control characters. */
function isText(bytes: Buffer): boolean {
  try {
    return !control.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
}

/**
 * The type of a file by its content. The name decides only whether a text is a table; a page or a drawing with scripts
 * in it is a text like any other and is only ever handed out as one.
 * @returns null for what is none of the types that are taken
 */
export function fileTypeOf(bytes: Buffer, name: string): ChatFileType | null {
  if (bytes.length === 0) return null;
  const known = starts.find(([, begins]) => begins(bytes));
  if (known !== undefined) return known[0];
  if (!isText(bytes)) return null;
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain';
}
