import { cellPadding, columns, field, padded, paragraph, row, stack, type Block } from '../drawing/block.ts';
import { checkbox } from '../drawing/checkbox.ts';
import { heightOf } from '../drawing/pen.ts';
import { colors, styles } from '../drawing/styles.ts';
import { fill } from '../fill.ts';
import { legalTexts } from '../legal-texts.ts';
import { emergencyContacts } from './items.ts';
import { area, type Form } from './form.ts';

const widths = { value: 330, cod: area.width - 330, terms: 397, clause: area.width - 397 } as const;
/** Room above the line to sign the clause, in points. */
const signingRoom = 13;
const blank = '_______________';

/** The English legal text, with a translation in lighter ink if the document is in another language. */
export function lawText({ pen }: Form, english: string, translation: string, width: number): Block {
  return stack([
    paragraph(pen, pen.wrap(english, styles.legal, width)),
    translation === english ? stack([]) : paragraph(pen, pen.wrap(translation, styles.legalSoft, width)),
  ]);
}

/** Agreed or declared value, and COD. */
export function valueRow(form: Form): Block {
  return columns(form.pen, [
    { width: widths.value, block: declaredValue(form) },
    { width: widths.cod, block: cashOnDelivery(form) },
  ]);
}

function declaredValue(form: Form): Block {
  const { pen, input } = form;
  const { texts, declaredValue: value } = input;
  const room = widths.value - 2 * cellPadding.x;
  const stated = fill(texts.declaredValueStated, { amount: value?.amount ?? blank, per: value?.per ?? blank });
  const content = stack(
    [
      lawText(form, legalTexts.declaredValueClause, texts.declaredValueClause, room),
      paragraph(pen, pen.wrap(stated, value ? styles.strong : styles.text, room)),
    ],
    1.5,
  );
  return field(pen, texts.declaredValue, widths.value, content);
}

function cashOnDelivery({ pen, input }: Form): Block {
  const { texts, cod } = input;
  const room = widths.cod - 2 * cellPadding.x;
  const amount = `${texts.codAmount} ${cod?.amount ?? blank}`;
  const third = room / 3;
  const terms = row(
    [
      paragraph(pen, pen.wrap(texts.codTerms, { ...styles.text, size: 7.4 }, third)),
      checkbox(pen, texts.collect, cod?.terms === 'collect', third),
      checkbox(pen, texts.prepaid, cod?.terms === 'prepaid', third),
    ],
    third,
  );
  const content = stack(
    [
      paragraph(pen, pen.wrap(amount, cod ? styles.strong : styles.text, room)),
      terms,
      checkbox(pen, texts.codCheck, cod?.checkAccepted === true, room),
    ],
    1,
  );
  return field(pen, texts.cod, widths.cod, content);
}

/** The note on limited liability and the terms of receipt; beside them the clause on unpaid charges, to sign. */
export function liabilityRow(form: Form): Block {
  const { pen, input } = form;
  const room = widths.terms - 2 * cellPadding.x;
  const note = lawText(form, legalTexts.liabilityNote, input.texts.liabilityNote, room);
  const received = lawText(form, legalTexts.received, input.texts.received, room);
  return columns(pen, [
    { width: widths.terms, block: field(pen, input.texts.liability, widths.terms, stack([note, received], 1)) },
    { width: widths.clause, block: clause(form) },
  ]);
}

function clause(form: Form): Block {
  const { pen, input } = form;
  const room = widths.clause - 2 * cellPadding.x;
  const caption = pen.wrap(input.texts.noDeliverySigned, styles.head, room);
  const line: Block = {
    height: signingRoom + heightOf(caption),
    draw(x, y, height) {
      const at = y + height - heightOf(caption);
      pen.doc
        .moveTo(x, at)
        .lineTo(x + room, at)
        .lineWidth(0.6)
        .strokeColor(colors.ink)
        .stroke();
      pen.print(caption, x, at + 1);
    },
  };
  const text = lawText(form, legalTexts.noDelivery, input.texts.noDelivery, room);
  return padded(stack([text, line]), cellPadding);
}

/** The emergency phone number in a bold frame; empty without hazardous freight. */
export function emergencyRow({ pen, input }: Form): Block[] {
  const contacts = emergencyContacts(input.items);
  if (contacts.length === 0) return [];
  const { texts } = input;
  const [only] = contacts;
  const text = contacts.length === 1 ? `${texts.emergency}: ${only}` : texts.emergencyOnLines;
  const style = { ...styles.strong, size: 9.5 };
  const block = padded(paragraph(pen, pen.wrap(text, style, area.width - 2 * cellPadding.x)), cellPadding);
  return [
    {
      height: block.height,
      strongTop: true,
      draw(x, y, height) {
        pen.doc.rect(x, y, area.width, height).fill(colors.alarm);
        block.draw(x, y, height);
      },
    },
  ];
}
