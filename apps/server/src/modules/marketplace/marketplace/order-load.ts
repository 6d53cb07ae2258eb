import { toLoadItem, type ItemWire, type Product, type QuotePrefill } from '@waybill/contract';
import { parcelLimitFindings } from '@waybill/freight';
import type { OrderLine } from './order-rows.ts';

/** Weight limit of every parcel carrier; a heavier unit is not a box. */
const heaviestBoxLb = 150;
const poundsPer = { lb: 1, kg: 1 / 0.45359237 } as const;

/** Package type of a product that has none in the catalog. */
function packageOf({ package_type: stated, weight }: Product): ItemWire['package_type'] {
  if (stated !== null) return stated;
  return weight.value * poundsPer[weight.unit] <= heaviestBoxLb ? 'boxes' : 'pallets';
}

/**
 * Converts an order line to a load item: as many handling units as its pieces fill. Dimensions and weight are those of
 * full units from the catalog.
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

/** Parcel if a parcel carrier accepts each box, else LTL. Hazardous goods always go as freight. */
export function modeOf(items: readonly ItemWire[]): QuotePrefill['mode'] {
  if (items.length === 0 || items.some(({ hazardous }) => hazardous)) return 'ltl';
  const refused = parcelLimitFindings(items.map((item, at) => toLoadItem(item, String(at + 1))));
  return refused.length === 0 ? 'parcel' : 'ltl';
}
