import type { Face } from './fonts.ts';

/** A text style. Sizes in points. */
export interface Style {
  readonly face: Face;
  readonly size: number;
  readonly color: string;
}

export const colors = {
  ink: '#15191C',
  soft: '#545C61',
  petrol: '#0B5F63',
  wash: '#EDF3F2',
  alarm: '#FBEBDD',
  edge: '#80868A',
  hairline: '#B4B9BB',
  white: '#FFFFFF',
} as const;

export const rules = { frame: 0.9, hairline: 0.5 } as const;

export const styles = {
  title: { face: 'sansBold', size: 15, color: colors.ink },
  subtitle: { face: 'sans', size: 7, color: colors.soft },
  number: { face: 'monoBold', size: 13, color: colors.ink },
  place: { face: 'sansBold', size: 11, color: colors.ink },
  label: { face: 'sansMedium', size: 6.2, color: colors.petrol },
  name: { face: 'sansBold', size: 8.8, color: colors.ink },
  text: { face: 'sans', size: 8, color: colors.ink },
  strong: { face: 'sansBold', size: 8, color: colors.ink },
  unit: { face: 'sans', size: 7, color: colors.soft },
  note: { face: 'sans', size: 7, color: colors.soft },
  code: { face: 'mono', size: 8, color: colors.ink },
  head: { face: 'sansMedium', size: 6.2, color: colors.soft },
  legal: { face: 'sans', size: 5.5, color: colors.ink },
  legalSoft: { face: 'sans', size: 5.5, color: colors.soft },
} as const satisfies Record<string, Style>;

/** The same style with another size. */
export function sized(style: Style, size: number): Style {
  return { ...style, size };
}

/** Line height in points, with room for accented capitals and descenders. */
export function leading(style: Style): number {
  return style.size * 1.27;
}
