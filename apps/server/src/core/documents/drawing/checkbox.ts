import type { Block } from './block.ts';
import { paragraph } from './block.ts';
import type { Pen } from './pen.ts';
import { colors, leading, styles } from './styles.ts';

const side = 6.6;
const gap = 3.5;

/** A checkbox with its label, crossed if checked. `width` is for both, in points. */
export function checkbox(pen: Pen, label: string, checked: boolean, width: number): Block {
  const style = checked ? styles.strong : styles.text;
  const small = { ...style, size: 7.4 };
  const text = paragraph(pen, pen.wrap(label, small, width - side - gap));
  return {
    height: Math.max(text.height, side) + 0.6,
    draw(x, y, height) {
      const top = y + (leading(small) - side) / 2;
      drawBox(pen, x, top, checked);
      text.draw(x + side + gap, y, height);
    },
  };
}

function drawBox({ doc }: Pen, x: number, y: number, checked: boolean): void {
  doc.rect(x, y, side, side).lineWidth(0.7).strokeColor(colors.ink).stroke();
  if (!checked) return;
  const inset = 1.5;
  doc.moveTo(x + inset, y + inset).lineTo(x + side - inset, y + side - inset);
  doc.moveTo(x + side - inset, y + inset).lineTo(x + inset, y + side - inset);
  doc.lineWidth(1.2).strokeColor(colors.ink).stroke();
}
