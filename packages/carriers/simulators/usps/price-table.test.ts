import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractsFolder } from '../../testing/contracts.ts';
import { mailClasses, tablePrice, weightSteps } from './price-table.ts';
import { zoneBetween } from './zone.ts';

/** Facts of the trade lie beside the published contracts. */
const facts = (file: string) => join(contractsFolder ?? '', '../domain', file);
const rows = (file: string) =>
  readFileSync(facts(file), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
const present = contractsFolder !== null && existsSync(facts('usps-retail-prices-2025.csv'));

describe('prices of the simulated post', () => {
  it.each([
    // 5 lb to zone 4 cost 13.85 on the ground; 10 lb by Priority Mail to zone 8 cost 54.70.
    ['USPS_GROUND_ADVANTAGE', 5_000, 4, 1385],
    ['USPS_GROUND_ADVANTAGE', 4_001, 4, 1385],
    ['USPS_GROUND_ADVANTAGE', 250, 1, 680],
    ['USPS_GROUND_ADVANTAGE', 251, 1, 710],
    ['PRIORITY_MAIL', 10_000, 8, 5470],
    ['PRIORITY_MAIL_EXPRESS', 70_000, 9, 78_120],
    ['PRIORITY_MAIL', 70_001, 1, null],
  ] as const)('%s of %i thousandths of a pound to zone %i', (mailClass, milliPounds, zone, cents) => {
    expect(tablePrice(mailClass, milliPounds, zone)).toBe(cents);
  });

  it('rise with weight, in 74 steps', () => {
    expect(weightSteps).toHaveLength(74);
    for (const mailClass of mailClasses) {
      for (let zone = 1; zone <= 9; zone += 1) {
        const prices = weightSteps.map((step) => tablePrice(mailClass, step, zone) ?? Number.NaN);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }
    }
  });

  it.skipIf(!present)('are those of the published list (usps-retail-prices-2025.csv)', () => {
    const [head = [], ...body] = rows('usps-retail-prices-2025.csv');
    const codes = { GA: 'USPS_GROUND_ADVANTAGE', PM: 'PRIORITY_MAIL', PME: 'PRIORITY_MAIL_EXPRESS' } as const;
    for (const row of body) {
      const milliPounds = Math.round(Number(row[2]) * 1000);
      for (let zone = 1; zone <= 9; zone += 1) {
        const published = Number(row[head.indexOf(`z${zone}_base_derived`)]);
        expect(tablePrice(codes[row[0] as keyof typeof codes], milliPounds, zone)).toBe(Math.round(published * 100));
      }
    }
    expect(body).toHaveLength(222);
  });
});

describe('zones of the simulated post', () => {
  it.each([
    ['70117', '37202', 4],
    ['03103', '03104', 1],
    ['03103', '90210', 8],
    ['03103', '96799', 8],
    ['03103', '96960', 9],
    ['30301', '09012', 5],
    ['03103', '00000', null],
  ])('%s to %s is %s', (from, to, zone) => {
    expect(zoneBetween(from, to)).toBe(zone);
  });

  it.skipIf(!present)('mostly agree with the published chart of origin 303 (usps-zone-chart-303.csv)', () => {
    let [asked, agreed, near] = [0, 0, 0];
    // The rows of five digits, at its end, are exceptions within an area.
    const areas = rows('usps-zone-chart-303.csv').filter(([, from = '']) => /^\d{3}$/.test(from));
    for (const [, from, to, published] of areas) {
      for (let area = Number(from); area <= Number(to); area += 1) {
        // Any ZIP code of the area will do; the zone is the area's.
        const zip3 = String(area).padStart(3, '0');
        const zip = Array.from({ length: 100 }, (_, last) => `${zip3}${String(last).padStart(2, '0')}`).find(
          (each) => zoneBetween('30301', each) !== null,
        );
        const zone = zip === undefined ? null : zoneBetween('30301', zip);
        if (zone === null) continue;
        asked += 1;
        if (zone === Number(published)) agreed += 1;
        if (Math.abs(zone - Number(published)) <= 1) near += 1;
      }
    }
    expect(asked).toBeGreaterThan(800);
    expect(agreed / asked).toBeGreaterThan(0.96);
    expect(near / asked).toBeGreaterThan(0.995);
  });
});
