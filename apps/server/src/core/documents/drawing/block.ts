import { heightOf, type Align, type Line, type Pen } from './pen.ts';
import { colors, rules, styles } from './styles.ts';

/** A measured part of a page. `height` is its minimum; it may be drawn taller. In points. */
export interface Block {
  readonly height: number;
  draw(x: number, y: number, height: number): void;
  /** Whether the rule above it is bold. */
  readonly strongTop?: boolean;
}

export const empty: Block = { height: 0, draw: () => {} };

/** White space. */
export function space(height: number): Block {
  return { height, draw: () => {} };
}

/** Size of a logo in points. */
const logoSize = { width: 150, height: 26 } as const;

/** A logo at the right of `width`, or nothing. @param logo PNG picture */
export function logoBlock(pen: Pen, logo: Buffer | null | undefined, width: number): Block {
  if (!logo) return empty;
  const fit: [number, number] = [logoSize.width, logoSize.height];
  return {
    height: logoSize.height + 4,
    draw: (x, y) => void pen.doc.image(logo, x + width - logoSize.width, y, { fit, align: 'right', valign: 'center' }),
  };
}

/** Wrapped lines below each other. */
export function paragraph(pen: Pen, lines: readonly Line[], align: Align = 'left', width = 0): Block {
  return { height: heightOf(lines), draw: (x, y) => void pen.print(lines, x, y, align, width) };
}

/** Blocks below each other; the last one takes the remaining height. */
export function stack(blocks: readonly Block[], gap = 0): Block {
  const shown = blocks.filter((block) => block !== empty);
  const needed = shown.reduce((sum, block) => sum + block.height, 0) + gap * Math.max(0, shown.length - 1);
  return {
    height: needed,
    draw(x, y, height) {
      let at = y;
      shown.forEach((block, index) => {
        const last = index === shown.length - 1;
        block.draw(x, at, last ? y + height - at : block.height);
        at += block.height + gap;
      });
    },
  };
}

/** Blocks side by side with equal height, separated by hairlines. */
export function columns(pen: Pen, cells: readonly { width: number; block: Block }[]): Block {
  return {
    height: Math.max(...cells.map((cell) => cell.block.height)),
    draw(x, y, height) {
      let at = x;
      for (const { width, block } of cells) {
        if (at > x) rule(pen, at, y, at, y + height);
        block.draw(at, y, height);
        at += width;
      }
    },
  };
}

/** Blocks side by side at equal distances, without rules. */
export function row(blocks: readonly Block[], step: number): Block {
  return {
    height: Math.max(...blocks.map((block) => block.height)),
    draw: (x, y) => blocks.forEach((block, index) => block.draw(x + index * step, y, block.height)),
  };
}

/** A block with padding, at least `minHeight` high. */
export function padded(block: Block, padding: { x: number; y: number }, minHeight = 0): Block {
  return {
    height: Math.max(minHeight, block.height + 2 * padding.y),
    draw: (x, y, height) => block.draw(x + padding.x, y + padding.y, height - 2 * padding.y),
  };
}

export const cellPadding = { x: 5, y: 3.5 } as const;

/** A form cell with a small label above its content. `width` is the width of the cell. */
export function field(pen: Pen, label: string, width: number, content: Block, minHeight = 0): Block {
  const heading = paragraph(pen, pen.wrap(label, styles.label, width - 2 * cellPadding.x));
  return padded(stack([heading, content], 1), cellPadding, minHeight);
}

/** A straight rule, a hairline unless a weight in points is given. */
export function rule(pen: Pen, x1: number, y1: number, x2: number, y2: number, weight: number = rules.hairline): void {
  const color = weight > rules.hairline ? colors.ink : colors.edge;
  pen.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(weight).strokeColor(color).stroke();
}
