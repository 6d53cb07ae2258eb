import { describe, expect, it } from 'vitest';
import { item, lane, rated, sized, stop, tariff } from '../../test/builders.ts';
import type { LoadItem } from '../load/item.ts';
import type { SiteType } from '../load/sites.ts';
import { accessorialTable, type AccessorialCode } from './accessorial-table.ts';
import { prepareLoad } from './prepare.ts';
import type { LtlTariff } from './tariff.ts';
import { whatCouldChange } from './what-could-change.ts';

const offered = Object.fromEntries(accessorialTable.map(({ code, seed }) => [code, seed]));
const weighing = (value: number) => ({ value, unit: 'lb' }) as const;

function changes(
  items: LoadItem[],
  more: { site?: SiteType; accessorials?: AccessorialCode[]; tariff?: Partial<LtlTariff> } = {},
) {
  const load = prepareLoad(items);
  const route = lane({ destination: stop({ state: 'IL', zip3: '606', siteType: more.site ?? 'business' }) });
  const one = tariff({
    accessorials: offered,
    fak: [{ from: '50', to: '500', as: '100', raises: true }],
    ...more.tariff,
  });
  const rate = rated({ load, lane: route, tariff: one, accessorials: more.accessorials ?? [] });
  return whatCouldChange({ load, lane: route, rate, validUntil: '2026-12-08' });
}
const codes = (...args: Parameters<typeof changes>) => changes(...args).map(({ code }) => code);

describe('whatCouldChange', () => {
  it('begins with weight and ends with fuel, which stays', () => {
    expect(changes([item()])).toEqual([
      { code: 'reweigh', params: { pounds: 500 } },
      { code: 'residential', params: {} },
      { code: 'limited_access', params: {} },
      { code: 'liftgate', params: {} },
      { code: 'time_at_door', params: {} },
      { code: 'fuel_fixed', params: { basisPoints: 0, until: '2026-12-08' } },
    ]);
  });

  it('points out a class that density hardly reaches', () => {
    // 410 lb in 62.5 cubic feet is 6.56, a tenth above where class 175 ends.
    const crate = sized(60, 36, 50, { id: 'crate', packageType: 'crates', weight: weighing(410) });
    expect(changes([crate])[1]).toEqual({
      code: 'reclass_near_band',
      params: { itemId: 'crate', density: 6.56, boundary: 6, freightClass: '175' },
    });
    expect(codes([{ ...crate, weight: weighing(413) }])).not.toContain('reclass_near_band');
    expect(codes([{ ...crate, weight: weighing(10) }])).not.toContain('reclass_near_band');
    // Band 10 to 12: 10.99 lb in a cubic foot is near its beginning, 11 lb is not.
    const cube = (value: number) => [sized(12, 12, 12, { packageType: 'boxes', weight: weighing(value) })];
    expect(codes(cube(10.99))).toContain('reclass_near_band');
    expect(codes(cube(11))).not.toContain('reclass_near_band');
  });

  it('points out a class that was chosen below the recommended one', () => {
    expect(changes([item({ id: 'a', freightClass: '50' })])[1]).toEqual({
      code: 'reclass_override',
      params: { itemId: 'a', freightClass: '50', recommended: '100' },
    });
  });

  it('does not warn of what is charged already', () => {
    expect(codes([item()], { site: 'residential' })).not.toContain('residential');
    expect(codes([item()], { site: 'border_crossing' })).not.toContain('residential');
    expect(codes([item()], { accessorials: ['RESDEL'] })).not.toContain('residential');
    expect(codes([item()], { accessorials: ['LTDDEL'] })).not.toContain('limited_access');
    expect(codes([item()], { accessorials: ['LGDEL'] })).not.toContain('liftgate');
  });

  it('names length, size rules and hazardous freight where they count', () => {
    const overLength = { per: 'shipment', bands: [{ fromInches: 96, code: 'OVR08', amount: 1 }] } as const;
    expect(codes([sized(100, 40, 40, { packageType: 'crates' })], { tariff: { overLength } })).toContain('over_length');
    const linearFoot = {
      overFeet: 0,
      poundsPerFoot: 9_000,
      poundsPerSpot: null,
      belowPcf: null,
      freightClass: '100',
      discounted: true,
    } as const;
    expect(changes([item()], { tariff: { linearFoot } })).toContainEqual({
      code: 'size_rule',
      params: { rule: 'linear_foot', linearFeet: 4 },
    });
    expect(codes([item({ hazardous: true })])).toContain('hazardous_details');
  });

  it('names length by whichever fee is charged for it', () => {
    const bands = [
      { fromInches: 96, code: 'OVR08', amount: 1 },
      { fromInches: 144, code: 'OVR12', amount: 2 },
      { fromInches: 240, code: 'OVR20', amount: 3 },
    ] as const;
    const long = (length: number) =>
      changes([sized(length, 40, 40, { packageType: 'crates' })], {
        tariff: { overLength: { per: 'shipment', bands } },
      }).find(({ code }) => code === 'over_length')?.params;
    // 97 in are 8.08 ft, 144 in 12 ft, 240 in 20 ft.
    expect([95, 97, 144, 240].map(long)).toEqual([
      undefined,
      { linearFeet: 8.1 },
      { linearFeet: 12 },
      { linearFeet: 20 },
    ]);
  });
});
