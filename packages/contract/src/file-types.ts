/** Types of the files that people may upload, each with the extensions that a name of that type ends in. */
export const fileTypes = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/csv': ['csv'],
  'text/tab-separated-values': ['tsv'],
  'text/plain': ['txt'],
  'application/edi-x12': ['edi', 'x12', '210', '214', 'dat'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type FileType = keyof typeof fileTypes;

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Types of scanned papers. */
export const paperTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;

/** Types of tables in text, and of files of X12 transactions. */
export const tableTypes = ['text/csv', 'text/tab-separated-values', 'text/plain'] as const;
export const ediTypes = ['application/edi-x12', 'text/plain'] as const;

/**
 * A file name that is safe to save on every system: without folders, and without characters that end a header, that a
 * file system refuses, or that nobody can see. At most 120 characters; the end with the extension is kept.
 */
export function cleanFileName(name: string): string {
  const plain = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[^\p{L}\p{N}\p{M} ._()+,@#&'=-]/gu, '_')
    .replace(/^[.\s]+/, '')
    .slice(-120)
    .toWellFormed();
  return plain === '' ? 'file' : plain;
}

/** Which of these types a file of this name can be, by the extension alone. */
export function typesByName<T extends FileType>(name: string, types: readonly T[]): T[] {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return types.filter((type) => (fileTypes[type] as readonly string[]).some((one) => one === extension));
}
