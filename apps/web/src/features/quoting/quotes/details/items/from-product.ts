import type { Product } from '@waybill/contract';
import { shownLength, shownMass } from '@waybill/freight';
import type { Formats } from '../../../../../lib/format/formats.ts';
import type { ItemDraft } from '../../draft/draft.ts';
import { emptyHazmat } from '../../draft/empty.ts';
import { piecesOfUnits, weightOfUnits } from '../../draft/follow-catalog.ts';

/** A product in one line: its number, its sizes and its weight. */
export function productWords(product: Product, { units, number }: Formats): string {
  const sides = [product.length, product.width, product.height].map((side) =>
    number(shownLength(side, units.length), 2),
  );
  const sizes = `${sides.join(' × ')} ${units.length}`;
  const weight = `${number(shownMass(product.weight, units.mass), 2)} ${units.mass}`;
  return [product.product_number, sizes, weight].filter((part) => part !== null).join(' · ');
}

/**
 * The fields of a line that a product fills in. The catalog has the weight of one unit, a line that of all of them;
 * a class of the shipper's own is asked about as if it had been chosen here.
 */
export function fromProduct(
  product: Product,
  quantity: number | null,
): Omit<ItemDraft, 'key' | 'quantity' | 'condition' | 'group'> {
  return {
    description: product.description,
    package_type: product.package_type ?? 'pallets',
    pieces: piecesOfUnits(product.pieces, quantity),
    length: product.length,
    width: product.width,
    height: product.height,
    weight: weightOfUnits(product.weight, quantity),
    additional_handling: false,
    non_rectangular: false,
    freight_class: product.freight_class,
    kept: null,
    nmfc: product.nmfc ?? '',
    sat: product.sat ?? '',
    product_number: product.product_number ?? '',
    shipping_unit: '',
    asset_size: '',
    stackable: product.stackable,
    hazardous: product.hazardous,
    hazmat:
      product.hazmat === null ? emptyHazmat : { ...product.hazmat, packing_group: product.hazmat.packing_group ?? '' },
    catalog: { weight: product.weight, pieces: product.pieces, typed: [] },
  };
}
