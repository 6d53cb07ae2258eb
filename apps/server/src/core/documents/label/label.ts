import { drawCode128 } from '../drawing/code128.ts';
import { label4x6 } from '../drawing/document.ts';
import { heightOf, type Align, type Pen } from '../drawing/pen.ts';
import { colors } from '../drawing/styles.ts';
import { drawTearLine } from '../drawing/perforation.ts';
import type { LabelUnit, UnitLabelsInput } from '../types.ts';
import { fitted, type Text } from '../drawing/fitted.ts';
import { addressTexts, carrierTexts, contentsTexts, countOf, labelStyles, senderTexts } from './label-texts.ts';

/** Label printers leave about an eighth of an inch blank at each edge. */
const margin = 11;
const frame = { width: label4x6.width - 2 * margin, height: label4x6.height - 2 * margin } as const;
const padding = { x: 9, y: 5 } as const;

/** Heights of the bands from the top in points; the barcodes take the rest. */
const bands = { head: 72, to: 124, contents: 58, unit: 40 } as const;
const headShare = 0.52;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws one label on the current page. */
export function drawLabel(pen: Pen, input: UnitLabelsInput, unit: LabelUnit, position: number): void {
  const { doc } = pen;
  doc.rect(margin, margin, frame.width, frame.height).lineWidth(1.2).strokeColor(colors.ink).stroke();
  let y = margin;
  const band = (height: number): Box => {
    if (y > margin)
      doc
        .moveTo(margin, y)
        .lineTo(margin + frame.width, y)
        .lineWidth(0.8)
        .strokeColor(colors.ink)
        .stroke();
    const box = { x: margin, y, width: frame.width, height };
    y += height;
    return box;
  };
  drawHead(pen, input, band(bands.head));
  print(pen, addressTexts(input), band(bands.to));
  print(pen, contentsTexts(input, unit), band(bands.contents));
  print(pen, [{ text: countOf(input, position), style: labelStyles.unit }], band(bands.unit), 'center');
  drawCodes(pen, { ...input, ...(unit.tracking ? { pro: unit.tracking } : {}) }, band(margin + frame.height - y));
}

function drawHead(pen: Pen, input: UnitLabelsInput, box: Box): void {
  const left = box.width * headShare;
  print(pen, senderTexts(input), { ...box, width: left });
  print(pen, carrierTexts(input), { ...box, x: box.x + left, width: box.width - left });
  drawTearLine(pen, box.x + left, box.y, box.y + box.height);
}

/** Prints texts into a box, smaller if they are long; centered ones are also centered vertically. */
function print(pen: Pen, texts: readonly Text[], box: Box, align: Align = 'left'): void {
  const width = box.width - 2 * padding.x;
  const height = box.height - 2 * padding.y;
  const lines = fitted(pen, texts, width, height);
  const spare = align === 'center' ? (height - heightOf(lines)) / 2 : 0;
  pen.print(lines, box.x + padding.x, box.y + padding.y + spare, align, width);
}

function drawCodes(pen: Pen, { texts, number, pro }: UnitLabelsInput, box: Box): void {
  if (!pro) return drawCode(pen, texts.number, number, box);
  const upper = box.height * 0.54;
  drawCode(pen, texts.number, number, { ...box, height: upper });
  drawCode(pen, texts.pro, pro, { ...box, y: box.y + upper, height: box.height - upper });
}

/** A full-width barcode with its number as text below. */
function drawCode(pen: Pen, label: string, value: string, box: Box): void {
  const width = box.width - 2 * padding.x;
  const caption = pen.line([
    { text: `${label}  `, style: labelStyles.caption },
    { text: value, style: labelStyles.number },
  ]);
  const lines = caption.width <= width ? [caption] : pen.wrap(`${label} ${value}`, labelStyles.code, width);
  const words = heightOf(lines);
  const height = box.height - words - 2 * padding.y;
  drawCode128(pen.doc, value, { x: box.x + 1, y: box.y + padding.y + 1, width: box.width - 2, height }, 'center');
  pen.print(lines, box.x + padding.x, box.y + padding.y + height + 2, 'center', width);
}
