/** The zone of this computer: uploads happen where the person is. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const units = ['byte', 'kilobyte', 'megabyte'] as const;

/** The size of a file, e.g. `64 kB`. */
export function sizeText(bytes: number, language: string): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[power],
    maximumFractionDigits: power === 2 ? 1 : 0,
  });
  return format.format(bytes / 1000 ** power);
}
