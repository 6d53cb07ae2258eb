import { allocate } from '@waybill/freight';
import type { Formats } from '../../../lib/format/formats.ts';

const metersPerFoot = 0.3048;

type By = Pick<Formats, 'units' | 'number'>;
const isMetric = ({ units }: By): boolean => units.length === 'cm';

/** The unit that linear feet are shown in. */
export const linearUnit = (formats: By): 'ft' | 'm' => (isMetric(formats) ? 'm' : 'ft');

const figure = (value: number, formats: By): string =>
  isMetric(formats) ? formats.number(value, 2) : value.toFixed(1);

/** Linear feet as the figure to show, the same wherever it stands: `4.0` (feet) or `1.22` (meters). */
export function linearFigure(feet: number, formats: By): string {
  return figure(isMetric(formats) ? feet * metersPerFoot : feet, formats);
}

/** The same with its unit: `4.0 ft`, `1.22 m`. */
export function linearLength(feet: number, formats: By): string {
  return `${linearFigure(feet, formats)} ${linearUnit(formats)}`;
}

/**
 * The figures of single lines, which add up to that of the whole load in the unit shown.
 * @param total linear feet of the load, one decimal
 * @param byItem linear feet by line that add up to it
 */
export function linearFiguresByItem(
  total: number,
  byItem: Readonly<Record<string, number>>,
  formats: By,
): Readonly<Record<string, string>> {
  const feet = Object.values(byItem);
  const tenths = feet.map((one) => Math.round(one * 10));
  const parts = isMetric(formats)
    ? allocate(Math.round(total * metersPerFoot * 100), tenths).map((hundredths) => hundredths / 100)
    : feet;
  return Object.fromEntries(Object.keys(byItem).map((id, index) => [id, figure(parts[index] ?? 0, formats)]));
}
