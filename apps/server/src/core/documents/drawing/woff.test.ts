import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './woff.ts';

const require = createRequire(import.meta.url);
const woff = readFileSync(require.resolve('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff'));

describe('unpackWoff', () => {
  it('gives an OpenType file with every table of the WOFF file, on four byte boundaries', () => {
    const font = unpackWoff(woff);
    const count = font.readUInt16BE(4);
    expect(count).toBe(woff.readUInt16BE(12));
    for (let index = 0; index < count; index += 1) {
      const entry = 12 + 16 * index;
      expect(font.toString('latin1', entry, entry + 4)).toBe(woff.toString('latin1', 44 + 20 * index, 48 + 20 * index));
      expect(font.readUInt32BE(entry + 8) % 4).toBe(0);
      expect(font.readUInt32BE(entry + 12)).toBe(woff.readUInt32BE(44 + 20 * index + 12));
    }
  });

  it('keeps the tables whole: their checksums are right', () => {
    const font = unpackWoff(woff);
    for (let index = 0; index < font.readUInt16BE(4); index += 1) {
      const entry = 12 + 16 * index;
      const tag = font.toString('latin1', entry, entry + 4);
      const start = font.readUInt32BE(entry + 8);
      const words = Math.ceil(font.readUInt32BE(entry + 12) / 4);
      let sum = 0;
      for (let word = 0; word < words; word += 1) sum = (sum + font.readUInt32BE(start + word * 4)) >>> 0;
      // The checksum of `head` excludes its own adjustment field at byte 8.
      if (tag === 'head') sum = (sum - font.readUInt32BE(start + 8)) >>> 0;
      expect([tag, sum]).toEqual([tag, font.readUInt32BE(entry + 4)]);
    }
  });

  it('can be read by fontkit, the space as the last glyph included', () => {
    const font = create(unpackWoff(woff));
    expect(font.hasGlyphForCodePoint(0x41)).toBe(true);
    expect(font.layout('A B')).toMatchObject({ advanceWidth: 1800 });
  });

  it('refuses another file', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 and more of it'))).toThrow(RangeError);
  });
});
