import { barsOf } from './bars.ts';
import { Bitmap } from './bitmap.ts';
import type { SimulatedLabel } from '../label.ts';

/** 4 by 6 inches at 203 dots to the inch. */
export const dots = { width: 812, height: 1218 } as const;

/** How many lines a label takes before its barcode. */
export const mostLines = 16;

/** The label as a picture. */
export function drawLabel(label: SimulatedLabel): Bitmap {
  const picture = new Bitmap(dots.width, dots.height);
  picture.text(label.service, 40, 80, 52);
  picture.rect(40, 104, dots.width - 80, 4);
  for (const [index, line] of label.lines.slice(0, mostLines).entries()) picture.text(line, 40, 156 + index * 42, 30);
  const { bars, width } = barsOf(label.barcode);
  const unit = Math.max(1, Math.floor((dots.width - 80) / width));
  const left = Math.floor((dots.width - width * unit) / 2);
  for (const bar of bars) picture.rect(left + bar.at * unit, 860, bar.width * unit, 260);
  picture.text(label.barcode, left, 1170, 32);
  return picture;
}
