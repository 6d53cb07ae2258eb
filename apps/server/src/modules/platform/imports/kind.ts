import type { ImportProblemCode } from '@waybill/contract';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';

/** A problem of a field, with a suggested value if there is one. */
export type RowProblem = {
  readonly field: string;
  readonly code: ImportProblemCode;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly suggestion?: string;
};

/** A row as a record, or its problems. */
export type RowRead<Body> =
  /** `doubts` are warnings that a person may override. */
  | { readonly body: Body; readonly doubts: readonly RowProblem[] }
  | { readonly body: null; readonly problems: readonly RowProblem[] };

/** How people recognize a record. */
export type Named = { readonly label: string; readonly detail: string };

export type Existing = Named & { readonly id: string };

/**
 * A kind of record for import and export. A module describes its records like this and passes the description to
 * `importBindings`; everything else is shared.
 */
export type ImportKind<Body, Field extends string = string, Exported extends Field = Field> = {
  /** As uploads of it are marked, and as phrases name its fields. */
  readonly name: 'addresses' | 'products';
  /** Its table, with columns account_id, id, deleted_at, updated_at, and import_id. */
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
  /** The key by which two records count as duplicates. */
  readonly keyOf: (body: Body) => string;
  /** Records of an account with one of the keys. */
  readonly findExisting: (db: Db | Tx, accountId: string, keys: readonly string[]) => Promise<Map<string, Existing>>;
  /** Columns of its table that a file fills. */
  readonly columns: readonly string[];
  readonly rowOf: (body: Body) => Readonly<{ readonly [column: string]: unknown }>;
  /** Additional columns to set when a row `n` of a file updates a record `t`. */
  readonly alsoSet?: RawBuilder<unknown>;
  /** Columns besides `columns` that an undo restores. */
  readonly setBack: readonly string[];
  /** Fields that an export has. */
  readonly exported: readonly Exported[];
  /** Records for a file in pieces, so that no more than a piece is held at once; what each holds by field. */
  readonly pieces: (db: Db, accountId: string, search: string) => AsyncGenerator<readonly Cells<Exported>[]>;
};

/** What a record holds in a file, by field. */
export type Cells<Field extends string = string> = Readonly<Record<Field, string | number | null>>;
