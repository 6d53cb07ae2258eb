import { code128Modules } from '../drawing/code128.ts';
import { zplData, zplLabel, zplLines, zplWidth } from './zpl-text.ts';

export type ZplText = { readonly text: string; readonly size: number };
export type ZplBox = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

const leading = 1.16;
const step = 0.93;
const smallest = 9;
const quietModules = 10;
const widestModule = 4;

/** A frame three dots thick. */
export function zplFrame({ x, y, width, height }: ZplBox): string {
  return `^FO${x},${y}^GB${width},${height},3^FS`;
}

/** A horizontal rule two dots thick. */
export function zplRule(x: number, y: number, width: number): string {
  return `^FO${x},${y}^GB${width},0,2^FS`;
}

/** Texts below each other, reducing the font size of all of them until they fit the box. */
export function zplTexts(texts: readonly ZplText[], box: ZplBox, align: 'left' | 'center' = 'left'): string[] {
  for (let scale = 1; ; scale *= step) {
    const lines = texts
      .filter(({ text }) => text !== '')
      .flatMap(({ text, size }) => {
        const height = Math.max(smallest, Math.floor(size * scale));
        return zplLines(text, height, box.width).map((line) => ({ line, height }));
      });
    const total = lines.reduce((sum, { height }) => sum + Math.ceil(height * leading), 0);
    const least = texts.every(({ size }) => size * scale <= smallest);
    if (total > box.height && !least) continue;
    let y = box.y;
    return lines.map(({ line, height }) => {
      const x = align === 'left' ? box.x : box.x + Math.max(0, Math.floor((box.width - zplWidth(line, height)) / 2));
      const field = `^FO${x},${y}^A0N,${height},${height}^FH^FD${zplData(line)}^FS`;
      y += Math.ceil(height * leading);
      return field;
    });
  }
}

/** Code 128, centered in a box that includes the quiet zones. Throws a RangeError if it cannot be a barcode. */
export function zplCode(value: string, box: ZplBox): string {
  const count = code128Modules(value).reduce((sum, width) => sum + width, 0);
  const unit = Math.max(1, Math.min(widestModule, Math.floor(box.width / (count + 2 * quietModules))));
  const x = box.x + Math.floor((box.width - count * unit) / 2);
  // `>` is an escape character in ZPL barcodes, written as `>0`.
  const data = zplData(value.replaceAll('>', '>0'));
  return `^FO${x},${box.y}^BY${unit}^BCN,${box.height},N,N,N,A^FH^FD${data}^FS`;
}

/** One label with its size, UTF-8 encoding, and fields. */
export function zplPage(fields: readonly string[]): string {
  return ['^XA', `^PW${zplLabel.width}`, `^LL${zplLabel.height}`, '^LH0,0', '^CI28', ...fields, '^XZ'].join('\n');
}
