import { rule, type Block } from '../drawing/block.ts';
import type { Pen } from '../drawing/pen.ts';
import { colors, rules } from '../drawing/styles.ts';
import { area } from './form.ts';

/** Rows of the form separated by hairlines; `grow` takes the remaining height. */
export function drawFramed(pen: Pen, rows: readonly Block[], top: number, bottom: number, grow?: Block): void {
  const spare = bottom - top - rows.reduce((sum, row) => sum + row.height, 0);
  const edges: { y: number; weight: number }[] = [];
  let y = top;
  rows.forEach((row, index) => {
    const height = row.height + (row === grow ? spare : 0);
    row.draw(area.x, y, height);
    y += height;
    const next = rows[index + 1];
    if (next) edges.push({ y, weight: next.strongTop ? 0.9 : rules.hairline });
  });
  // Drawn last, since the shading of rows would cover them.
  for (const { y: edge, weight } of edges) rule(pen, area.x, edge, area.x + area.width, edge, weight);
  const end = grow ? bottom : y;
  pen.doc
    .rect(area.x, top, area.width, end - top)
    .lineWidth(rules.frame)
    .strokeColor(colors.ink)
    .stroke();
}
