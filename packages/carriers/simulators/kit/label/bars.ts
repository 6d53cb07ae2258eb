import bwip from 'bwip-js/node';

/** A bar of a barcode: where it begins and how wide it is, in modules. */
export type Bar = { readonly at: number; readonly width: number };

/**
 * A text as bars of Code 128, with the width of them all together in modules.
 * @throws RangeError for a text that no scanner could read back
 */
export function barsOf(text: string): { readonly bars: readonly Bar[]; readonly width: number } {
  if (!/^[\x20-\x7e]{1,48}$/.test(text)) throw new RangeError('A barcode takes 1 to 48 printable ASCII characters.');
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (symbol === undefined || !('sbs' in symbol)) throw new RangeError('This text has no Code 128.');
  const bars: Bar[] = [];
  let at = 0;
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
}
