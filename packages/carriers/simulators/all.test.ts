import { expect, it } from 'vitest';
import { carrierAdapters } from '@waybill/carriers';
import { simulatedCarriers } from './all.ts';

it('stands in for every adapter once, with credentials that the adapter takes', () => {
  const stood = simulatedCarriers.flatMap(({ adapters }) => adapters).toSorted();
  expect(stood).toEqual(Object.keys(carrierAdapters).toSorted());
  for (const { adapters, credentials } of simulatedCarriers) {
    for (const adapter of adapters) {
      const read = carrierAdapters[adapter]?.manifest.credentials.safeParse(credentials[adapter]);
      expect([adapter, read?.error?.message]).toEqual([adapter, undefined]);
    }
  }
});

it.each(Object.values(carrierAdapters).map((adapter) => [adapter.manifest.code, adapter] as const))(
  '%s has every operation it claims, and no other',
  (_code, { manifest, operations }) => {
    expect(Object.keys(operations).toSorted()).toEqual([...manifest.capabilities].toSorted());
    expect(manifest.findByReference).toBe('find' in operations);
  },
);
