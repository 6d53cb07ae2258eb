import {
  cellPadding,
  columns,
  field,
  padded,
  paragraph,
  row,
  rule,
  space,
  stack,
  type Block,
} from '../drawing/block.ts';
import { checkbox } from '../drawing/checkbox.ts';
import { drawCode128 } from '../drawing/code128.ts';
import { colors, styles } from '../drawing/styles.ts';
import { area, textField, type Form } from './form.ts';

const side = area.width / 3;
const room = side - 2 * cellPadding.x;
/** A carrier's PRO sticker is about an inch high. */
const stickerHeight = 72;

/** Trailer, seal, and pickup number; freight terms; space for the PRO sticker. */
export function termsRow(form: Form): Block {
  return columns(form.pen, [
    { width: side, block: equipment(form) },
    { width: side, block: terms(form) },
    { width: side, block: pro(form) },
  ]);
}

function equipment(form: Form): Block {
  const { texts, trailer, seal, pickupNumber } = form.input;
  const half = side / 2;
  const upper = columns(form.pen, [
    { width: half, block: textField(form, texts.trailer, trailer, half, { style: styles.code, minHeight: 34 }) },
    { width: half, block: textField(form, texts.seal, seal, half, { style: styles.code, minHeight: 34 }) },
  ]);
  const lower = textField(form, texts.pickupNumber, pickupNumber, side, { style: { ...styles.code, size: 9.5 } });
  const both = stack([upper, lower]);
  return {
    height: both.height,
    draw(x, y, height) {
      both.draw(x, y, height);
      rule(form.pen, x, y + upper.height, x + side, y + upper.height);
    },
  };
}

function terms({ pen, input }: Form): Block {
  const { texts, freightTerms, fob, master } = input;
  const third = room / 3;
  const box = (label: string, checked: boolean, width: number): Block => checkbox(pen, label, checked, width);
  const label = (text: string): Block => paragraph(pen, pen.wrap(text, styles.label, room));
  const content = stack(
    [
      label(`${texts.freightTerms} ${texts.prepaidUnless}`),
      row(
        [
          box(texts.prepaid, freightTerms === 'prepaid', third),
          box(texts.collect, freightTerms === 'collect', third),
          box(texts.thirdParty, freightTerms === 'thirdParty', third),
        ],
        third,
      ),
      space(1),
      label(texts.fob),
      row(
        [box(texts.fobOrigin, fob === 'origin', room / 2), box(texts.fobDestination, fob === 'destination', room / 2)],
        room / 2,
      ),
      space(1),
      box(texts.master, master === true, room),
    ],
    1.5,
  );
  return padded(content, cellPadding);
}

function pro({ pen, input }: Form): Block {
  const { texts, pro: number } = input;
  if (!number) {
    const hint = paragraph(pen, pen.wrap(texts.proSpace, { ...styles.note, color: colors.edge }, room));
    return field(pen, texts.pro, side, hint, stickerHeight);
  }
  const bars: Block = {
    height: 30,
    draw: (x, y) => void drawCode128(pen.doc, number, { x, y, width: room, height: 30 }),
  };
  const content = stack([paragraph(pen, pen.wrap(number, styles.number, room)), space(3), bars]);
  return field(pen, texts.pro, side, content, stickerHeight);
}
