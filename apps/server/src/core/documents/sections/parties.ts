import { cellPadding, columns, field, paragraph, type Block } from '../drawing/block.ts';
import type { Line } from '../drawing/pen.ts';
import { styles } from '../drawing/styles.ts';
import type { Party } from '../types.ts';
import { area, capped, type Continuation, type Form } from './form.ts';
import { placeOf } from './strip.ts';

const cellWidth = area.width / 3;
const mostLines = 11;
const minHeight = 66;

/** Ship from, ship to and bill to beside each other. */
export function partiesRow(form: Form): { block: Block; rest: Continuation[] } {
  const { texts, shipFrom, shipTo, billTo } = form.input;
  const cells = [
    partyCell(form, texts.shipFrom, shipFrom),
    partyCell(form, texts.shipTo, shipTo),
    partyCell(form, texts.billTo, billTo),
  ];
  return {
    block: columns(
      form.pen,
      cells.map(({ block }) => ({ width: cellWidth, block })),
    ),
    rest: cells.flatMap((cell) => cell.rest),
  };
}

function partyCell(form: Form, label: string, party?: Party): { block: Block; rest: Continuation[] } {
  const lines = party ? partyLines(form, party, cellWidth - 2 * cellPadding.x) : [];
  const { shown, rest } = capped(label, lines, mostLines);
  return { block: field(form.pen, label, cellWidth, paragraph(form.pen, shown), minHeight), rest };
}

/** Everything that is known of a party, from its name to its phone, in at most `room` points. */
export function partyLines({ pen }: Form, party: Party, room: number): Line[] {
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
