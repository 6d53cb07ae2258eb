import { isUtf8 } from 'node:buffer';

const [tab, lineFeed, formFeed, carriageReturn, space, del] = [9, 10, 12, 13, 32, 127];

/** Whether bytes are text in UTF-8 without control characters. Nothing of the content is copied. */
export function isPlainText(bytes: Uint8Array): boolean {
  if (!isUtf8(bytes)) return false;
  return bytes.every(
    (byte) =>
      (byte >= space && byte !== del) ||
      byte === tab ||
      byte === lineFeed ||
      byte === formFeed ||
      byte === carriageReturn,
  );
}
