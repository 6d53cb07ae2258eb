import { typesByName, workbookType, type FileType } from '@waybill/contract/file-types';

type Format = {
  readonly type: FileType | 'application/x-ole-storage';
  readonly begins: (bytes: Buffer) => boolean;
  /** Marker near the end of a complete file, and its maximum distance from the end in bytes. */
  readonly ends?: readonly [mark: Buffer, within: number];
};

const beginsWith = (hex: string) => {
  const mark = Buffer.from(hex, 'hex');
  return (bytes: Buffer): boolean => bytes.subarray(0, mark.length).equals(mark);
};

/**
 * Formats by their first bytes: PNG (W3C) 5.2, JPEG (ITU T.81) B.1.1.3, RFC 9649, ISO 32000-1 7.5. A workbook is a ZIP
 * archive; an old one is a compound document, which no upload accepts.
 */
const formats: readonly Format[] = [
  { type: 'image/png', begins: beginsWith('89504e470d0a1a0a'), ends: [Buffer.from('IEND'), 1024] },
  // Phones append data of their own to a photo.
  { type: 'image/jpeg', begins: beginsWith('ffd8ff'), ends: [Buffer.from([0xff, 0xd9]), 65_536] },
  { type: 'image/gif', begins: (bytes) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) },
  { type: 'image/webp', begins: (bytes) => /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12)) },
  { type: 'application/pdf', begins: beginsWith('255044462d'), ends: [Buffer.from('%%EOF'), 1024] },
  { type: workbookType, begins: beginsWith('504b0304') },
  { type: 'application/x-ole-storage', begins: beginsWith('d0cf11e0') },
];

/** Whether bytes start like a workbook, new (XLSX) or old (XLS). */
export function isWorkbook(bytes: Buffer, kind: 'new' | 'any'): boolean {
  const type = formats.find(({ begins }) => begins(bytes))?.type;
  return type === workbookType || (kind === 'any' && type === 'application/x-ole-storage');
}

/**
 * The type of a file by its name and its first and last bytes, which must agree. Reads a fixed number of bytes, so it
 * needs no worker.
 * @param name null for a file without a name, which is judged by its content
 * @returns null for an unknown type; `text` where the content must still be checked to be text
 */
export function fileTypeOf(
  bytes: Buffer,
  name: string | null,
  types: readonly FileType[],
): { readonly type: FileType; readonly text: boolean } | null {
  const named = name === null ? types : typesByName(name, types);
  const format = formats.find(({ begins }) => begins(bytes));
  if (format === undefined) {
    const type = named.find((one) => formats.every((known) => known.type !== one));
    return type === undefined ? null : { type, text: true };
  }
  const type = named.find((one) => one === format.type);
  const { ends } = format;
  const whole = ends === undefined || bytes.subarray(-ends[1]).includes(ends[0]);
  return type === undefined || !whole ? null : { type, text: false };
}
