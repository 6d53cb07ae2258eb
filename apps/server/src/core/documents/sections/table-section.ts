import { rule, type Block } from '../drawing/block.ts';
import { heightOf, type Align, type Line, type Pen } from '../drawing/pen.ts';
import { colors, styles } from '../drawing/styles.ts';
import {
  drawColumnRules,
  drawRows,
  rowHeight,
  rowPadding,
  rowsHeight,
  type Column,
  type Row,
} from '../drawing/table.ts';
import { area } from './form.ts';

/** Title of a column, or of several columns starting at `from`. */
export interface ColumnHead {
  readonly text: string;
  readonly from: number;
  readonly span?: number;
}

/** A table of the form: shaded title, column titles, rows, totals. */
export interface TableSection {
  readonly title: string;
  /** Small print next to the title. */
  readonly note?: string;
  readonly grid: readonly Column[];
  /** Titles above the column titles, each spanning several columns. */
  readonly groups?: readonly ColumnHead[];
  readonly heads: readonly ColumnHead[];
  readonly rows: readonly Row[];
  readonly total: Row;
}

const bandPadding = { x: 5, y: 1.8 } as const;
const band = { face: 'sansBold', size: 6.8, color: colors.petrol } as const;

/** The shaded title of a table and its column titles. */
export function tableTop(pen: Pen, section: TableSection, title = section.title): Block {
  const inner = area.width - 2 * bandPadding.x;
  const heading = pen.wrap(title, band, section.note ? inner / 2 : inner);
  const headingWidth = Math.max(...heading.map((line) => line.width));
  const note = section.note ? pen.wrap(section.note, styles.legalSoft, inner - headingWidth - 12) : [];
  const bandHeight = Math.max(heightOf(heading), heightOf(note)) + 2 * bandPadding.y;
  const bands = [section.groups ?? [], section.heads].filter((heads) => heads.length > 0);
  const rows = bands.map((heads) => headRow(pen, section.grid, heads));
  return {
    height: bandHeight + rows.reduce((sum, row) => sum + row.height, 0),
    draw(x, y) {
      pen.doc.rect(x, y, area.width, bandHeight).fill(colors.wash);
      pen.print(heading, x + bandPadding.x, y + bandPadding.y);
      pen.print(note, x + bandPadding.x, y + (bandHeight - heightOf(note)) / 2, 'right', inner);
      let at = y + bandHeight;
      rule(pen, x, at, x + area.width, at);
      for (const row of rows) {
        row.draw(x, at, row.height);
        at += row.height;
        rule(pen, x, at, x + area.width, at);
      }
    },
  };
}

function headRow(pen: Pen, grid: readonly Column[], heads: readonly ColumnHead[]): Block {
  const cells = heads.map((head) => {
    const covered = grid.slice(head.from, head.from + (head.span ?? 1));
    const width = covered.reduce((sum, column) => sum + column.width, 0);
    const start = grid.slice(0, head.from).reduce((sum, column) => sum + column.width, 0);
    const align: Align = (head.span ?? 1) > 1 ? 'center' : (grid[head.from]?.align ?? 'left');
    const lines: Line[] = pen.wrap(head.text, styles.head, width - 2 * rowPadding.x);
    return { lines, width, start, align };
  });
  const height = Math.max(...cells.map((cell) => heightOf(cell.lines))) + 2 * bandPadding.y;
  return {
    height,
    draw(x, y) {
      for (const { lines, width, start, align } of cells) {
        const top = y + height - bandPadding.y - heightOf(lines);
        pen.print(lines, x + start + rowPadding.x, top, align, width - 2 * rowPadding.x);
        if (start > 0) rule(pen, x + start, y, x + start, y + height);
        if (start + width < area.width) rule(pen, x + start + width, y, x + start + width, y + height);
      }
    },
  };
}

/** Rows of a table, with column rules over the full height. */
export function tableBody(pen: Pen, section: TableSection, rows: readonly Row[]): Block {
  return {
    height: rowsHeight(rows),
    draw(x, y, height) {
      const bottom = drawRows(pen, section.grid, rows, x, y);
      drawColumnRules(pen, section.grid, x, y, y + height);
      if (bottom < y + height - 1) rule(pen, x, bottom, x + area.width, bottom);
    },
  };
}

/** The totals row, below a bold rule. */
export function tableTotal(pen: Pen, section: TableSection): Block {
  return {
    height: rowHeight(section.total),
    strongTop: true,
    draw(x, y, height) {
      drawRows(pen, section.grid, [section.total], x, y);
      drawColumnRules(pen, section.grid, x, y, y + height);
    },
  };
}
