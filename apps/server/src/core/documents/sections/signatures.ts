import { cellPadding, columns, padded, paragraph, rule, space, stack, type Block } from '../drawing/block.ts';
import { checkbox } from '../drawing/checkbox.ts';
import { colors, leading, styles } from '../drawing/styles.ts';
import { legalTexts } from '../legal-texts.ts';
import { lawText } from './closing.ts';
import { area, type Form } from './form.ts';

const widths = { shipper: 208, loading: 136, carrier: area.width - 208 - 136 } as const;
const signingRoom = 23;
const dateShare = 0.32;

/** Signatures of shipper and carrier; who loaded and who counted. */
export function signaturesRow(form: Form): Block {
  const { texts } = form.input;
  return columns(form.pen, [
    {
      width: widths.shipper,
      block: signing(form, widths.shipper, {
        label: texts.shipperSignature,
        english: legalTexts.shipperCertification,
        translation: texts.shipperCertification,
        date: texts.signatureDate,
      }),
    },
    { width: widths.loading, block: loading(form) },
    {
      width: widths.carrier,
      block: signing(form, widths.carrier, {
        label: texts.carrierSignature,
        english: legalTexts.carrierAcknowledgement,
        translation: texts.carrierAcknowledgement,
        date: texts.pickupSigned,
      }),
    },
  ]);
}

interface Signing {
  readonly label: string;
  readonly english: string;
  readonly translation: string;
  readonly date: string;
}

function signing(form: Form, width: number, { label, english, translation, date }: Signing): Block {
  const { pen } = form;
  const room = width - 2 * cellPadding.x;
  const text = stack([paragraph(pen, pen.wrap(label, styles.label, room)), lawText(form, english, translation, room)]);
  const caption = { ...styles.head };
  const line: Block = {
    height: signingRoom + leading(caption),
    draw(x, y, height) {
      const at = y + height - leading(caption);
      const dateX = x + room * (1 - dateShare);
      for (const [from, to] of [
        [x, dateX - 6],
        [dateX, x + room],
      ] as const) {
        pen.doc.moveTo(from, at).lineTo(to, at).lineWidth(0.6).strokeColor(colors.ink).stroke();
      }
      pen.print(pen.wrap(form.input.texts.signHere, caption, room), x, at + 1);
      pen.print(pen.wrap(date, caption, room), dateX, at + 1);
    },
  };
  return padded(stack([text, line]), cellPadding);
}

function loading({ pen, input }: Form): Block {
  const { texts, loadedBy, countedBy } = input;
  const room = widths.loading - 2 * cellPadding.x;
  const label = (text: string): Block => paragraph(pen, pen.wrap(text, styles.label, room));
  const box = (text: string, checked: boolean): Block => checkbox(pen, text, checked, room);
  const loaded = stack(
    [label(texts.loadedBy), box(texts.byShipper, loadedBy === 'shipper'), box(texts.byDriver, loadedBy === 'driver')],
    1,
  );
  const counted = stack(
    [
      label(texts.countedBy),
      box(texts.byShipper, countedBy === 'shipper'),
      box(texts.byDriverPallets, countedBy === 'driverPallets'),
      box(texts.byDriverPieces, countedBy === 'driverPieces'),
    ],
    1,
  );
  const both = padded(stack([loaded, space(5), counted]), cellPadding);
  return {
    height: both.height,
    draw(x, y, height) {
      both.draw(x, y, height);
      const at = y + cellPadding.y + loaded.height + 2.5;
      rule(pen, x, at, x + widths.loading, at);
    },
  };
}
