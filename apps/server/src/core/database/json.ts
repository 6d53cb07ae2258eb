import type { ColumnType } from 'kysely';
import type { JsonColumns } from './json-columns.ts';

/** A JSON column: it reads as the value that `JsonColumns` names, and is written as JSON text. */
export type JsonColumn<K extends keyof JsonColumns> = ColumnType<JsonColumns[K], string, string>;

/** A value for a JSON column of `insertRows`, which sends whole rows as JSON, and of the driver, which writes objects so. */
export function asJson(value: unknown): string {
  return value as string;
}
