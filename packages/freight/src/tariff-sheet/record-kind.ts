import type { LtlTariff } from '../rating/tariff.ts';
import type { SheetReader, SheetRow } from './reader.ts';
import type { Draft } from './terms.ts';

/** One kind of record: its rows out of a tariff, and its rows into one, in place of all that were there. */
export type RecordKind = {
  write(tariff: LtlTariff): readonly (readonly string[])[];
  read(reader: SheetReader, rows: readonly SheetRow[], draft: Draft): void;
};

/** Keys that stand in more than one row are told at the later ones. */
export function once(reader: SheetReader, seen: Set<string>, key: string, row: SheetRow, column: number): void {
  if (seen.has(key)) reader.wrong(row, column, 'twice');
  else seen.add(key);
}

/** The row of a record that stands once; every other row of it is told, so that none is passed over. */
export function onlyRow(reader: SheetReader, [first, ...others]: readonly SheetRow[]): SheetRow | undefined {
  for (const other of others) reader.wrong(other, 1, 'twice');
  return first;
}
