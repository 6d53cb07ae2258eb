import type { Product, ProductBody } from '@waybill/contract';
import type { Selectable } from 'kysely';
import type { Products } from '../../../core/database/schema.gen.ts';

/** Columns that a product is shown from. */
export type ProductRow = Selectable<Products>;

/** Converts a row to the wire format. */
export function productOf(row: ProductRow): Product {
  const shown = {
    id: row.id,
    description: row.description,
    product_number: row.product_number,
    nmfc: row.nmfc,
    sat: row.sat,
    freight_class: row.freight_class,
    package_type: row.package_type,
    length: { value: Number(row.length), unit: row.length_unit },
    width: { value: Number(row.width), unit: row.width_unit },
    height: { value: Number(row.height), unit: row.height_unit },
    weight: { value: Number(row.weight), unit: row.weight_unit },
    pieces: row.pieces,
    stackable: row.stackable,
    hazardous: row.hazardous,
    hazmat: row.hazmat,
    hs_code: row.hs_code,
    origin_country: row.origin_country,
    unit_value: row.unit_value === null ? null : { amount: row.unit_value, currency: row.value_currency },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
  // The table's checks hold the texts to the choices of the contract.
  return shown as Product;
}

/** Converts a request to table columns. */
export function columnsOf(body: ProductBody) {
  const { length, width, height, weight, hazmat, unit_value: value, ...plain } = body;
  return {
    ...plain,
    length: length.value,
    length_unit: length.unit,
    width: width.value,
    width_unit: width.unit,
    height: height.value,
    height_unit: height.unit,
    weight: weight.value,
    weight_unit: weight.unit,
    hazmat: hazmat === null ? null : JSON.stringify(hazmat),
    unit_value: value?.amount ?? null,
    value_currency: value?.currency ?? null,
  };
}
