import { productImportFields, type ProductBody, type ProductImportField } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../core/database/database.ts';
import type { Existing, ImportKind, Named } from '../../../platform/imports/index.ts';
import { columnsOf, productOf, type ProductRow } from '../product-row.ts';
import { productPieces } from './export-pieces.ts';
import { headings } from './headings.ts';
import { readProductRow } from './read-row.ts';

type Measured = Pick<ProductBody, 'description' | 'product_number' | 'length' | 'width' | 'height' | 'weight'>;

function sizesOf({ length, width, height, weight }: Measured): string {
  return [length, width, height, weight].map(({ value, unit }) => `${value} ${unit}`).join(' × ');
}

function nameOf(product: Measured): Named {
  const parts = [product.product_number, sizesOf(product)];
  return { label: product.description, detail: parts.filter((text) => text !== null).join(', ') };
}

/** The key by which products count as duplicates: the number, else description, dimensions, and weight. */
function keyOf(product: Measured): string {
  if (product.product_number !== null) return `#${product.product_number.toLowerCase()}`;
  return `${product.description.toLowerCase()}|${sizesOf(product)}`;
}

async function findExisting(db: Db | Tx, accountId: string, keys: readonly string[]): Promise<Map<string, Existing>> {
  const numbers = keys.filter((key) => key.startsWith('#')).map((key) => key.slice(1));
  const descriptions = keys.filter((key) => !key.startsWith('#')).map((key) => key.slice(0, key.lastIndexOf('|')));
  const rows: ProductRow[] = await db
    .selectFrom('products')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where((where) =>
      where.or([
        sql<boolean>`lower(product_number) = ANY(${numbers}::text[])`,
        sql<boolean>`product_number IS NULL AND lower(description) = ANY(${descriptions}::text[])`,
      ]),
    )
    .execute();
  return new Map(
    rows.map((row) => {
      const product = productOf(row);
      return [keyOf(product), { id: row.id, ...nameOf(product) }];
    }),
  );
}

/** Products as they come in from a file and go out into one. */
export const productKind: ImportKind<ProductBody, ProductImportField> = {
  name: 'products',
  table: 'products',
  fields: productImportFields,
  required: [['description'], ['length'], ['width'], ['height'], ['weight']],
  headings,
  example: {
    description: 'Stoneware tile, boxed',
    product_number: 'ST-1200',
    nmfc: '',
    sat: '',
    freight_class: '',
    package_type: 'pallets',
    length: '48',
    width: '40',
    height: '36',
    size_unit: 'in',
    weight: '1240',
    weight_unit: 'lb',
    pieces: '36',
    stackable: 'no',
    hazardous: 'no',
    hazmat_id_number: '',
    hazmat_proper_name: '',
    hazmat_hazard_class: '',
    hazmat_packing_group: '',
    hazmat_emergency_contact: '',
    hazmat_emergency_phone: '',
    hs_code: '690721',
    origin_country: 'US',
    unit_value: '18.50',
    value_currency: 'USD',
  },
  read: readProductRow,
  nameOf,
  keyOf,
  findExisting,
  columns: [
    'description',
    'product_number',
    'nmfc',
    'sat',
    'freight_class',
    'package_type',
    'length',
    'length_unit',
    'width',
    'width_unit',
    'height',
    'height_unit',
    'weight',
    'weight_unit',
    'pieces',
    'stackable',
    'hazardous',
    'hazmat',
    'hs_code',
    'origin_country',
    'unit_value',
    'value_currency',
  ],
  rowOf: (product) => ({ ...columnsOf(product), hazmat: product.hazmat }),
  setBack: [],
  exported: productImportFields,
  pieces: productPieces,
};
