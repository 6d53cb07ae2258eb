import { hazmatDescription } from '../hazmat-description.ts';
import { textRoom, type Column, type Row } from '../drawing/table.ts';
import type { Line } from '../drawing/pen.ts';
import { styles, type Style } from '../drawing/styles.ts';
import type { HazardousMaterial, Item } from '../types.ts';
import { area, measureLines, type Form } from './form.ts';
import type { TableSection } from './table-section.ts';

const before = [32, 54, 36, 54, 62, 24] as const;
const after = [58, 40] as const;
const descriptionWidth = area.width - [...before, ...after].reduce((sum, width) => sum + width, 0);

const grid: readonly Column[] = [
  { width: before[0], align: 'right' },
  { width: before[1], align: 'left' },
  { width: before[2], align: 'right' },
  { width: before[3], align: 'left' },
  { width: before[4], align: 'right' },
  { width: before[5], align: 'center' },
  { width: descriptionWidth, align: 'left' },
  { width: after[0], align: 'left' },
  { width: after[1], align: 'right' },
];

/** Carrier information: one row per commodity, hazardous ones first (49 CFR 172.201(a)(1)). */
export function items(form: Form): TableSection {
  const { texts, totals } = form.input;
  const hazardous = form.input.items.filter((item) => item.hazmat);
  const others = form.input.items.filter((item) => !item.hazmat);
  const strong = (index: number, text: string | undefined): Line[] => wrapped(form, index, text, styles.strong);
  return {
    title: texts.commodities,
    note: texts.descriptionNote,
    grid,
    groups: [
      { text: texts.handlingUnits, from: 0, span: 2 },
      { text: texts.package, from: 2, span: 2 },
      { text: texts.ltlOnly, from: 7, span: 2 },
    ],
    heads: [
      { text: texts.quantity, from: 0 },
      { text: texts.type, from: 1 },
      { text: texts.quantity, from: 2 },
      { text: texts.type, from: 3 },
      { text: texts.weight, from: 4 },
      { text: texts.hazardous, from: 5 },
      { text: texts.description, from: 6 },
      { text: texts.nmfc, from: 7 },
      { text: texts.freightClass, from: 8 },
    ],
    rows: [...hazardous, ...others].map((item) => itemRow(form, item)),
    total: [
      strong(0, totals.handlingUnits),
      [],
      strong(2, totals.pieces),
      [],
      measureLines(form.pen, totals.weight, styles.strong, roomOf(4)),
      [],
      strong(6, texts.grandTotal),
    ],
  };
}

function itemRow(form: Form, item: Item): Row {
  const { hazmat } = item;
  const figures = hazmat ? styles.strong : styles.text;
  return [
    wrapped(form, 0, item.handlingUnits, figures),
    wrapped(form, 1, item.handlingUnitType),
    wrapped(form, 2, item.pieces, figures),
    wrapped(form, 3, item.pieceType),
    measureLines(form.pen, item.weight, figures, roomOf(4)),
    wrapped(form, 5, hazmat ? (hazmat.reportableQuantity ? 'RQ' : 'X') : '', styles.strong),
    [...(hazmat ? hazmatLines(form, hazmat) : []), ...commodityLines(form, item)],
    wrapped(form, 7, item.nmfc, styles.code),
    wrapped(form, 8, item.freightClass, styles.text),
  ];
}

/** The shipper's description, with the dimensions on the same line if they fit. */
function commodityLines(form: Form, { description, dimensions, hazmat }: Item): Line[] {
  const style = hazmat ? styles.note : styles.text;
  const name = wrapped(form, 6, description, style);
  if (!dimensions) return name;
  const both = form.pen.line([
    { text: description, style },
    { text: `   ${dimensions}`, style: styles.note },
  ]);
  if (name.length === 1 && both.width <= roomOf(6)) return [both];
  return [...name, ...wrapped(form, 6, dimensions, styles.note)];
}

/** The shipping description comes first; nothing may be printed between its parts. */
function hazmatLines(form: Form, material: HazardousMaterial): Line[] {
  const { texts } = form.input;
  return [
    ...wrapped(form, 6, hazmatDescription(material), styles.strong),
    ...wrapped(form, 6, material.quantity && `${texts.hazmatQuantity}: ${material.quantity}`, styles.text),
    ...(emergencyContacts(form.input.items).length > 1
      ? wrapped(form, 6, `${texts.emergency}: ${emergencyContact(material)}`, styles.text)
      : []),
  ];
}

/** 24-hour emergency contacts of the items, without duplicates. */
export function emergencyContacts(all: readonly Item[]): string[] {
  return [...new Set(all.flatMap(({ hazmat }) => (hazmat ? [emergencyContact(hazmat)] : [])))];
}

function emergencyContact(material: HazardousMaterial): string {
  return `${material.emergencyPhone}, ${material.emergencyContact}`;
}

function roomOf(index: number): number {
  const column = grid[index];
  return column ? textRoom(column) : 0;
}

function wrapped({ pen }: Form, index: number, text: string | undefined, style: Style = styles.text): Line[] {
  return text ? pen.wrap(text, style, roomOf(index)) : [];
}
