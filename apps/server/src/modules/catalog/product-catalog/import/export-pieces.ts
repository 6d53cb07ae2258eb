import type { Length, Mass } from '@waybill/freight';
import type { Product, ProductImportField } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../core/database/database.ts';
import type { Cells } from '../../../platform/imports/index.ts';
import { searched } from '../list-products.ts';
import { productOf, type ProductRow } from '../product-row.ts';

/** Number of products read at a time. */
const atOnce = 1000;

const yesOrNo = (flag: boolean): string => (flag ? 'yes' : 'no');

/** A measurement, with its unit only if it differs from the unit of the row. */
function measureCell({ value, unit }: Length | Mass, usual: string): string | number {
  return unit === usual ? value : `${value} ${unit}`;
}

/** A product as the columns of a file hold it; reading it again makes the same product. */
export function productCells(product: Product): Cells<ProductImportField> {
  const { hazmat } = product;
  const { unit } = product.length;
  return {
    description: product.description,
    product_number: product.product_number,
    nmfc: product.nmfc,
    sat: product.sat,
    freight_class: product.freight_class,
    package_type: product.package_type,
    length: product.length.value,
    width: measureCell(product.width, unit),
    height: measureCell(product.height, unit),
    size_unit: unit,
    weight: product.weight.value,
    weight_unit: product.weight.unit,
    pieces: product.pieces,
    stackable: yesOrNo(product.stackable),
    hazardous: yesOrNo(product.hazardous),
    hazmat_id_number: hazmat?.id_number ?? null,
    hazmat_proper_name: hazmat?.proper_name ?? null,
    hazmat_hazard_class: hazmat?.hazard_class ?? null,
    hazmat_packing_group: hazmat?.packing_group ?? null,
    hazmat_emergency_contact: hazmat?.emergency_contact ?? null,
    hazmat_emergency_phone: hazmat?.emergency_phone ?? null,
    hs_code: product.hs_code,
    origin_country: product.origin_country,
    unit_value: product.unit_value === null ? null : product.unit_value.amount / 100,
    value_currency: product.unit_value?.currency ?? null,
  };
}

/**
 * Products that match a search, by description, in batches. Each batch is a separate keyset query, so that a slow
 * reader holds neither memory nor a connection.
 */
export async function* productPieces(
  db: Db,
  accountId: string,
  search: string,
): AsyncGenerator<readonly Cells<ProductImportField>[]> {
  const name = sql<string>`lower(description)`;
  let last: { readonly name: string; readonly id: string } | null = null;
  for (;;) {
    const catalog = db
      .selectFrom('products')
      .selectAll()
      .select(name.as('name'))
      .where('account_id', '=', accountId)
      .where('deleted_at', 'is', null);
    const behind = last;
    const rows: (ProductRow & { name: string })[] = await searched(catalog, search)
      .$if(behind !== null, (rest) =>
        rest.where(sql<boolean>`(lower(description), id) > (${behind?.name}, ${behind?.id}::uuid)`),
      )
      .orderBy(name)
      .orderBy('id')
      .limit(atOnce)
      .execute();
    if (rows.length > 0) yield rows.map((row) => productCells(productOf(row)));
    const end = rows.at(-1);
    if (end === undefined || rows.length < atOnce) return;
    last = { name: end.name, id: end.id };
  }
}
