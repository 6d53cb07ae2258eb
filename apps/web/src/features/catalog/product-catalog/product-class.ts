import type { Product } from '@waybill/contract';
import { classify, FreightError, isComplete, type Length, type LineClass, type Mass } from '@waybill/freight';

/** What of a product decides its class; what is not typed yet is null. */
export type Measured = Pick<Product, 'freight_class'> & {
  readonly length: Length | null;
  readonly width: Length | null;
  readonly height: Length | null;
  readonly weight: Mass | null;
};

/** Density and class of one unit of a product, or null while its figures are missing or impossible. */
export function productClass({
  freight_class: freightClass,
  length,
  width,
  height,
  weight,
}: Measured): LineClass | null {
  const line = {
    id: 'product',
    description: '',
    packageType: null,
    quantity: 1,
    pieces: null,
    length,
    width,
    height,
    weight,
    freightClass,
    catalogClass: null,
    nmfc: null,
    stackable: false,
    hazardous: false,
    condition: 'new',
  } as const;
  if (!isComplete(line)) return null;
  try {
    return classify(line);
  } catch (problem) {
    // A figure that is impossible rather than missing; its field says so.
    if (problem instanceof FreightError) return null;
    throw problem;
  }
}
