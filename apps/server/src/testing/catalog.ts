import type { Product, ProductInput } from '@waybill/contract';
import type { Browser } from './browser.ts';

/** A typical pallet: 48 x 40 x 48 in, 620 lb. */
export const ordinaryProduct = {
  description: 'Bathroom vanities, boxed',
  length: { value: 48, unit: 'in' },
  width: { value: 40, unit: 'in' },
  height: { value: 48, unit: 'in' },
  weight: { value: 620, unit: 'lb' },
} as const satisfies ProductInput;

/** Required details of a hazardous product. */
export const ordinaryHazmat = {
  id_number: 'UN1263',
  proper_name: 'Paint',
  hazard_class: '3',
  packing_group: 'III',
  emergency_contact: 'Night desk',
  emergency_phone: '1-800-555-0177',
} as const satisfies NonNullable<ProductInput['hazmat']>;

/** Adds a product to the catalog of the browser's account. */
export async function addProduct(browser: Browser, changes: Partial<ProductInput> = {}): Promise<Product> {
  const answer = await browser.post('/api/products', { ...ordinaryProduct, ...changes });
  if (answer.status !== 201) throw new Error(`Not added: ${answer.text}`);
  return answer.body.data as unknown as Product;
}
