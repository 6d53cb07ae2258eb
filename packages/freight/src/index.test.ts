import { afterEach, describe, expect, it, vi } from 'vitest';
import { item, ratingInput, tariff } from '../test/builders.ts';
import { parcelInput } from '../test/parcel-builders.ts';
import * as freight from './index.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the engine', () => {
  it('offers its enumerations', () => {
    expect(freight.siteTypes).toEqual(['business', 'residential', 'limited_access', 'border_crossing']);
    expect(freight.countries).toEqual(['US', 'CA', 'MX']);
    expect(freight.currencies).toEqual(['USD', 'CAD', 'MXN']);
    expect(freight.unitSystems).toEqual(['imperial', 'metric']);
    expect(freight.modes).toEqual(['ltl', 'parcel', 'truckload']);
    expect(freight.conditions).toEqual(['new', 'used']);
    expect(freight.signatureOptions).toEqual(['none', 'indirect', 'direct', 'adult']);
    expect(freight.adultSignatureAge).toEqual({ US: 21, CA: 19 });
    expect(freight.deliveryAreas).toEqual(['none', 'standard', 'extended']);
    expect(freight.parcelSurchargeCodes).toHaveLength(11);
    expect(freight.trackingStatuses).toEqual([
      'pending',
      'dispatched',
      'in_transit',
      'delayed',
      'delivered',
      'canceled',
    ]);
  });

  it('has codes that are told apart', () => {
    const lists = [
      freight.findingCodes,
      freight.freightErrorCodes,
      freight.priceChangeCodes,
      freight.accessorialCodes,
      freight.chargeKinds,
    ];
    for (const codes of lists) expect(new Set(codes).size).toBe(codes.length);
    for (const code of freight.findingCodes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('adds lines up without the sums among them', () => {
    const result = freight.rateLtl(ratingInput());
    if (!result.ok) throw new Error('refused');
    const { lines, total } = result.rate.cost;
    expect(freight.addUp(lines)).toBe(total.amount);
  });

  it('reads no clock and draws no random number', () => {
    const never = () => {
      throw new Error('read from outside');
    };
    vi.spyOn(Date, 'now').mockImplementation(never);
    vi.spyOn(Math, 'random').mockImplementation(never);
    vi.stubGlobal('fetch', never);
    vi.stubGlobal('performance', { now: never });
    const load = freight.prepareLoad([item({ freightClass: '100' })], { classRules: [freight.classRuleOf(tariff())] });
    expect(freight.rateLtl(ratingInput({ load })).ok).toBe(true);
    expect(freight.rateParcel(parcelInput()).ok).toBe(true);
    expect(freight.zoned(0, 'America/Chicago').date).toBe('1969-12-31');
    expect(freight.applyEvents([{ at: 0, scheme: 'edi214', code: 'AF' }]).status).toBe('in_transit');
  });
});
