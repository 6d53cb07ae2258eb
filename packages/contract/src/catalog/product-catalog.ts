import { freightClasses, packageTypes } from '@waybill/freight';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { anyCountry, hsCode } from '../customs-fields.ts';
import * as f from '../fields.ts';
import { pageOf, pageQuery } from '../lists.ts';
import { hazmat, length, mass, needsHazmat } from '../quoting/load.ts';

const tag = 'Product catalog';

/** Sizes and weights are kept to the thousandth of the unit they are typed in. */
function toThousandths({ value }: { readonly value: number }): boolean {
  return Number(value.toFixed(3)) === value;
}
const tooPrecise = { error: 'too_precise', path: ['value'] };
const side = length.refine(toThousandths, tooPrecise);

const productFields = z.object({
  description: f.text(160),
  /** The shipper's own number; no two products of an account have the same one. */
  product_number: f.optionalText(40),
  nmfc: f.optionalText(20),
  sat: f.optionalText(20),
  /** The shipper's own class; null takes the one that density gives. */
  freight_class: z.enum(freightClasses).nullable().default(null),
  package_type: z.enum(packageTypes).nullable().default(null),
  /** Greatest outside sizes and weight of one handling unit. */
  length: side,
  width: side,
  height: side,
  weight: mass.refine(toThousandths, tooPrecise),
  pieces: z.number().int('not_a_whole_number').min(1, 'too_small').max(1_000_000, 'too_big').nullable().default(null),
  stackable: z.boolean().default(false),
  hazardous: z.boolean().default(false),
  hazmat: hazmat.nullable().default(null),
  /** For customs: tariff code, country where it was made, and value of one piece. */
  hs_code: hsCode.nullable().default(null),
  origin_country: anyCountry.nullable().default(null),
  unit_value: z
    .object({
      amount: z.int({ error: 'required' }).min(1, 'too_small').max(10_000_000_000, 'too_big'),
      currency: f.currency.default('USD'),
    })
    .nullable()
    .default(null),
});

const checkedProduct = productFields.superRefine(needsHazmat);
const withoutStrayHazmat = <P extends z.output<typeof checkedProduct>>(product: P): P =>
  product.hazardous ? product : { ...product, hazmat: null };

/** A product as it is saved; hazardous details go with the flag and without it are dropped. */
export const productBody = checkedProduct.transform(withoutStrayHazmat);
/** A product to be added. */
export const newProductBody = checkedProduct.safeExtend({ id: f.newId }).transform(withoutStrayHazmat);
export type ProductBody = z.output<typeof productBody>;
export type ProductInput = z.input<typeof productBody>;

export const product = productFields.extend({ id: f.id, created_at: f.instant, updated_at: f.instant });
export type Product = z.output<typeof product>;

export const productSorts = [
  'description',
  '-description',
  'product_number',
  '-product_number',
  'updated_at',
  '-updated_at',
] as const;

/** The columns of a file that each field of a product comes from, in the order of the template. */
const importColumns = {
  description: ['description'],
  product_number: ['product_number'],
  nmfc: ['nmfc'],
  sat: ['sat'],
  freight_class: ['freight_class'],
  package_type: ['package_type'],
  length: ['length'],
  width: ['width'],
  height: ['height', 'size_unit'],
  weight: ['weight', 'weight_unit'],
  pieces: ['pieces'],
  stackable: ['stackable'],
  hazardous: ['hazardous'],
  hazmat: [
    'hazmat_id_number',
    'hazmat_proper_name',
    'hazmat_hazard_class',
    'hazmat_packing_group',
    'hazmat_emergency_contact',
    'hazmat_emergency_phone',
  ],
  hs_code: ['hs_code'],
  origin_country: ['origin_country'],
  unit_value: ['unit_value', 'value_currency'],
} as const satisfies Readonly<Record<keyof ProductBody, readonly string[]>>;

export type ProductImportField = (typeof importColumns)[keyof ProductBody][number];
export const productImportFields: readonly ProductImportField[] = Object.values(importColumns).flat();

const params = z.object({ id: f.id });
const oneProduct = z.object({ data: product });

export const productCatalog = {
  list: endpoint({
    method: 'GET',
    path: '/api/products',
    tag,
    access: 'product.read',
    audit: null,
    summary: 'Products of the account, a page at a time',
    query: z.object({
      ...pageQuery,
      /** Part of a description, a product number or an NMFC item. */
      search: z.string().trim().max(60).optional(),
      sort: z.enum(productSorts).default('description'),
    }),
    answers: { 200: pageOf(product) },
    errors: ['validation_failed'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/products/:id',
    tag,
    access: 'product.read',
    audit: null,
    summary: 'A product of the account',
    params,
    answers: { 200: oneProduct },
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/products',
    tag,
    access: 'product.write',
    audit: 'product.created',
    summary: 'Adds a product',
    body: newProductBody,
    answers: { 201: oneProduct },
    errors: ['validation_failed', 'idempotency_key_reused'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/products/:id',
    tag,
    access: 'product.write',
    audit: 'product.updated',
    summary: 'Changes a product; existing quotes and shipments stay as they are',
    params,
    body: productBody,
    answers: { 200: oneProduct },
    errors: ['not_found', 'validation_failed'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/products/:id',
    tag,
    access: 'product.write',
    audit: 'product.deleted',
    summary: 'Deletes a product; it can be restored',
    params,
    answers: { 200: oneProduct },
    errors: ['not_found'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/products/:id/restore',
    tag,
    access: 'product.write',
    audit: 'product.restored',
    summary: 'Restores a deleted product, unless its number is used by another one',
    params,
    answers: { 200: oneProduct },
    errors: ['not_found', 'validation_failed'],
  }),
} as const;
