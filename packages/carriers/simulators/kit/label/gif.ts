import type { Bitmap } from './bitmap.ts';

const [clear, end] = [4, 5];
const mostCodes = 4096;

/** Bits of codes of varying width, packed from the lowest bit on. */
class Packer {
  readonly bytes: number[] = [];
  #held = 0;
  #bits = 0;

  add(code: number, width: number): void {
    this.#held |= code << this.#bits;
    this.#bits += width;
    for (; this.#bits >= 8; this.#bits -= 8) {
      this.bytes.push(this.#held & 0xff);
      this.#held >>>= 8;
    }
  }

  finish(): Buffer {
    if (this.#bits > 0) this.bytes.push(this.#held);
    return Buffer.from(this.bytes);
  }
}

/** Compresses dots of two colors as GIF does (LZW, codes of 3 to 12 bits). */
function compressed(dots: Uint8Array): Buffer {
  const out = new Packer();
  let [known, next, width] = [new Map<number, number>(), end + 1, 3];
  out.add(clear, width);
  let prefix = dots[0] ?? 0;
  for (const dot of dots.subarray(1)) {
    const longer = known.get(prefix * 2 + dot);
    if (longer !== undefined) {
      prefix = longer;
      continue;
    }
    out.add(prefix, width);
    if (next === mostCodes) {
      out.add(clear, width);
      [known, next, width] = [new Map(), end + 1, 3];
    } else {
      if (next === 2 ** width) width += 1;
      known.set(prefix * 2 + dot, next);
      next += 1;
    }
    prefix = dot;
  }
  out.add(prefix, width);
  if (next === 2 ** width && width < 12) width += 1;
  out.add(end, width);
  return out.finish();
}

/** A picture as GIF 89a in black and white. */
export function gifOf({ width, height, dots }: Bitmap): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80;
  const image = Buffer.alloc(10);
  image[0] = 0x2c;
  image.writeUInt16LE(width, 5);
  image.writeUInt16LE(height, 7);
  const data = compressed(dots);
  const blocks: Buffer[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    blocks.push(Buffer.from([block.length]), block);
  }
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    screen,
    Buffer.from([0xff, 0xff, 0xff, 0, 0, 0]),
    image,
    Buffer.from([2]),
    ...blocks,
    Buffer.from([0, 0x3b]),
  ]);
}
