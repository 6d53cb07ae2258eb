import bwip from 'bwip-js/node';
import type { Doc } from './pen.ts';
import { colors } from './styles.ts';

/** Required quiet zone on each side, in modules. */
const quietZone = 10;
const widestModule = 1.25;

/** Whether a text can be a barcode: 1 to 30 printable ASCII characters. */
export function isBarcode(value: string): boolean {
  return /^[\x20-\x7e]{1,30}$/.test(value);
}

/**
 * Widths of bars and spaces in modules, starting with a bar. Throws a RangeError for an empty text, one of more than 30
 * characters, or one with characters other than printable ASCII, which would not scan on a document.
 */
export function code128Modules(value: string): number[] {
  if (!isBarcode(value)) {
    throw new RangeError('A barcode takes 1 to 30 printable ASCII characters.');
  }
  const [symbol] = bwip.raw({ bcid: 'code128', text: value });
  if (!symbol || !('sbs' in symbol)) throw new RangeError('This value has no Code 128.');
  return symbol.sbs;
}

/**
 * Draws a value as Code 128 bars into a box, in points, as filled vectors. The box includes the quiet zones, except the
 * left one of left-aligned bars: keep white space there. Returns the width of the bars.
 */
export function drawCode128(
  doc: Doc,
  value: string,
  box: { x: number; y: number; width: number; height: number },
  align: 'left' | 'center' = 'left',
): number {
  const modules = code128Modules(value);
  const count = modules.reduce((sum, width) => sum + width, 0);
  const unit = Math.min(widestModule, box.width / (count + 2 * quietZone));
  const barsWidth = count * unit;
  let at = align === 'left' ? box.x : box.x + (box.width - barsWidth) / 2;
  modules.forEach((width, index) => {
    if (index % 2 === 0) doc.rect(at, box.y, width * unit, box.height);
    at += width * unit;
  });
  doc.fill(colors.ink);
  return barsWidth;
}
