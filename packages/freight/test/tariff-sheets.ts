import { blankTariff } from '../src/tariff-sheet/blank.ts';
import { readTariffSheet } from '../src/tariff-sheet/sheet.ts';
import { tariff } from './builders.ts';

/** Lines of a file, cells apart by commas, as they stand below its headings. */
export const rowsOf = (...lines: readonly string[]) =>
  lines.map((line, at) => ({ row: at + 2, cells: line.split(',') }));
export const read = (lines: readonly string[], base = tariff()) => readTariffSheet(rowsOf(...lines), base);

/** A whole little tariff, one fact a line. */
export const whole: readonly string[] = [
  'term,minimum,180.00',
  'term,minimum_after_discount,$128',
  'term,discount_percent,72 %',
  'term,fuel_table_ends_at,5.000',
  'term,holidays,christmas thanksgiving',
  'term,closed_dates,2026-12-28',
  'break,L5C,1',
  'break,M5C,500',
  'band,500,NEAR',
  'band,,FAR',
  'lane,31,606,NEAR',
  'rate,NEAR,100,40.10,35.00',
  'rate,FAR,100,81.25,1',
  'service,STD,Standard,100,0,17:00',
  'service,PRI,Priority,118.5,-1,12:00',
  'fuel,3.000,24,48',
  'fuel,3.050,24.4,48.8',
  'fuel_step,0.050,0.4,0.8',
  'accessorial,LGDEL,flat,98.00',
  'accessorial,INDEL,per_cwt,11.96,126.00,1264.00',
  'transit,300,1',
  'transit,,4',
];

export const wholeTariff = () => read(whole, blankTariff('TEST', '2026-12-01')).tariff;
