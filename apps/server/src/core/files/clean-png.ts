import { crc32, inflateSync } from 'node:zlib';
import { invalidField } from '../refusal.ts';
import type { Picture, PictureLimits } from './types.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks that make up the picture. Text, location, and time chunks are dropped. */
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', 'IEND']);
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

type Chunk = { readonly type: string; readonly whole: Buffer; readonly data: Buffer };

/** The chunks of a PNG file (ISO/IEC 15948, 5.3), each with its checksum verified; null for a damaged file. */
function chunksOf(file: Buffer): Chunk[] | null {
  if (!file.subarray(0, 8).equals(signature)) return null;
  const chunks: Chunk[] = [];
  for (let at = 8; at < file.length;) {
    if (at + 12 > file.length) return null;
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return null;
    const typed = file.subarray(at + 4, end - 4);
    if (crc32(typed) !== file.readUInt32BE(end - 4)) return null;
    chunks.push({ type: typed.toString('latin1', 0, 4), whole: file.subarray(at, end), data: typed.subarray(4) });
    at = end;
  }
  return chunks[0]?.type === 'IHDR' && chunks.at(-1)?.type === 'IEND' ? chunks : null;
}

type Head = { readonly width: number; readonly height: number; readonly bits: number; readonly interlaced: boolean };

/** The header chunk; null when the chunk is not a header. */
function headOf(chunk: Chunk | undefined): Head | null {
  if (chunk?.data.length !== 13) return null;
  const [depth = 0, kind = 0, , , interlaced = 0] = chunk.data.subarray(8);
  const bits = depth * (channels[kind] ?? 0);
  return {
    width: chunk.data.readUInt32BE(0),
    height: chunk.data.readUInt32BE(4),
    bits,
    interlaced: interlaced !== 0,
  };
}

/** Whether the pixel data can be unpacked and has the size that the header states. Unpacking stops at that size. */
function holdsPixels(chunks: readonly Chunk[], { width, height, bits, interlaced }: Head): boolean {
  if (bits === 0) return false;
  const bytes = height * (1 + Math.ceil((width * bits) / 8));
  // Interlaced images have seven passes, and each row of a pass has one additional byte.
  const most = interlaced ? bytes + 7 * (height + width) : bytes;
  try {
    const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
    const pixels = inflateSync(data, { maxOutputLength: most });
    return interlaced ? pixels.length > 0 : pixels.length === bytes;
  } catch {
    return false;
  }
}

/**
 * Reduces a PNG file to the chunks that make up the picture.
 * @throws Refusal for field `logo`: not_a_png, picture_wrong_size
 */
export function cleanPng(file: Buffer, { least, width: widest, height: highest }: PictureLimits): Picture {
  const chunks = chunksOf(file);
  const head = headOf(chunks?.[0]);
  if (chunks === null || head === null) throw invalidField('logo', 'not_a_png');
  const { width, height } = head;
  if (width < least || height < least || width > widest || height > highest)
    throw invalidField('logo', 'picture_wrong_size', { width: widest, height: highest });
  if (!holdsPixels(chunks, head)) throw invalidField('logo', 'not_a_png');
  const kept = chunks.filter(({ type }) => needed.has(type)).map(({ whole }) => whole);
  return { content: Buffer.concat([signature, ...kept]), width, height };
}
