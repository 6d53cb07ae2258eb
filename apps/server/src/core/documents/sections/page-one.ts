import { cellPadding, padded, paragraph, type Block } from '../drawing/block.ts';
import { styles } from '../drawing/styles.ts';
import { rowsHeight, takeRows, type Row } from '../drawing/table.ts';
import { fill } from '../fill.ts';
import { emergencyRow, liabilityRow, valueRow } from './closing.ts';
import { crowdings, freightWanted, type Crowding } from './crowding.ts';
import { area, type Continuation, type Form } from './form.ts';
import { drawFramed } from './framed.ts';
import { items } from './items.ts';
import { notesRow } from './notes.ts';
import { orders } from './orders.ts';
import { partiesRow } from './parties.ts';
import { signaturesRow } from './signatures.ts';
import { stripBlock } from './strip.ts';
import { tableBody, tableTop, tableTotal } from './table-section.ts';
import { termsRow } from './terms.ts';
import { titleBlock, titleHeight, type PageMark } from './title.ts';

/** What did not fit on the first page. */
export interface Leftover {
  readonly texts: readonly Continuation[];
  readonly orders: readonly Row[];
  readonly items: readonly Row[];
}

export interface PageOne {
  readonly leftover: Leftover;
  draw(mark: PageMark): void;
}

const stripGap = 7;

/** Lays out the first page: all fixed parts, and as much of parties, notes, and tables as fits. */
export function layPageOne(form: Form): PageOne {
  const { pen, input } = form;
  const strip = stripBlock(form);
  const header = titleHeight(form, input.texts.title);
  const top = area.y + header + strip.height + stripGap;
  const freight = items(form);
  const head = tableTop(pen, freight);
  const total = tableTotal(pen, freight);
  const below = [total, ...emergencyRow(form), valueRow(form), liabilityRow(form), signaturesRow(form)];
  const free = area.bottom - top - sum([head, ...below]);
  const above = upperPart(form, free, Math.min(freightWanted, rowsHeight(freight.rows)));
  const rows = fitting(form, freight.rows, free - sum(above.blocks));
  const body = tableBody(pen, freight, rows.taken);
  const note = rows.rest.length > 0 ? [continuesNote(form)] : [];
  return {
    leftover: { texts: above.texts, orders: above.orders, items: rows.rest },
    draw(mark) {
      titleBlock(form, input.texts.title, mark).draw(area.x, area.y, header);
      strip.draw(area.x, area.y + header, strip.height);
      drawFramed(pen, [...above.blocks, head, body, ...note, ...below], top, area.bottom, body);
    },
  };
}

interface UpperPart extends Omit<Leftover, 'items'> {
  readonly blocks: Block[];
}

/** Parties, terms, notes, and references, as large as possible while leaving the freight its height. */
function upperPart(form: Form, free: number, wanted: number): UpperPart {
  const [roomiest, ...tighter] = crowdings.map((crowding) => () => layUpperPart(form, crowding));
  let part = roomiest?.() ?? { blocks: [], texts: [], orders: [] };
  for (const next of tighter) {
    if (free - sum(part.blocks) >= wanted) break;
    part = next();
  }
  return part;
}

function layUpperPart(form: Form, crowding: Crowding): UpperPart {
  const { pen } = form;
  const parties = partiesRow(form, crowding.partyLines);
  const notes = notesRow(form, crowding.noteLines);
  const order = orders(form, crowding.orderSize);
  const rows = takeRows(order.rows, crowding.ordersHeight, false);
  const table = [tableTop(pen, order), tableBody(pen, order, rows.taken), tableTotal(pen, order)];
  return {
    blocks: [parties.block, termsRow(form), notes.block, ...table],
    texts: [...parties.rest, ...notes.rest],
    orders: rows.rest,
  };
}

/** The rows that fit on the page, minus the height of the note that more follow. */
function fitting(form: Form, rows: readonly Row[], room: number): { taken: Row[]; rest: Row[] } {
  const all = takeRows(rows, room, false);
  return all.rest.length === 0 ? all : takeRows(rows, room - continuesNote(form).height, false);
}

function continuesNote({ pen, input }: Form): Block {
  const text = fill(input.texts.continuesOn, { page: 2 });
  return padded(paragraph(pen, pen.wrap(text, styles.note, area.width - 2 * cellPadding.x)), { x: 5, y: 2 });
}

function sum(blocks: readonly Block[]): number {
  return blocks.reduce((height, block) => height + block.height, 0);
}
