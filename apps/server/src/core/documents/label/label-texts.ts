import { fill } from '../fill.ts';
import { colors, type Style } from '../drawing/styles.ts';
import { hazmatDescription } from '../hazmat-description.ts';
import { placeOf } from '../place.ts';
import type { LabelUnit, Party, UnitLabelsInput } from '../types.ts';
import type { Text } from '../drawing/fitted.ts';

/** Font sizes for reading at arm's length; the destination is the largest. */
export const labelStyles = {
  caption: { face: 'sansMedium', size: 7, color: colors.petrol },
  small: { face: 'sans', size: 7.6, color: colors.ink },
  smallStrong: { face: 'sansBold', size: 8.4, color: colors.ink },
  carrier: { face: 'sansBold', size: 11, color: colors.ink },
  code: { face: 'monoBold', size: 9, color: colors.ink },
  company: { face: 'sansBold', size: 16, color: colors.ink },
  street: { face: 'sans', size: 13, color: colors.ink },
  place: { face: 'sansBold', size: 23, color: colors.ink },
  contact: { face: 'sans', size: 10, color: colors.ink },
  unit: { face: 'sansBold', size: 26, color: colors.ink },
  number: { face: 'monoBold', size: 13, color: colors.ink },
  hazmat: { face: 'sansBold', size: 10, color: colors.ink },
  note: { face: 'sans', size: 6.6, color: colors.soft },
} as const satisfies Record<string, Style>;

function texts(pairs: readonly (readonly [string | undefined, Style])[]): Text[] {
  return pairs.flatMap(([text, style]) => (text ? [{ text, style }] : []));
}

/** The sender, in small type: needed only when freight is returned. */
export function senderTexts({ texts: words, shipFrom }: UnitLabelsInput): Text[] {
  return texts([
    [words.from, labelStyles.caption],
    [shipFrom.company, labelStyles.smallStrong],
    ...addressLines(shipFrom).map((line) => [line, labelStyles.small] as const),
  ]);
}

export function carrierTexts({ texts: words, carrier, pickupDate }: UnitLabelsInput): Text[] {
  return texts([
    [words.carrier, labelStyles.caption],
    [carrier.name, labelStyles.carrier],
    [carrier.service, labelStyles.small],
    [carrier.scac, labelStyles.code],
    [`${words.pickupDate} ${pickupDate}`, labelStyles.small],
  ]);
}

/** The destination address. */
export function addressTexts({ texts: words, shipTo }: UnitLabelsInput): Text[] {
  return texts([
    [words.to, labelStyles.caption],
    [shipTo.company, labelStyles.company],
    ...shipTo.street.map((line) => [line, labelStyles.street] as const),
    [placeOf(shipTo), labelStyles.place],
    [shipTo.country, labelStyles.street],
    [contactOf(shipTo), labelStyles.contact],
  ]);
}

export function contentsTexts({ texts: words }: UnitLabelsInput, unit: LabelUnit): Text[] {
  const { hazmat, weight } = unit;
  const measures = [weight && `${weight.value} ${weight.unit}`, unit.dimensions].filter(Boolean).join(' · ');
  return texts([
    [hazmat ? words.hazardous : words.contents, labelStyles.caption],
    [hazmat && hazmatDescription(hazmat), labelStyles.hazmat],
    [unit.description, hazmat ? labelStyles.small : labelStyles.smallStrong],
    [measures, labelStyles.small],
    [hazmat && words.hazardousNote, labelStyles.note],
  ]);
}

function addressLines(party: Party): string[] {
  return [...party.street, placeOf(party), party.country ?? '', contactOf(party)];
}

function contactOf({ contact, phone }: Party): string {
  return [contact, phone].filter(Boolean).join(' · ');
}

/** Unit count of a label (1 of 6), and its text. */
export function countOf({ texts: words, units, over }: UnitLabelsInput, position: number): string {
  const count = fill(words.unit, { unit: position, units: units.length });
  return over === undefined ? count : `${over} ${count}`;
}
