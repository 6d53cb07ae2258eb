import { toLoadItem, type ItemWire, type Product, type QuotePrefill } from '@waybill/contract';
import { parcelLimitFindings } from '@waybill/freight';
import type { OrderLine } from './order-rows.ts';

/** Heavier than this a unit is no box that somebody carries: the limit of every parcel carrier. */
const heaviestBoxLb = 150;
const poundsPer = { lb: 1, kg: 1 / 0.45359237 } as const;

/** How a product is packed that the catalog does not say it of. */
function packageOf({ package_type: stated, weight }: Product): ItemWire['package_type'] {
  if (stated !== null) return stated;
  return weight.value * poundsPer[weight.unit] <= heaviestBoxLb ? 'boxes' : 'pallets';
}

/**
 * A line of an order as a line of a load: so many of the catalog's handling units as its pieces fill. Sizes and weight are
 * those of full units, which the catalog states as the greatest.
 */
export function loadLine(line: Pick<OrderLine, 'quantity'>, product: Product): ItemWire {
  const each = product.pieces ?? 1;
  const units = Math.ceil(line.quantity / each);
  return {
    description: product.description,
    package_type: packageOf(product),
    quantity: units,
    pieces: line.quantity,
    length: product.length,
    width: product.width,
    height: product.height,
    weight: { value: Number((product.weight.value * units).toFixed(3)), unit: product.weight.unit },
    freight_class: product.freight_class,
    class_acknowledged: false,
    nmfc: product.nmfc,
    sat: product.sat,
    product_number: product.product_number,
    shipping_unit: null,
    asset_size: null,
    group: null,
    stackable: product.stackable,
    condition: 'new',
    additional_handling: false,
    non_rectangular: false,
    hazardous: product.hazardous,
    hazmat: product.hazmat,
  };
}

/** A load goes as parcels when there is a parcel carrier that takes each of its boxes; hazardous goods go as freight. */
export function modeOf(items: readonly ItemWire[]): QuotePrefill['mode'] {
  if (items.length === 0 || items.some(({ hazardous }) => hazardous)) return 'ltl';
  const refused = parcelLimitFindings(items.map((item, at) => toLoadItem(item, String(at + 1))));
  return refused.length === 0 ? 'parcel' : 'ltl';
}
