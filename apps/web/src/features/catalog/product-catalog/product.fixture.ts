import type { Answer, endpoints, Product } from '@waybill/contract';

type ProductsPage = Answer<typeof endpoints.productCatalog.list>;

/** A pallet of 48 x 40 x 48 in and 620 lb: 11.63 lb to the cubic foot, class 92.5. */
export function product(changes: Partial<Product> = {}): Product {
  return {
    id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a21',
    description: 'Bathroom vanities, boxed',
    product_number: 'BV-100',
    nmfc: '150390-01',
    sat: '56101900',
    freight_class: null,
    package_type: 'pallets',
    length: { value: 48, unit: 'in' },
    width: { value: 40, unit: 'in' },
    height: { value: 48, unit: 'in' },
    weight: { value: 620, unit: 'lb' },
    pieces: 16,
    stackable: false,
    hazardous: false,
    hazmat: null,
    hs_code: null,
    origin_country: null,
    unit_value: null,
    created_at: '2026-06-01T10:00:00.000Z',
    updated_at: '2026-06-02T10:00:00.000Z',
    ...changes,
  };
}

export const stain = product({
  id: '5d2f8a34-7c11-4b0e-9a66-3f1d2c4b5a22',
  description: 'Wood stain, solvent based',
  product_number: null,
  nmfc: null,
  sat: null,
  freight_class: '70',
  hazardous: true,
  hazmat: {
    id_number: 'UN1263',
    proper_name: 'Paint',
    hazard_class: '3',
    packing_group: 'III',
    emergency_contact: 'ChemAid 24 h desk',
    emergency_phone: '1-800-555-0177',
  },
});

export function productsPage(data: Product[]): ProductsPage {
  const meta = {
    current_page: 1,
    from: data.length === 0 ? null : 1,
    to: data.length === 0 ? null : data.length,
    last_page: 1,
    links: [],
    path: '/api/products',
    per_page: 20,
    total: data.length,
    total_is_exact: true,
  };
  return { data, meta, links: { first: null, last: null, prev: null, next: null } };
}
