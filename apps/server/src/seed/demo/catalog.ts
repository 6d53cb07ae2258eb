import { productBody, type ProductBody, type ProductInput } from '@waybill/contract';
import type { DemoAccount } from './accounts.ts';
import { demoProducts, type DemoProduct } from './products.ts';

type Inches = readonly [length: number, width: number, height: number];
type More = Omit<ProductInput, 'description' | 'package_type' | 'length' | 'width' | 'height' | 'weight'>;

const inches = (value: number) => ({ value, unit: 'in' }) as const;
const centimetres = (value: number) => ({ value, unit: 'cm' }) as const;

function entry(
  description: string,
  packageType: ProductInput['package_type'],
  [length, width, height]: Inches,
  pounds: number,
  more: More = {},
): ProductInput {
  const sizes = { length: inches(length), width: inches(width), height: inches(height) };
  return { description, package_type: packageType, ...sizes, weight: { value: pounds, unit: 'lb' }, ...more };
}

/** A shipped product as an entry of the account's catalog. */
function shipped({
  description,
  packageType,
  size,
  pounds,
  pieces,
  nmfc,
  stackable,
  hazmat,
}: DemoProduct): ProductInput {
  return entry(description, packageType, size, pounds, {
    pieces,
    nmfc: nmfc ?? null,
    stackable: stackable ?? false,
    hazardous: hazmat !== undefined,
    hazmat: hazmat ?? null,
  });
}

const desk = { emergency_contact: 'ChemAid 24 h desk', emergency_phone: '1-800-555-0177' } as const;
const adhesive = {
  ...desk,
  id_number: 'UN1133',
  proper_name: 'Adhesives',
  hazard_class: '3',
  packing_group: 'II',
} as const;
const cleaner = {
  ...desk,
  id_number: 'UN1789',
  proper_name: 'Hydrochloric acid',
  hazard_class: '8',
  packing_group: 'II',
} as const;

/** Further products in the building supplier's catalog. */
const buildingMore: readonly ProductInput[] = [
  entry('Flooring adhesive in pails', 'pallets', [48, 40, 42], 1960, { pieces: 36, hazardous: true, hazmat: adhesive }),
  entry('Masonry cleaner, acid based', 'drums', [24, 24, 36], 510, { pieces: 1, hazardous: true, hazmat: cleaner }),
  entry('Framing nails, collated', 'pallets', [48, 40, 30], 1980, { pieces: 48, sat: '31162007', stackable: true }),
  entry('Drywall joint compound', 'pallets', [48, 40, 40], 2340, { pieces: 48 }),
  entry('Vinyl siding in cartons', 'non_standard_pallets', [150, 40, 30], 880, { pieces: 20 }),
  entry('Garage door panels', 'crates', [110, 24, 24], 340, { pieces: 4, freight_class: '125' }),
  entry('Light fixtures, boxed', 'pallets', [48, 40, 72], 365, { pieces: 42, sat: '39111500' }),
  entry('Faucets in retail boxes', 'pallets', [48, 40, 46], 905, { pieces: 120, freight_class: '92.5' }),
  entry('Carpet rolls', 'rolls', [144, 18, 18], 410, { pieces: 1 }),
  entry('Cedar fence pickets', 'bundles', [72, 40, 30], 1120, { pieces: 210, stackable: true }),
  {
    description: 'Porcelain wash basins, imported',
    package_type: 'pallets',
    length: centimetres(120),
    width: centimetres(80),
    height: centimetres(145),
    weight: { value: 286.5, unit: 'kg' },
    pieces: 18,
  },
];

const prefixes = { building: 'EBS', furniture: 'HF', lamps: 'RL' } as const;

/** The catalog of a demo account, with the account's own product numbers. */
export function demoCatalog(key: DemoAccount['key']): ProductBody[] {
  const entries = [...demoProducts[key].map(shipped), ...(key === 'building' ? buildingMore : [])];
  return entries.map((input, index) =>
    productBody.parse({ ...input, product_number: `${prefixes[key]}-${1005 + index * 5}` }),
  );
}
