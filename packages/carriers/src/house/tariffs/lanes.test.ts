import {
  addUp,
  classRuleOf,
  money,
  noMargin,
  prepareLoad,
  rateLtl,
  roadMiles,
  type AccessorialCode,
  type LoadItem,
  type LtlRating,
} from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { ends, lanes, type End } from '../../../testing/lanes.ts';
import { houseCarriers } from './index.ts';

const inches = (value: number) => ({ value, unit: 'in' as const });

function pallets(quantity: number, poundsEach: number, height = 48, over: Partial<LoadItem> = {}): LoadItem {
  return {
    id: '1',
    description: 'Fasteners',
    packageType: 'pallets',
    quantity,
    pieces: null,
    length: inches(48),
    width: inches(40),
    height: inches(height),
    weight: { value: quantity * poundsEach, unit: 'lb' },
    freightClass: null,
    catalogClass: null,
    nmfc: null,
    stackable: false,
    hazardous: false,
    condition: 'new',
    ...over,
  };
}

function rateAll(from: End, to: End, items: readonly LoadItem[], accessorials: readonly AccessorialCode[] = []) {
  const load = prepareLoad(items, { classRules: houseCarriers.map(({ tariff }) => classRuleOf(tariff)) });
  const stop = ({ state, zip3 }: End) => ({ country: 'US' as const, state, zip3, siteType: 'business' as const });
  return houseCarriers.map(({ scac, tariff }) => ({
    scac,
    ratings: tariff.services.map(({ code }): LtlRating =>
      rateLtl({
        tariff,
        service: code,
        load,
        accessorials,
        lane: { origin: stop(from), destination: stop(to), miles: roadMiles(from, to) },
        pickupDate: '2026-12-02',
        fuelIndex: { series: 'EMD_EPD2D_PTE_NUS_DPG', weekOf: '2026-11-23', priceMills: 3718 },
        shipmentValue: money(850_000, 'USD'),
        insurance: null,
        margin: noMargin,
      }),
    ),
  }));
}

const ratesOf = (all: ReturnType<typeof rateAll>) =>
  all.flatMap(({ ratings }) => ratings.flatMap((rating) => (rating.ok ? [rating.rate] : [])));

const answering = (all: ReturnType<typeof rateAll>) =>
  all.filter(({ ratings }) => ratings.some(({ ok }) => ok)).map(({ scac }) => scac);

describe('thirty lanes of the contiguous states', () => {
  it.each(lanes.map(([from, to]) => [from.city, to.city, from, to] as const))(
    '%s to %s gets rates from at least eight carriers, whatever is asked for at delivery',
    (_from, _to, from, to) => {
      const plain = rateAll(from, to, [pallets(2, 600)]);
      expect(answering(plain).length).toBeGreaterThanOrEqual(8);
      const served = rateAll(from, to, [pallets(4, 900)], ['LGDEL', 'APPT', 'INDEL']);
      expect(answering(served).length).toBeGreaterThanOrEqual(8);
      for (const { sell } of ratesOf([...plain, ...served])) expect(addUp(sell.lines)).toBe(sell.total.amount);
    },
  );
});

it('keeps regional carriers to their region', () => {
  const local = answering(rateAll(ends.keene, ends.trenton, [pallets(1, 500)]));
  expect(local).toContain('GSTF');
  expect(local).not.toContain('CLFW');
  const western = answering(rateAll(ends.yakima, ends.sanDiego, [pallets(1, 500)]));
  expect(western).toContain('CLFW');
  expect(western).not.toContain('GSTF');
  const southern = answering(rateAll(ends.biloxi, ends.atlanta, [pallets(1, 500)]));
  expect(southern).toContain('PCLG');
  expect(answering(rateAll(ends.keene, ends.sanDiego, [pallets(1, 500)]))).toHaveLength(9);
});

it('carries dangerous goods with some and not with others', () => {
  const paint = pallets(1, 700, 40, { hazardous: true, hazardClass: '3', hazardId: 'UN1263' });
  const willing = answering(rateAll(ends.dayton, ends.topeka, [paint]));
  expect(willing).not.toContain('TRVM');
  expect(willing.length).toBeGreaterThanOrEqual(8);
  const explosives = { ...paint, hazardClass: '1.1', hazardId: 'UN0081' };
  expect(answering(rateAll(ends.dayton, ends.topeka, [explosives]))).toEqual([]);
});

it('crosses the sea with the two that do', () => {
  const honolulu: End = {
    city: 'Honolulu',
    state: 'HI',
    zip3: '968',
    latitude: 21.31,
    longitude: -157.86,
    timeZone: 'Pacific/Honolulu',
  };
  const all = rateAll(ends.stockton, honolulu, [pallets(1, 500)]);
  expect(answering(all)).toEqual(['LBFC', 'SNEX']);
  expect(ratesOf(all).every(({ transit }) => transit.days >= 7)).toBe(true);
});

it('spreads prices as a market does: the dearest plain rate is at most three times the cheapest', () => {
  for (const [from, to] of lanes) {
    const standard = ratesOf(rateAll(from, to, [pallets(2, 600)])).filter(({ service }) => service === 'STD');
    const prices = standard.map(({ sell }) => sell.total.amount);
    const [low, high] = [Math.min(...prices), Math.max(...prices)];
    expect(high).toBeGreaterThan(low);
    expect(high).toBeLessThanOrEqual(3 * low);
    expect(low).toBeGreaterThan(11_500);
  }
});
