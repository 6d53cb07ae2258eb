import { invalidField } from '../refusal.ts';
import { isWorkbook } from './file-type.ts';
import type { Encoding } from './types.ts';

export type Decoded = { readonly text: string; readonly encoding: Encoding };

function startsWith(bytes: Buffer, ...first: number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte);
}

/**
 * The text of a file: UTF-8 with or without a byte order mark, UTF-16 with one, and otherwise Windows-1252, which some
 * spreadsheets still save.
 * @throws Refusal 422 `file_empty` or `file_not_a_table`
 */
export function decode(bytes: Buffer): Decoded {
  // People upload workbooks instead of CSV files.
  if (isWorkbook(bytes, 'any')) throw invalidField('file', 'file_not_a_table');
  const decoded = decodeText(bytes);
  if (!/\S/.test(decoded.text)) throw invalidField('file', 'file_empty');
  if (decoded.text.includes('\0')) throw invalidField('file', 'file_not_a_table');
  return decoded;
}

function decodeText(bytes: Buffer): Decoded {
  // The decoders remove the byte order mark.
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
