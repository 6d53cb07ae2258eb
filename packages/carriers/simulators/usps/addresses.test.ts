import { describe, expect, it } from 'vitest';
import type { PostalAddress } from '@waybill/carriers';
import { uspsAtWork } from '../../testing/usps-at-work.ts';

const work = uspsAtWork();

describe('addresses', () => {
  const asked: PostalAddress = {
    company: null,
    streetLines: ['45 Union Street', 'Apt. 4'],
    city: 'Nashville',
    state: 'TN',
    postalCode: '37203',
    country: 'US',
  };
  it.each<[string, Partial<PostalAddress>, string]>([
    ['as it is', {}, 'verified'],
    ['of a company', { company: 'Crescent Books' }, 'verified'],
    ['with another ZIP code of the city', { postalCode: '70117' }, 'corrected'],
    ['with another city of the ZIP code', { city: 'Memphis' }, 'corrected'],
    ['of a tower without a unit', { streetLines: ['45 Union Tower'] }, 'ambiguous'],
    ['of a unit that is not there', { streetLines: ['45 Union St', 'Apt 2001'] }, 'ambiguous'],
    ['of a street with several endings', { streetLines: ['100 Main'] }, 'ambiguous'],
    ['without a number', { streetLines: ['Union Street'] }, 'unknown'],
    ['of number nought', { streetLines: ['0 Union Street'] }, 'unknown'],
    ['of no delivery point', { streetLines: ['1 Nowhere Lane'] }, 'unknown'],
    ['of no place at all', { city: 'Atlantis', postalCode: '99999' }, 'unknown'],
  ])('%s [ADDR-09]', async (_name, changes, verdict) => {
    expect(await work.usps.ask('address_check', { ...asked, ...changes })).toMatchObject({
      outcome: 'done',
      result: { verdict },
    });
  });

  it('tell businesses from homes and give the ZIP code in full', async () => {
    expect(await work.usps.ask('address_check', asked)).toMatchObject({
      result: {
        residential: true,
        suggestions: [{ city: 'NASHVILLE', postalCode: expect.stringMatching(/^37203-\d{4}$/) as string }],
      },
    });
    const shop = { ...asked, company: 'Crescent Books' };
    expect(await work.usps.ask('address_check', shop)).toMatchObject({ result: { residential: false } });
  });
});
