import { crc32, deflateSync } from 'node:zlib';
import type { Bitmap } from './bitmap.ts';

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** A picture as PNG with one bit for each dot (ISO 15948), 203 dots to the inch. */
export function pngOf({ width, height, dots }: Bitmap): Buffer {
  const stride = 1 + Math.ceil(width / 8);
  const rows = Buffer.alloc(stride * height, 0xff);
  for (let y = 0; y < height; y += 1) {
    rows[y * stride] = 0;
    for (let x = 0; x < width; x += 1) {
      const at = y * stride + 1 + (x >> 3);
      if (dots[y * width + x] === 1) rows[at] = (rows[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const perMetre = Buffer.alloc(9);
  perMetre.writeUInt32BE(7992, 0);
  perMetre.writeUInt32BE(7992, 4);
  perMetre[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('pHYs', perMetre),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
