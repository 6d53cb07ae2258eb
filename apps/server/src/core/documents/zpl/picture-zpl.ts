import { zplLabel } from './zpl-text.ts';

/** A grayscale image, row by row: 0 is black, 255 is white. */
export type GreyPicture = { readonly width: number; readonly height: number; readonly grey: Uint8Array };

/** Darker values are printed; label printers only have black dots. */
const darkBelow = 128;

/** Encodes a repeat count with ZPL's compression letters: G to Y are 1 to 19, g to z are 20 to 400. */
function times(count: number): string {
  let rest = count;
  let written = '';
  for (; rest >= 400; rest -= 400) written += 'z';
  if (rest >= 20) written += String.fromCharCode(0x66 + Math.floor(rest / 20));
  if (rest % 20 > 0) written += String.fromCharCode(0x46 + (rest % 20));
  return written;
}

/** Compresses the hexadecimal digits of a row by run length. */
function packed(row: string): string {
  return row.replace(/(.)\1{2,}/g, (run, sign: string) => `${times(run.length)}${sign}`);
}

function rowOf({ width, grey }: GreyPicture, y: number, bytes: number): string {
  const row = Buffer.alloc(bytes);
  for (let x = 0; x < width; x += 1)
    if ((grey[y * width + x] ?? 255) < darkBelow) row[x >> 3] = (row[x >> 3] ?? 0) | (0x80 >> (x & 7));
  return row.toString('hex').toUpperCase();
}

/**
 * Converts an image to one label for a 203 dpi printer, dot by dot from the top left corner.
 * Source: ZPL II programming guide, `^GF` and "Alternative Data Compression Scheme".
 */
export function pictureZpl(picture: GreyPicture): string {
  const bytes = Math.ceil(picture.width / 8);
  let data = '';
  let before = '';
  for (let y = 0; y < picture.height; y += 1) {
    const row = rowOf(picture, y, bytes);
    // A colon repeats the previous row.
    data += row === before ? ':' : packed(row);
    before = row;
  }
  const total = bytes * picture.height;
  return [
    '^XA',
    `^PW${zplLabel.width}`,
    `^LL${zplLabel.height}`,
    '^LH0,0',
    `^FO0,0^GFA,${total},${total},${bytes},${data}^FS`,
    '^XZ',
  ].join('\n');
}
