/**
 * Normalizes text for printing: composed accents, plain spaces and hyphens, no invisible characters (controls, soft
 * hyphens, direction marks). Line breaks stay.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\u2044/g, '/')
    .replace(/(?!\n)[\p{Cc}\p{Cf}]/gu, '');
}
