import { invalidField } from '../refusal.ts';
import { isWorkbook } from './file-type.ts';
import type { Encoding } from './types.ts';

export type Decoded = { readonly text: string; readonly encoding: Encoding };

function startsWith(bytes: Buffer, ...first: number[]): boolean {
  return first.every((byte, index) => bytes[index] === byte);
}

/**
 * The text of a file in the encoding it shows: UTF-8 with or without its mark, UTF-16 with it, and what is neither
 * as Windows-1252, which spreadsheets still save in.
 * @throws Refusal 422 `file_empty` or `file_not_a_table`
 */
export function decode(bytes: Buffer): Decoded {
  // People upload workbooks in place of a CSV file.
  if (isWorkbook(bytes, 'any')) throw invalidField('file', 'file_not_a_table');
  const decoded = decodeText(bytes);
  if (!/\S/.test(decoded.text)) throw invalidField('file', 'file_empty');
  if (decoded.text.includes('\0')) throw invalidField('file', 'file_not_a_table');
  return decoded;
}

function decodeText(bytes: Buffer): Decoded {
  // Decoders take the mark away by themselves.
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}
