import type { Language } from '@waybill/phrases';
import { numberFormat } from '../../../lib/format/formats.ts';

/** The zone of this computer: uploads happen where the person is. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const units = ['kilobyte', 'megabyte'] as const;

/** The size of a file, e.g. `64 kB`. */
export function sizeText(bytes: number, language: Language): string {
  const power = bytes < 1_000_000 ? 0 : 1;
  const format = numberFormat(language, {
    style: 'unit',
    unit: units[power],
    maximumFractionDigits: bytes < 10_000 || power === 1 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** (power + 1));
}
