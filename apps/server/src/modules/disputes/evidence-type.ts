import type { EvidenceType } from '@waybill/contract';

const starts = (content: Buffer, bytes: readonly number[], at = 0): boolean =>
  content.length >= at + bytes.length && bytes.every((byte, index) => content[at + index] === byte);

/** How far from its end a PDF may be followed by something else, in bytes; readers look no further either. */
const pdfTail = 1024;

/**
 * What a file is by its content, whatever it is called: a photo, or a PDF that has an end. Null for anything else.
 * By PNG (W3C) 5.2, JPEG (ITU T.81) B.1.1.3, RFC 9649 and ISO 32000-1 7.5.
 */
export function evidenceTypeOf(content: Buffer): EvidenceType | null {
  if (starts(content, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (starts(content, [0x52, 0x49, 0x46, 0x46]) && starts(content, [0x57, 0x45, 0x42, 0x50], 8)) return 'image/webp';
  const pdf = starts(content, [0x25, 0x50, 0x44, 0x46, 0x2d]);
  return pdf && content.subarray(-pdfTail).includes('%%EOF') ? 'application/pdf' : null;
}
