import type { ImportProblemCode } from '@waybill/contract';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';

/** What is wrong with a field of a row, and what to put there instead where that can be told. */
export type RowProblem = {
  readonly field: string;
  readonly code: ImportProblemCode;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly suggestion?: string;
};

/** A row as a record, or what keeps it from being one. */
export type RowRead<Body> =
  /** `doubts` are problems that a person may insist on. */
  | { readonly body: Body; readonly doubts: readonly RowProblem[] }
  | { readonly body: null; readonly problems: readonly RowProblem[] };

/** A record as a person tells it from others. */
export type Named = { readonly label: string; readonly detail: string };

/** A record that is there already. */
export type Existing = Named & { readonly id: string };

/**
 * A kind of record that comes in from a file and goes out into one. A module that has such records describes them
 * like this and hands the description to `importBindings`; everything else is the same for all.
 */
export type ImportKind<Body, Field extends string = string, Exported extends Field = Field> = {
  /** As uploads of it are marked, and as phrases name its fields. */
  readonly name: 'addresses' | 'products';
  /** Its table: keyed by account_id and id, with deleted_at, updated_at and import_id. */
  readonly table: 'addresses' | 'products';
  /** Every field a column can go into, in the order of the template. */
  readonly fields: readonly Field[];
  /** Fields without which no row can be read; one of each group is enough. */
  readonly required: readonly (readonly Field[])[];
  /** Headings that are understood beside the field's own names in every language. */
  readonly headings: Readonly<Record<Field, readonly string[]>>;
  /** A row of the template, as an example; null for what the template leaves out. */
  readonly example: Readonly<Record<Exported, string | null>>;
  readonly read: (cell: (field: Field) => string) => RowRead<Body>;
  readonly nameOf: (body: Body) => Named;
  /** What two records have in common that are the same one. */
  readonly keyOf: (body: Body) => string;
  /** The records of an account that have one of the keys. */
  readonly findExisting: (db: Db | Tx, accountId: string, keys: readonly string[]) => Promise<Map<string, Existing>>;
  /** The columns of its table that a file fills in. */
  readonly columns: readonly string[];
  readonly rowOf: (body: Body) => Readonly<{ readonly [column: string]: unknown }>;
  /** More that changes with a record `t` that a row `n` of a file changes. */
  readonly alsoSet?: RawBuilder<unknown>;
  /** Columns beside `columns` that are put back when a change is undone. */
  readonly setBack: readonly string[];
  /** Fields that an export has. */
  readonly exported: readonly Exported[];
  /** Records for a file in pieces, so that no more than a piece is held at once; what each holds by field. */
  readonly pieces: (db: Db, accountId: string, search: string) => AsyncGenerator<readonly Cells<Exported>[]>;
};

/** What a record holds in a file, by field. */
export type Cells<Field extends string = string> = Readonly<Record<Field, string | number | null>>;
