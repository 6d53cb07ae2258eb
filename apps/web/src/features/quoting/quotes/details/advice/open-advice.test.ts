import { describe, expect, it } from 'vitest';
import type { DetailsDraft } from '../../draft/draft.ts';
import { emptyDetails } from '../../draft/empty.ts';
import { openAdvice, overrideOf, withAdvice } from './open-advice.ts';

const advice = {
  company: 'Maple Kiln Ceramics',
  street: '100 Sample Street, Chicago, IL',
  verified: true,
  site_type: 'residential',
  liftgate: true,
} as const;
const picked: DetailsDraft = {
  ...emptyDetails(),
  destination: { country: 'US', postal_code: '60647', site_type: 'residential' },
  accessorials: ['LGDEL'],
  advice: { origin: null, destination: advice },
};
const site = { end: 'destination', kind: 'site_type' } as const;
const liftgate = { end: 'destination', kind: 'liftgate' } as const;
const business: DetailsDraft = { ...picked, destination: { ...picked.destination, site_type: 'business' } };

describe('what an address recommends', () => {
  it('asks for nothing while it is followed', () => {
    expect(openAdvice(picked)).toEqual([]);
    expect(openAdvice(emptyDetails())).toEqual([]);
  });

  it('asks when the residence, the limited access or the liftgate is overridden [QUOTE-10]', () => {
    expect(openAdvice(business)).toEqual([site]);
    expect(openAdvice({ ...picked, accessorials: [] })).toEqual([liftgate]);
    const limited = {
      ...picked,
      advice: { origin: null, destination: { ...advice, site_type: 'limited_access' } },
    } as const;
    expect(openAdvice(limited)).toEqual([site]);
  });

  it('is answered with keep, until it is overridden in another way [QUOTE-10]', () => {
    const kept = { ...business, kept: [overrideOf(site, business)] };
    expect(openAdvice(kept)).toEqual([]);
    const other = { ...kept, destination: { ...kept.destination, site_type: 'limited_access' } } as const;
    expect(openAdvice(other)).toEqual([site]);
  });

  it('goes back to the recommendation on cancel [QUOTE-10]', () => {
    expect(withAdvice(site, business)).toEqual({ destination: picked.destination });
    expect(withAdvice(liftgate, { ...picked, accessorials: ['APPT'] })).toEqual({ accessorials: ['APPT', 'LGDEL'] });
  });

  it('wants no liftgate for boxes', () => {
    expect(openAdvice({ ...picked, accessorials: [], mode: 'parcel' })).toEqual([]);
  });
});
