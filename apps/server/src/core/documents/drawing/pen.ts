import type PDFDocument from 'pdfkit';
import { printable } from './printable.ts';
import { cutIntoRuns } from './runs.ts';
import { leading, type Style } from './styles.ts';
import { wrapWords } from './wrap-words.ts';

export type Doc = InstanceType<typeof PDFDocument>;
export type Align = 'left' | 'center' | 'right';

export interface Part {
  readonly text: string;
  readonly style: Style;
}

/** One printed line: measured, at most as wide as it was wrapped to. In points. */
export interface Line {
  readonly parts: readonly Part[];
  readonly width: number;
  readonly leading: number;
}

/** Measures, wraps, and prints text in one document. */
export interface Pen {
  readonly doc: Doc;
  /** Width of a text on one line, in points. */
  width(text: string, style: Style): number;
  /** Breaks a text into lines of at most `width` points. Words that are too long are split; nothing is lost. */
  wrap(text: string, style: Style, width: number): Line[];
  /** One line with several styles, without wrapping. */
  line(parts: readonly Part[]): Line;
  /** Prints lines from `top` downward; returns the bottom. `width` is used for alignment. */
  print(lines: readonly Line[], x: number, top: number, align?: Align, width?: number): number;
}

/** Position of the baseline in a line, relative to the font size. */
const baseline = 0.97;

/** A blank to fill in by hand, typed as underscores and drawn as a line. */
const blank = /^_{8,}$/;

function cutAtBlanks(part: Part): Part[] {
  return part.text.split(/(_{8,})/).map((text) => ({ ...part, text }));
}

/** Creates a pen for a document. */
export function createPen(doc: Doc): Pen {
  const registered = new Set<string>();

  function choose(piece: { name: string; font: unknown }, size: number): void {
    if (!registered.has(piece.name)) {
      // pdfkit also accepts a parsed font, but its types only allow a buffer.
      doc.registerFont(piece.name, piece.font as Buffer);
      registered.add(piece.name);
    }
    doc.font(piece.name).fontSize(size);
  }

  function width(text: string, style: Style): number {
    let sum = 0;
    for (const run of cutIntoRuns(text, style.face)) {
      choose(run.piece, style.size);
      sum += doc.widthOfString(run.text);
    }
    return sum;
  }

  function line(parts: readonly Part[]): Line {
    const clean = parts.map((part) => ({ ...part, text: printable(part.text).replaceAll('\n', ' ') }));
    return {
      parts: clean,
      width: clean.reduce((sum, part) => sum + width(part.text, part.style), 0),
      leading: Math.max(...clean.map((part) => leading(part.style))),
    };
  }

  function printLine(printed: Line, x: number, top: number): void {
    const size = Math.max(...printed.parts.map((part) => part.style.size));
    let at = x;
    for (const part of printed.parts.flatMap(cutAtBlanks)) {
      if (blank.test(part.text)) {
        const end = at + width(part.text, part.style);
        doc.moveTo(at, top + size * 1.08).lineTo(end, top + size * 1.08);
        doc.lineWidth(0.6).strokeColor(part.style.color).stroke();
        at = end;
        continue;
      }
      for (const run of cutIntoRuns(part.text, part.style.face)) {
        choose(run.piece, part.style.size);
        const y = top + size * baseline;
        doc.fillColor(part.style.color).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
        at += doc.widthOfString(run.text);
      }
    }
  }

  return {
    doc,
    width,
    line,
    wrap: (text, style, room) =>
      printable(text)
        .split('\n')
        .flatMap((paragraph) => wrapWords(paragraph, (piece) => width(piece, style), room))
        .map((words) => line([{ text: words, style }])),
    print(lines, x, top, align = 'left', room = 0) {
      let y = top;
      for (const each of lines) {
        const spare = align === 'left' ? 0 : room - each.width;
        printLine(each, x + (align === 'center' ? spare / 2 : spare), y);
        y += each.leading;
      }
      return y;
    },
  };
}

/** Height of lines below each other, in points. */
export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, each) => sum + each.leading, 0);
}
