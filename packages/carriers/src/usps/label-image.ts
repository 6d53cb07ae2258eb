import type { CarrierLabel, LabelFormat } from '../kit/index.ts';

/** How files of each format begin, in base64. */
const beginnings: readonly (readonly [string, LabelFormat])[] = [
  ['JVBER', 'pdf'],
  ['XlhB', 'zpl'],
  ['iVBORw0KGgo', 'png'],
  ['R0lGOD', 'gif'],
];

/**
 * The image of the only parcel's label, from base64 that may be broken into lines.
 * @param asked what it is when its beginning does not tell
 * @returns null for what is no base64
 */
export function labelOf(image: string | null | undefined, asked: LabelFormat): CarrierLabel | null {
  const base64 = (image ?? '').replaceAll(/\s/g, '');
  if (base64 === '' || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null;
  const format = beginnings.find(([beginning]) => base64.startsWith(beginning))?.[1] ?? asked;
  return { parcel: 0, format, base64 };
}
