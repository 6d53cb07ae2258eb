import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { labelGif, labelPdf, labelPng, labelZpl } from './label.ts';
import { barsOf } from './label/bars.ts';

const label = {
  service: 'UPS Ground',
  lines: ['Granite Works', '12 Elm Street', 'Keene NH 03431', '5^6~ (Müller)'],
  barcode: '1Z12345E0205271688',
};
const bytes = (base64: string) => Buffer.from(base64, 'base64');

/** The dots of a GIF, read by the description of the format and not by the writer's own way. */
function gifDots(gif: Buffer): number[] {
  const data: number[] = [];
  for (let at = 13 + 6 + 10 + 1; gif[at] !== 0; at += gif[at]! + 1)
    data.push(...gif.subarray(at + 1, at + 1 + gif[at]!));
  const out: number[] = [];
  let [table, width, bit] = [[[0], [1], [], [], [], []] as number[][], 3, 0];
  let last: number[] | null = null;
  for (;;) {
    let code = 0;
    for (let index = 0; index < width; index += 1, bit += 1) code |= ((data[bit >> 3]! >> (bit & 7)) & 1) << index;
    if (code === 5) return out;
    if (code === 4) {
      [table, width, last] = [[[0], [1], [], [], [], []], 3, null];
      continue;
    }
    const entry: number[] = table[code] ?? [...last!, last![0]!];
    out.push(...entry);
    if (last !== null && table.length < 4096) table.push([...last, entry[0]!]);
    if (table.length === 2 ** width && width < 12) width += 1;
    last = entry;
  }
}

/** The dots of a PNG with one bit for each, white as 1 in the file and as 0 here. */
function pngDots(png: Buffer): number[] {
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return Array.from({ length: 812 * 1218 }, (_, dot) => {
    const [x, y] = [dot % 812, Math.floor(dot / 812)];
    return 1 - ((rows[y * 103 + 1 + (x >> 3)]! >> (7 - (x & 7))) & 1);
  });
}

describe('a simulated label', () => {
  it('bears the bars of Code 128: start, value, check and stop', () => {
    // From the table of ISO 15417: start B 211214, A (33) 111323, check (104 + 33) mod 103 = 34 131123, stop 2331112.
    const widths = Array.from('2112141113231311232331112', Number);
    const { bars, width } = barsOf('A');
    expect(width).toBe(46);
    expect(bars.map((bar) => bar.width)).toEqual(widths.filter((_, index) => index % 2 === 0));
    expect(bars[1]).toEqual({ at: 3, width: 1 });
  });

  it('takes no text that a scanner could not give back', () => {
    expect(() => barsOf('')).toThrow(RangeError);
    expect(() => barsOf('Zürich')).toThrow(RangeError);
  });

  it('is a page of exactly 4 by 6 inches as PDF, with its bars drawn', () => {
    const pdf = bytes(labelPdf(label)).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.4\n/);
    expect(pdf).toContain('/MediaBox [0 0 288 432]');
    expect(pdf).toContain(String.raw`(5^6~ \(Müller\)) Tj`);
    expect(pdf.match(/ re f/g)).toHaveLength(barsOf(label.barcode).bars.length + 1);
    const table = Number(/startxref\n(\d+)\n%%EOF/.exec(pdf)?.[1]);
    expect(pdf.slice(table, table + 4)).toBe('xref');
    for (const [index, place] of [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].entries())
      expect(pdf.slice(Number(place[1])).startsWith(`${index + 1} 0 obj`)).toBe(true);
  });

  it('is a page for each parcel', () => {
    const pdf = bytes(labelPdf(label, { ...label, barcode: '1Z12345E0305271640' })).toString('latin1');
    expect(pdf).toContain('/Count 2');
    expect(pdf.match(/\/MediaBox \[0 0 288 432\]/g)).toHaveLength(2);
    expect(pdf).toContain('(1Z12345E0205271688) Tj');
    expect(pdf).toContain('(1Z12345E0305271640) Tj');
  });

  it('is 812 by 1218 dots as PNG and the same picture as GIF', () => {
    const [png, gif] = [bytes(labelPng(label)), bytes(labelGif(label))];
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([812, 1218]);
    expect([gif.toString('latin1', 0, 6), gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual(['GIF89a', 812, 1218]);
    const dots = pngDots(png);
    expect(gifDots(gif)).toEqual(dots);
    // Row 1000 cuts through the barcode and through nothing else: as many bars as the barcode has.
    const row = dots.slice(1000 * 812, 1001 * 812);
    expect(row.filter((dot, x) => dot === 1 && row[x - 1] !== 1)).toHaveLength(barsOf(label.barcode).bars.length);
  });

  it('is ZPL for a printer of 203 dots to the inch, with its own signs escaped', () => {
    const zpl = bytes(labelZpl(label)).toString('utf8');
    expect(zpl).toMatch(/^\^XA[\s\S]*\^XZ$/);
    expect(zpl).toContain('^PW812^LL1218');
    expect(zpl).toContain('^FH^FD1Z12345E0205271688^FS');
    expect(zpl).toContain('5_5E6_7E (Müller)');
  });
});
