import {
  accessorialTable,
  freightClasses,
  fuelBasisPoints,
  type AccessorialRule,
  type LtlTariff,
} from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { houseScacs } from '../prefixes.ts';
import { houseCarriers } from './index.ts';

const named = houseCarriers.map((carrier) => [carrier.name, carrier.tariff] as const);

function amountsOf(rule: AccessorialRule): number[] {
  return Object.values(rule).filter((value) => typeof value === 'number');
}

it('has the twelve house carriers, each with its SCAC', () => {
  expect(houseCarriers.map(({ name }) => name)).toEqual([
    'Granite State Freight',
    'Prairie Gate Freight',
    'Blue Heron Lines',
    'Keystone Ridge Motor',
    'Tall Pine Transport',
    'Two Rivers Motor',
    'Sandhill Freightways',
    'Iron Range Motor',
    'Lantern Bay Freight',
    'Cascade Loop Freight',
    'Pelican Coast Lines',
    'Summit Notch Express',
  ]);
  expect(houseCarriers.map(({ scac }) => scac)).toEqual(houseScacs);
  expect(houseCarriers.every(({ scac, tariff }) => tariff.carrier === scac && /^[A-Z]{4}$/.test(scac))).toBe(true);
});

describe.each(named)('%s', (_, tariff: LtlTariff) => {
  const tables = Object.entries(tariff.rates);

  it('rates every class at every weight break of every distance', () => {
    const bases = new Set(tariff.lanes.distanceBands.map(({ rateBase }) => rateBase));
    expect(new Set(tables.map(([base]) => base))).toEqual(bases);
    expect(tariff.lanes.distanceBands.at(-1)?.uptoMiles).toBeNull();
    for (const [, table] of tables) {
      expect(Object.keys(table)).toHaveLength(18);
      for (const one of freightClasses) {
        expect(table[one]).toHaveLength(tariff.weightBreaks.length);
        expect(table[one]?.every((rate) => Number.isSafeInteger(rate) && rate > 0)).toBe(true);
      }
    }
  });

  it('charges less for 100 lb the heavier the shipment and the lower the class', () => {
    for (const [, table] of tables) {
      for (const one of freightClasses) {
        const rates = table[one] ?? [];
        expect(rates.every((rate, index) => index === 0 || rate < (rates[index - 1] ?? 0))).toBe(true);
      }
      for (let column = 0; column < tariff.weightBreaks.length; column += 1) {
        const byClass = freightClasses.map((one) => table[one]?.[column] ?? 0);
        expect(byClass.every((rate, index) => index === 0 || rate > (byClass[index - 1] ?? 0))).toBe(true);
      }
    }
  });

  it('charges more the further it goes', () => {
    const class70 = tariff.lanes.distanceBands.map(({ rateBase }) => tariff.rates[rateBase]?.['70']?.[0] ?? 0);
    expect(class70.every((rate, index) => index === 0 || rate > (class70[index - 1] ?? 0))).toBe(true);
  });

  it('has class 500 at six to eight times class 50', () => {
    for (const [, table] of tables) {
      const ratio = (table['500']?.[0] ?? 0) / (table['50']?.[0] ?? 1);
      expect(ratio).toBeGreaterThanOrEqual(6);
      expect(ratio).toBeLessThanOrEqual(8);
    }
  });

  it('keeps discount, minimum and fuel within what is usual in the trade', () => {
    expect(tariff.discountBp).toBeGreaterThanOrEqual(6000);
    expect(tariff.discountBp).toBeLessThanOrEqual(8000);
    expect(tariff.absoluteMinimumCharge).toBeGreaterThanOrEqual(11_500);
    expect(tariff.absoluteMinimumCharge).toBeLessThanOrEqual(18_000);
    for (const mills of [3500, 3750, 4000]) {
      const percentage = fuelBasisPoints(tariff.fuel, mills, 1_000_000) ?? 0;
      expect(percentage).toBeGreaterThanOrEqual(2500);
      expect(percentage).toBeLessThanOrEqual(3600);
    }
    expect(fuelBasisPoints(tariff.fuel, 2950, 1_000_000)).not.toBeNull();
    expect(fuelBasisPoints(tariff.fuel, 5600, 1_000_000)).not.toBeNull();
  });

  it('has whole amounts everywhere and no accessorial out of the usual range', () => {
    const ranges: Partial<Record<string, readonly [number, number]>> = {
      LGPU: [4500, 17_500],
      LGDEL: [4500, 17_500],
      RESPU: [7000, 19_000],
      RESDEL: [7000, 19_000],
      LTDPU: [7500, 20_000],
      LTDDEL: [7500, 20_000],
      NOTIFY: [2500, 7000],
      APPT: [2500, 7000],
      TSPU: [10_000, 35_000],
      TSDEL: [10_000, 35_000],
      HAZ: [2000, 7500],
      REWEIGH: [1500, 6000],
    };
    const rules = accessorialTable.flatMap(({ code }) => {
      const rule = tariff.accessorials[code];
      return rule === undefined ? [] : [{ code, rule }];
    });
    expect(rules.every(({ rule }) => amountsOf(rule).every(Number.isSafeInteger))).toBe(true);
    const unusual = rules.filter(({ code, rule }) => {
      const [low, high] = ranges[code] ?? [0, Number.MAX_SAFE_INTEGER];
      return rule.kind === 'flat' && (rule.amount < low || rule.amount > high);
    });
    expect(unusual).toEqual([]);
    expect(rules.length).toBeGreaterThanOrEqual(20);
  });

  it('names each service once', () => {
    const codes = tariff.services.map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('survives being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(tariff))).toEqual(tariff);
  });
});

it('prices the anchor of the common table by hand: class 100, below 500 lb, 500 miles, at the level of the carrier', () => {
  const rate = (scac: string) => houseCarriers.find((one) => one.scac === scac)?.tariff.rates['D3']?.['100']?.[0];
  // 100.00 dollars x level x share of the lightest break on the carrier's curve.
  expect(rate('BHLN')).toBe(9000);
  expect(rate('PGFH')).toBe(12_204);
  expect(rate('TRVM')).toBe(7719);
});

it('gives no two carriers the same character', () => {
  const faces = houseCarriers.map(({ tariff }) =>
    JSON.stringify([
      tariff.discountBp,
      tariff.absoluteMinimumCharge,
      tariff.services,
      tariff.transit.bands,
      tariff.liability,
    ]),
  );
  expect(new Set(faces).size).toBe(houseCarriers.length);
});
