/**
 * Text as it can be printed: accents composed, odd spaces and hyphens made plain, invisible characters
 * (controls, soft hyphens, direction marks) taken out. Line breaks stay.
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
