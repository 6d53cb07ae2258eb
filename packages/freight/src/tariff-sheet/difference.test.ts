import { describe, expect, it } from 'vitest';
import { read, wholeTariff } from '../../test/tariff-sheets.ts';
import { tariffDifference } from './difference.ts';

describe('tariffDifference', () => {
  const base = wholeTariff();

  it('is nothing between a tariff and itself', () => {
    expect(tariffDifference(base, { ...base, version: 9 })).toEqual({ lanes: [], rows: [] });
  });

  it('tells lanes that came, went and changed, with their percentages [ADMIN-04]', () => {
    const { tariff: after } = read(['lane,100,900,FAR', 'rate,NEAR,100,44.11,35.00', 'rate,FAR,100,81.25,1'], base);
    // 40.10 -> 44.11 is 10 % more, 35.00 stays: 5 % in the mean.
    const change = { mean: 500, least: 0, most: 1_000 };
    expect(tariffDifference(base, after).lanes).toEqual([
      { lane: { uptoMiles: 500 }, state: 'changed', change },
      { lane: { pair: '100-900' }, state: 'added', change: null },
      { lane: { pair: '031-606' }, state: 'removed', change: null },
    ]);
  });

  it('tells accessorials, fuel and minimums before and after [ADMIN-04]', () => {
    const lines = ['term,minimum,190', 'accessorial,LGDEL,flat,101', 'fuel,3.000,25,48', 'fuel,3.050,24.4,48.8'];
    expect(tariffDifference(base, read(lines, base).tariff).rows).toEqual([
      { record: 'term', key: 'minimum', before: ['180.00'], after: ['190.00'] },
      { record: 'fuel', key: '3.000', before: ['24', '48'], after: ['25', '48'] },
      { record: 'accessorial', key: 'LGDEL', before: ['flat', '98.00'], after: ['flat', '101.00'] },
      { record: 'accessorial', key: 'INDEL', before: ['per_cwt', '11.96', '126.00', '1264.00'], after: null },
    ]);
  });

  it('gives no percentage where there is nothing to compare with: no rates, a class that is gone, a rate from nothing', () => {
    const none = (lane: object) => ({ lane, state: 'changed', change: null });
    const [near, far, pair] = [none({ uptoMiles: 500 }), none({ uptoMiles: null }), none({ pair: '031-606' })];
    expect(tariffDifference({ ...base, rates: {} }, base).lanes).toEqual([near, far, pair]);
    expect(tariffDifference(base, { ...base, rates: {} }).lanes).toEqual([near, far, pair]);
    const other = read(['rate,NEAR,110,40.10,35.00', 'rate,FAR,100,81.25,1'], base).tariff;
    expect(tariffDifference(base, other).lanes).toEqual([near, pair]);
    const free = read(['rate,NEAR,100,40.10,0', 'rate,FAR,100,81.25,1'], base).tariff;
    // 40.10 stays, and from nothing to 35.00 is no percentage.
    expect(tariffDifference(free, base).lanes[0]).toEqual({ ...near, change: { mean: 0, least: 0, most: 0 } });
  });

  it('is nothing where the classes of a file stand in another order', () => {
    const lines = ['rate,NEAR,77.5,30,25', 'rate,NEAR,92.5,35,30', 'rate,FAR,100,81.25,1'];
    const [one, other] = [read(lines, base).tariff, read(lines.toReversed(), base).tariff];
    expect(tariffDifference(one, other)).toEqual({ lanes: [], rows: [] });
  });

  it('tells an accessorial that was not offered before', () => {
    const { tariff: after } = read(['accessorial,LGDEL,flat,98.00', 'accessorial,APPT,flat,56.00'], {
      ...base,
      accessorials: {},
    });
    expect(tariffDifference({ ...base, accessorials: {} }, after).rows).toEqual([
      { record: 'accessorial', key: 'LGDEL', before: null, after: ['flat', '98.00'] },
      { record: 'accessorial', key: 'APPT', before: null, after: ['flat', '56.00'] },
    ]);
  });
});
