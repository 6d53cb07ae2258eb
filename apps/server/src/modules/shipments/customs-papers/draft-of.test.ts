import type { Shipment } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { draftOf, type CustomsOfProduct } from './draft-of.ts';
import { toMexico } from './testing/sample.ts';

const [item] = toMexico.items;
const named: Shipment['items'][number] = {
  ...item!,
  description: 'Brass faucets',
  product_number: 'F-100',
  pieces: 16,
  quantity: 2,
};
const product: CustomsOfProduct = {
  product_number: 'f-100',
  hs_code: '848180',
  origin_country: 'US',
  unit_value: { amount: 4_500, currency: 'USD' },
};
const lines = (of: Partial<typeof named>, products: readonly CustomsOfProduct[]) =>
  draftOf({ ...toMexico, items: [{ ...named, ...of }] }, products).lines;

describe('customs details before anyone has entered more', () => {
  it('take code, origin, and value from the product of the catalog with the same number', () => {
    expect(lines({}, [product])).toEqual([
      {
        description: 'Brass faucets',
        hs_code: '848180',
        origin_country: 'US',
        quantity: 16,
        unit: 'pieces',
        unit_value: 4_500,
        criterion: null,
      },
    ]);
    for (const other of [lines({ product_number: 'F-200' }, [product]), lines({ product_number: null }, [product])])
      expect(other).toMatchObject([{ hs_code: null, origin_country: null, unit_value: null }]);
  });

  it('take no value in another currency than that of the shipment', () => {
    const pesos = { ...product, unit_value: { amount: 80_000, currency: 'MXN' as const } };
    expect(lines({}, [pesos])).toMatchObject([{ hs_code: '848180', unit_value: null }]);
  });

  it('count handling units where no pieces were stated', () => {
    expect(lines({ pieces: null }, [])).toMatchObject([{ quantity: 2 }]);
  });

  it('take the RFC of the shipment for its Mexican side', () => {
    const draft = draftOf({ ...toMexico, tax_identifier: 'DNO010203AB1' }, []);
    expect([draft.exporter.tax_id, draft.importer.tax_id]).toEqual([null, 'DNO010203AB1']);
  });
});
