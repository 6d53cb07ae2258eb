import { padded, paragraph, space, stack, type Block } from '../drawing/block.ts';
import { drawCode128 } from '../drawing/code128.ts';
import { fitted, type Text } from '../drawing/fitted.ts';
import { drawPerforatedSheet, drawRoute, drawTearLine, perforationWidth } from '../drawing/perforation.ts';
import { heightOf } from '../drawing/pen.ts';
import { styles } from '../drawing/styles.ts';
import { placeOf } from '../place.ts';
import { area, type Form } from './form.ts';

const padding = { x: 9, y: 5 } as const;
const widths = { number: 222, route: 176, carrier: area.width - 222 - 176 - 2 * perforationWidth } as const;
/** Heights of the strip and its parts in points. They are fixed; long texts get smaller. */
const height = 71;
const inner = height - 2 * padding.y;
const barsHeight = 32;
const routeIndent = 13;

/** The waybill strip: number with barcode, route, carrier. */
export function stripBlock(form: Form): Block {
  const cells = [
    { width: widths.number, block: padded(numberCell(form), padding) },
    { width: widths.route, block: padded(routeCell(form), padding) },
    { width: widths.carrier, block: padded(carrierCell(form), padding) },
  ];
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
  const texts = [
    { text: input.texts.number, style: styles.label },
    { text: input.number, style: styles.number },
  ];
  return stack([
    paragraph(pen, fitted(pen, texts, room, inner - barsHeight - 3)),
    space(3),
    {
      height: barsHeight,
      draw: (x, y) => void drawCode128(pen.doc, input.number, { x, y, width: room, height: barsHeight }),
    },
  ]);
}

function routeCell({ pen, input }: Form): Block {
  const room = widths.route - 2 * padding.x - routeIndent;
  const { texts, shipFrom, shipTo, pickupDate, deliveryDate } = input;
  const half = inner / 2;
  const end = (place: string, note: string): Block => {
    const all: Text[] = [
      { text: place, style: styles.place },
      { text: note, style: styles.note },
    ];
    return paragraph(pen, fitted(pen, all, room, half));
  };
  const origin = end(placeOf(shipFrom), `${texts.pickupDate} ${pickupDate}`);
  const destination = end(placeOf(shipTo), deliveryDate ? `${texts.deliveryDate} ${deliveryDate}` : '');
  const middle = 7;
  return {
    height: inner,
    draw(x, y) {
      origin.draw(x + routeIndent, y, half);
      destination.draw(x + routeIndent, y + half, half);
      drawRoute(pen, x + 3, y + middle, y + half + middle);
    },
  };
}

function carrierCell({ pen, input }: Form): Block {
  const room = widths.carrier - 2 * padding.x;
  const { carrier, texts } = input;
  const code = [
    { text: texts.scac, style: styles.label },
    { text: carrier.scac, style: { ...styles.number, size: 12 } },
  ];
  const scac = fitted(pen, code, room, 24);
  const name: Text[] = [
    { text: texts.carrier, style: styles.label },
    { text: carrier.name, style: { ...styles.name, size: 9.6 } },
    { text: carrier.service ?? '', style: styles.note },
  ];
  const gap = 3;
  const above = fitted(pen, name, room, inner - heightOf(scac) - gap);
  return stack([paragraph(pen, above), space(gap), paragraph(pen, scac)]);
}
