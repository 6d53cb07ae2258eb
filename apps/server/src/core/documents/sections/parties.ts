import { cellPadding, columns, field, paragraph, type Block } from '../drawing/block.ts';
import type { Line } from '../drawing/pen.ts';
import { styles } from '../drawing/styles.ts';
import { placeOf } from '../place.ts';
import type { Party } from '../types.ts';
import { area, capped, type Continuation, type Form } from './form.ts';

const cellWidth = area.width / 3;
const minHeight = 66;

/** Shipper, consignee, and bill-to side by side, each with a maximum number of lines. */
export function partiesRow(form: Form, mostLines: number): { block: Block; rest: Continuation[] } {
  const { texts, shipFrom, shipTo, billTo } = form.input;
  const cells = [
    partyCell(form, mostLines, texts.shipFrom, shipFrom),
    partyCell(form, mostLines, texts.shipTo, shipTo),
    partyCell(form, mostLines, texts.billTo, billTo),
  ];
  return {
    block: columns(
      form.pen,
      cells.map(({ block }) => ({ width: cellWidth, block })),
    ),
    rest: cells.flatMap((cell) => cell.rest),
  };
}

function partyCell(
  form: Form,
  mostLines: number,
  label: string,
  party?: Party,
): { block: Block; rest: Continuation[] } {
  const lines = party ? partyLines(form, party, cellWidth - 2 * cellPadding.x) : [];
  const { shown, rest } = capped(label, lines, mostLines);
  return { block: field(form.pen, label, cellWidth, paragraph(form.pen, shown), minHeight), rest };
}

/** Name, address, contact, and phone of a party, wrapped to `room` points. */
function partyLines({ pen }: Form, party: Party, room: number): Line[] {
  const wrap = (text: string | undefined): Line[] => (text ? pen.wrap(text, styles.text, room) : []);
  return [
    ...pen.wrap(party.company, styles.name, room),
    ...party.street.flatMap(wrap),
    ...wrap(placeOf(party)),
    ...wrap(party.country),
    ...wrap([party.contact, party.phone].filter(Boolean).join(' · ')),
    ...(party.details ?? []).flatMap(({ label, text }) => pen.wrap(`${label} ${text}`, styles.note, room)),
  ];
}
