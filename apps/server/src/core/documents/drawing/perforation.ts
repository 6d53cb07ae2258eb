import type { Pen } from './pen.ts';
import { colors, rules } from './styles.ts';

export const perforationWidth = 11;
const spacing = 9;
const radius = 2.1;

/** The waybill strip's background: a sheet with a row of holes along its left and right edges. In points. */
export function drawPerforatedSheet({ doc }: Pen, x: number, y: number, width: number, height: number): void {
  doc.rect(x, y, width, height).lineWidth(rules.frame).strokeColor(colors.ink).stroke();
  const holes = Math.floor(height / spacing);
  const first = y + (height - (holes - 1) * spacing) / 2;
  for (let hole = 0; hole < holes; hole += 1) {
    const at = first + hole * spacing;
    doc.circle(x + perforationWidth / 2, at, radius).circle(x + width - perforationWidth / 2, at, radius);
  }
  doc.lineWidth(rules.hairline).strokeColor(colors.edge).stroke();
}

/** A dashed vertical tear line of the strip. */
export function drawTearLine({ doc }: Pen, x: number, top: number, bottom: number): void {
  doc.save();
  doc.moveTo(x, top).lineTo(x, bottom).dash(1.6, { space: 1.6 });
  doc.lineWidth(rules.hairline).strokeColor(colors.edge).stroke().undash().restore();
}

/** The route from origin to destination, drawn downward: a ring, a dashed line, an arrowhead. */
export function drawRoute(pen: Pen, x: number, top: number, bottom: number): void {
  const { doc } = pen;
  doc.circle(x, top, 2.2).lineWidth(1).strokeColor(colors.petrol).stroke();
  drawTearLine(pen, x, top + 4, bottom - 4);
  doc
    .moveTo(x - 3, bottom - 2.6)
    .lineTo(x + 3, bottom - 2.6)
    .lineTo(x, bottom + 2.8)
    .fill(colors.petrol);
}
