import { zplLabel } from './zpl-text.ts';

/** A picture in grey, row by row: 0 is black, 255 is white. */
export type GreyPicture = { readonly width: number; readonly height: number; readonly grey: Uint8Array };

/** What is darker than this is printed; a printer of labels has black dots alone. */
const darkBelow = 128;

/** How often a sign repeats, in the letters of ZPL's own compression: G to Y are 1 to 19, g to z are 20 to 400. */
function times(count: number): string {
  let rest = count;
  let written = '';
  for (; rest >= 400; rest -= 400) written += 'z';
  if (rest >= 20) written += String.fromCharCode(0x66 + Math.floor(rest / 20));
  if (rest % 20 > 0) written += String.fromCharCode(0x46 + (rest % 20));
  return written;
}

/** A row of hexadecimal signs; a run of the same sign is written once with its length. */
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
 * A picture as one label for a printer of 203 dots an inch, dot for dot from the upper left corner.
 * Source: ZPL II programming guide, `^GF` and "Alternative Data Compression Scheme".
 */
export function pictureZpl(picture: GreyPicture): string {
  const bytes = Math.ceil(picture.width / 8);
  let data = '';
  let before = '';
  for (let y = 0; y < picture.height; y += 1) {
    const row = rowOf(picture, y, bytes);
    // A colon stands for the row above once more.
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
