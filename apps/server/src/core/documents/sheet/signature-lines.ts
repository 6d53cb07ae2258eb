import { rule, type Block } from '../drawing/block.ts';
import type { Pen } from '../drawing/pen.ts';
import { rules, styles } from '../drawing/styles.ts';
import { area } from '../sections/form.ts';

const signatureHeight = 34;

/** Signature lines side by side, each with a label below. */
export function signatureLines(pen: Pen, labels: readonly string[]): Block {
  const width = area.width / Math.max(1, labels.length);
  return {
    height: signatureHeight + 14,
    draw(x, y) {
      labels.forEach((label, index) => {
        const from = x + index * width;
        rule(pen, from, y + signatureHeight, from + width - 14, y + signatureHeight, rules.frame);
        pen.print(pen.wrap(label, styles.label, width - 14), from, y + signatureHeight + 3, 'left', width);
      });
    },
  };
}
