import type { Endpoint, endpoints } from '@waybill/contract';
import { i18n } from '../../../lib/language/i18n.ts';

/** Endpoints of the uploads of one kind; every kind has the same. */
export type ImportEndpoints = (typeof endpoints)['addressImports'];

/** A kind of record that comes in from a file, as its own feature describes it. */
export type UploadKind = {
  readonly name: 'addresses' | 'products';
  readonly endpoints: ImportEndpoints;
  /** Every field that a column can go into. */
  readonly fields: readonly string[];
  /** The page of the records, and the one of their uploads. */
  readonly list: 'addresses' | 'products';
  readonly page: 'addresses.upload' | 'products.upload';
  /** What rows that go in make old. */
  readonly reads: readonly Endpoint[];
};

const say = (key: string): string => (i18n.t as (key: string) => string)(key);

/** A field in the language shown. */
export function fieldLabel({ name }: Pick<UploadKind, 'name'>, field: string): string {
  return say(`imports.fields.${name}.${field}`);
}
