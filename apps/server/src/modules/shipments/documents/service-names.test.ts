import { houseCarriers } from '@waybill/carriers';
import { ourServiceOf } from '@waybill/contract';
import { expect, it } from 'vitest';

it('knows every service of the house carriers, so that it has a name in each language', () => {
  const names = new Set(houseCarriers.flatMap(({ tariff }) => tariff.services.map(({ name }) => name)));
  expect(names.size).toBeGreaterThan(1);
  expect([...names].filter((name) => ourServiceOf(name) === null)).toEqual([]);
});
