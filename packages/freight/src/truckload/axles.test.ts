import { describe, expect, it } from 'vitest';
import { axleWeights } from './axles.ts';

const van = { lengthIn: 636, maxPounds: 45_000, pounds: 39_000, centerIn: 318 };

describe('axleWeights', () => {
  it('shares a load out by the lever between kingpin and tandem [TL-01]', () => {
    // Tandem 636 - 80 = 556 in from the nose, kingpin 36: 39,000 x 282 / 520 = 21,150 on the tandem, 17,850 on the
    // kingpin, of which 5 % = 893 on the steer axle. Empty: 10,900, 14,400, and 80,000 - 45,000 - 25,300 = 9,700.
    expect(axleWeights(van)).toEqual({ steer: 11_793, drive: 31_357, trailer: 30_850, gross: 74_000, over: [] });
  });
  it('is over on the drive axles when all stands at the nose, and on the tandem when all stands at the doors', () => {
    expect(axleWeights({ ...van, centerIn: 200 })?.over).toEqual(['steer', 'drive']);
    expect(axleWeights({ ...van, centerIn: 436 })?.over).toEqual(['trailer']);
  });
  it('is over in all when the load is heavier than the law has left', () => {
    expect(axleWeights({ ...van, pounds: 45_001 })?.over).toContain('gross');
  });
  it('says nothing of trucks without a trailer of a usual length', () => {
    expect(axleWeights({ ...van, lengthIn: 0 })).toBeNull();
    expect(axleWeights({ ...van, lengthIn: 480 })).toBeNull();
  });
});
