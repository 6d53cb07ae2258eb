import type { SimulatedLabel } from '../label.ts';
import { barsOf } from './bars.ts';
import { dots, mostLines } from './draw.ts';

/** Field data; characters with a meaning of their own are written as their hexadecimal code. */
function field(text: string): string {
  return `^FH^FD${text.replaceAll(/[\^~_\\]/g, (character) => `_${character.charCodeAt(0).toString(16).toUpperCase()}`)}^FS`;
}

/** A label as ZPL II. @throws RangeError for a barcode that cannot be drawn */
export function zplOf(label: SimulatedLabel): string {
  const unit = Math.max(1, Math.floor((dots.width - 80) / barsOf(label.barcode).width));
  return [
    `^XA^CI28^PW${dots.width}^LL${dots.height}`,
    `^FO40,40^A0N,52,52${field(label.service)}`,
    `^FO40,104^GB${dots.width - 80},4,4^FS`,
    ...label.lines.slice(0, mostLines).map((text, index) => `^FO40,${130 + index * 42}^A0N,32,32${field(text)}`),
    `^FO40,860^BY${unit}^BCN,260,Y,N,N,A${field(label.barcode)}`,
    '^XZ',
  ].join('\n');
}
