import { padded, paragraph, space, stack, type Block } from '../drawing/block.ts';
import { drawCode128 } from '../drawing/code128.ts';
import { drawPerforatedSheet, drawRoute, drawTearLine, perforationWidth } from '../drawing/perforation.ts';
import { leading, styles } from '../drawing/styles.ts';
import type { Party } from '../types.ts';
import { area, type Form } from './form.ts';

const padding = { x: 9, y: 5 } as const;
const widths = { number: 222, route: 172, carrier: area.width - 222 - 172 - 2 * perforationWidth } as const;
const routeIndent = 13;

/** The waybill strip: number with its barcode, origin to destination, carrier. */
export function stripBlock(form: Form): Block {
  const cells = [
    { width: widths.number, block: padded(numberCell(form), padding) },
    { width: widths.route, block: padded(routeCell(form), padding) },
    { width: widths.carrier, block: padded(carrierCell(form), padding) },
  ];
  const height = Math.max(...cells.map(({ block }) => block.height));
  return {
    height,
    draw(x, y) {
      drawPerforatedSheet(form.pen, x, y, area.width, height);
      let at = x + perforationWidth;
      drawTearLine(form.pen, at, y, y + height);
      for (const { width, block } of cells) {
        block.draw(at, y, height);
        at += width;
        drawTearLine(form.pen, at, y, y + height);
      }
    },
  };
}

function numberCell({ pen, input }: Form): Block {
  const room = widths.number - 2 * padding.x;
  const bars = 32;
  return stack([
    paragraph(pen, pen.wrap(input.texts.number, styles.label, room)),
    paragraph(pen, pen.wrap(input.number, styles.number, room)),
    space(3),
    {
      height: bars,
      draw: (x, y) => void drawCode128(pen.doc, input.number, { x, y, width: room, height: bars }),
    },
  ]);
}

function routeCell({ pen, input }: Form): Block {
  const room = widths.route - 2 * padding.x - routeIndent;
  const { texts } = input;
  const place = (party: Party): Block => paragraph(pen, pen.wrap(placeOf(party), styles.place, room));
  const note = (label: string, date: string | undefined): Block =>
    paragraph(pen, date ? pen.wrap(`${label} ${date}`, styles.note, room) : []);
  const origin = stack([place(input.shipFrom), note(texts.pickupDate, input.pickupDate), space(5)]);
  const destination = stack([place(input.shipTo), note(texts.deliveryDate, input.deliveryDate)]);
  const middle = leading(styles.place) / 2;
  return {
    height: origin.height + destination.height,
    draw(x, y) {
      origin.draw(x + routeIndent, y, origin.height);
      destination.draw(x + routeIndent, y + origin.height, destination.height);
      drawRoute(pen, x + 3, y + middle, y + origin.height + middle);
    },
  };
}

function carrierCell({ pen, input }: Form): Block {
  const room = widths.carrier - 2 * padding.x;
  const { carrier, texts } = input;
  return stack([
    paragraph(pen, pen.wrap(texts.carrier, styles.label, room)),
    paragraph(pen, pen.wrap(carrier.name, { ...styles.name, size: 9.6 }, room)),
    paragraph(pen, carrier.service ? pen.wrap(carrier.service, styles.note, room) : []),
    space(3),
    paragraph(pen, pen.wrap(texts.scac, styles.label, room)),
    paragraph(pen, pen.wrap(carrier.scac, { ...styles.code, size: 9 }, room)),
  ]);
}

/** `Manchester, NH 03103` */
export function placeOf(party: Party): string {
  return `${party.city}, ${party.state} ${party.postalCode}`;
}
