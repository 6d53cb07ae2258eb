import { describe, expect, it } from 'vitest';
import { CannotAsk } from '../kit/index.ts';
import { accessorialsOf } from './accessorials.ts';

const names = { LGPU: 'OriginLiftgate', RESPU: 'ResidentialPickup', LTDPU: 'LimitedAccessPickup', APPT: null };

describe('accessorialsOf', () => {
  it('puts our codes into the carrier’s names', () => {
    expect(accessorialsOf(['LGPU', 'LTDPU'], names, 'Any Line')).toEqual(['OriginLiftgate', 'LimitedAccessPickup']);
  });

  it('asks for a home without its limited access, which it covers', () => {
    expect(accessorialsOf(['LTDPU', 'RESPU'], names, 'Any Line')).toEqual(['ResidentialPickup']);
  });

  it('still asks for a call before delivery to a home', () => {
    const ask = () => accessorialsOf(['RESDEL', 'NOTIFY'], { RESDEL: 'ResidentialDelivery' }, 'Any Line');
    expect(ask).toThrow('Any Line publishes no service for NOTIFY');
  });

  it('leaves out what the carrier sees in the load or the ZIP code', () => {
    expect(accessorialsOf(['HAZ', 'OVR08', 'OVR12', 'OVR20', 'NYC'], names, 'Any Line')).toEqual([]);
  });

  it('leaves out what is said another way', () => {
    expect(accessorialsOf(['APPT'], names, 'Any Line')).toEqual([]);
  });

  it('asks nothing when one of them is not published', () => {
    const ask = () => accessorialsOf(['LGPU', 'SORT', 'TSDEL'], names, 'Any Line');
    expect(ask).toThrow(CannotAsk);
    expect(ask).toThrow('Any Line publishes no service for SORT, TSDEL');
  });
});
