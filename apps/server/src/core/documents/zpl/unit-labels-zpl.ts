import { hazmatDescription } from '../hazmat-description.ts';
import { countOf } from '../label/label-texts.ts';
import { placeOf } from '../place.ts';
import type { LabelUnit, Party, UnitLabelsInput } from '../types.ts';
import { zplCode, zplFrame, zplPage, zplRule, zplTexts, type ZplBox, type ZplText } from './zpl-pen.ts';
import { zplLabel } from './zpl-text.ts';

const margin = 24;
const inner = 16;
const frame = { x: margin, width: zplLabel.width - 2 * margin } as const;

/** Heights of the bands from the top in dots; the barcodes take the rest. */
const bands = { head: 200, to: 360, contents: 150, unit: 104 } as const;

function inside(y: number, height: number): ZplBox {
  return { x: frame.x + inner, y: y + 12, width: frame.width - 2 * inner, height: height - 20 };
}

function contactOf({ contact, phone }: Party): string {
  return [contact, phone].filter(Boolean).join(' - ');
}

function texts(pairs: readonly (readonly [string | undefined, number])[]): ZplText[] {
  return pairs.flatMap(([text, size]) => (text ? [{ text, size }] : []));
}

function head({ texts: words, shipFrom, carrier, pickupDate }: UnitLabelsInput, y: number): string[] {
  const box = inside(y, bands.head);
  const half = Math.floor(box.width / 2) - inner;
  const sender = texts([
    [words.from, 18],
    [shipFrom.company, 26],
    ...shipFrom.street.map((line) => [line, 22] as const),
    [placeOf(shipFrom), 22],
    [shipFrom.country, 22],
    [contactOf(shipFrom), 22],
  ]);
  const by = texts([
    [words.carrier, 18],
    [carrier.name, 32],
    [carrier.service, 22],
    [carrier.scac, 24],
    [`${words.pickupDate} ${pickupDate}`, 22],
  ]);
  return [
    ...zplTexts(sender, { ...box, width: half }),
    ...zplTexts(by, { ...box, x: box.x + half + 2 * inner, width: half }),
  ];
}

function address({ texts: words, shipTo }: UnitLabelsInput, y: number): string[] {
  const lines = texts([
    [words.to, 20],
    [shipTo.company, 46],
    ...shipTo.street.map((line) => [line, 38] as const),
    [placeOf(shipTo), 64],
    [shipTo.country, 38],
    [contactOf(shipTo), 28],
  ]);
  return zplTexts(lines, inside(y, bands.to));
}

function contents({ texts: words }: UnitLabelsInput, unit: LabelUnit, y: number): string[] {
  const { hazmat, weight } = unit;
  const measures = [weight && `${weight.value} ${weight.unit}`, unit.dimensions].filter(Boolean).join(' - ');
  const lines = texts([
    [hazmat ? words.hazardous : words.contents, 18],
    [hazmat && hazmatDescription(hazmat), 30],
    [unit.description, 26],
    [measures, 22],
    [hazmat && words.hazardousNote, 18],
  ]);
  return zplTexts(lines, inside(y, bands.contents));
}

function codes({ texts: words, number, pro }: UnitLabelsInput, unit: LabelUnit, y: number, height: number): string[] {
  const second = unit.tracking ?? pro;
  const values = [[words.number, number] as const, ...(second ? [[words.pro, second] as const] : [])];
  const share = Math.floor(height / values.length);
  return values.flatMap(([caption, value], index) => {
    const box = inside(y + index * share, share);
    const lettering = 34;
    const bars = { ...box, height: box.height - lettering - 8 };
    const below = { ...box, y: bars.y + bars.height + 8, height: lettering };
    return [zplCode(value, bars), ...zplTexts([{ text: `${caption} ${value}`, size: 28 }], below, 'center')];
  });
}

function label(input: UnitLabelsInput, unit: LabelUnit, position: number): string {
  const height = zplLabel.height - 2 * margin;
  const starts = [margin];
  for (const band of [bands.head, bands.to, bands.contents, bands.unit]) starts.push((starts.at(-1) ?? 0) + band);
  const [first = 0, to = 0, what = 0, count = 0, rest = 0] = starts;
  return zplPage([
    zplFrame({ x: frame.x, y: margin, width: frame.width, height }),
    ...[to, what, count, rest].map((y) => zplRule(frame.x, y, frame.width)),
    ...head(input, first),
    ...address(input, to),
    ...contents(input, unit, what),
    ...zplTexts([{ text: countOf(input, position), size: 72 }], inside(count, bands.unit), 'center'),
    ...codes(input, unit, rest, margin + height - rest),
  ]);
}

/**
 * Renders the labels of a shipment as ZPL for a 203 dpi printer, with the same content as the PDF: 4 by 6 inches (812
 * by 1218 dots) each. Long texts get smaller and are wrapped, never cut off.
 * @throws RangeError when there is no unit, or a number cannot be a barcode
 */
export function renderUnitLabelsZpl(input: UnitLabelsInput): string {
  if (input.units.length === 0) throw new RangeError('A shipment without handling units has no labels.');
  return `${input.units.map((unit, index) => label(input, unit, index + 1)).join('\n')}\n`;
}
