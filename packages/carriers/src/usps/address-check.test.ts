import { CannotAsk, type PostalAddress } from '@waybill/carriers';
import { describe, expect, it } from 'vitest';
import { htmlReply, jsonReply, problemReply, uspsTestCredentials } from '../../testing/usps.ts';
import { addressCheck } from './address-check.ts';

const asked: PostalAddress = {
  company: 'Fury & Sons',
  streetLines: ['2700 South Jefferson Avenue', 'Suite 150'],
  city: 'St. Louis',
  state: 'mo',
  postalCode: '63104',
  country: 'US',
};

/** The address of the published label example, as the Postal Service standardizes it. */
function answer(changes: object = {}, info: object | null = {}) {
  return jsonReply({
    firm: 'FURY & SONS',
    address: {
      streetAddress: '2700 S JEFFERSON AVE',
      secondaryAddress: 'STE 150',
      city: 'SAINT LOUIS',
      state: 'MO',
      ZIPCode: '63104',
      ZIPPlus4: '2351',
    },
    additionalInfo: info === null ? null : { DPVConfirmation: 'Y', business: 'Y', vacant: 'N', ...info },
    corrections: [],
    matches: [{ code: '31', text: 'Single Response - exact match' }],
    warnings: [],
    ...changes,
  });
}

const suggestion = {
  company: 'FURY & SONS',
  streetLines: ['2700 S JEFFERSON AVE', 'STE 150'],
  city: 'SAINT LOUIS',
  state: 'MO',
  postalCode: '63104-2351',
  country: 'US',
};

function check(reply: Parameters<typeof addressCheck.readAnswer>[0], changes: Partial<PostalAddress> = {}) {
  return addressCheck.readAnswer(reply, { ...asked, ...changes });
}

describe('asking the Postal Service for an address', () => {
  it('names the company, both lines, and the ZIP code in its two parts', () => {
    expect(addressCheck.buildRequest({ ...asked, postalCode: '63104-2351' }, uspsTestCredentials)).toEqual({
      server: 'api',
      method: 'GET',
      path: '/addresses/v3/address',
      query: {
        firm: 'Fury & Sons',
        streetAddress: '2700 South Jefferson Avenue',
        secondaryAddress: 'Suite 150',
        city: 'St. Louis',
        state: 'MO',
        ZIPCode: '63104',
        ZIPPlus4: '2351',
      },
      tokens: ['bearer'],
    });
  });

  it('leaves out what is not known', () => {
    const { query } = addressCheck.buildRequest({ ...asked, company: null, postalCode: '' }, uspsTestCredentials);
    expect(Object.keys(query ?? {})).toEqual(['streetAddress', 'secondaryAddress', 'city', 'state']);
  });

  it('does not ask for places abroad, nor for lines that do not fit', () => {
    const build = (changes: Partial<PostalAddress>) => () =>
      addressCheck.buildRequest({ ...asked, ...changes }, uspsTestCredentials);
    expect(build({ country: 'MX' })).toThrow(CannotAsk);
    expect(build({ streetLines: ['1 Main St', 'x'.repeat(51)] })).toThrow('50 characters');
    expect(build({ streetLines: [' '] })).toThrow('no street');
  });
});

describe('what the Postal Service says of an address', () => {
  it('is verified when it is confirmed as written, but for abbreviations and ZIP+4 [ADDR-09]', () => {
    expect(check(answer())).toEqual({
      outcome: 'done',
      result: { verdict: 'verified', suggestions: [suggestion], residential: false },
      messages: [],
    });
  });

  it.each<[string, Partial<PostalAddress>]>([
    ['another ZIP code', { postalCode: '63105' }],
    ['another city', { city: 'Kirkwood' }],
    ['another street', { streetLines: ['2700 S Jeferson Ave', 'Ste 150'] }],
    ['another state', { state: 'IL' }],
    ['no unit', { streetLines: ['2700 S Jefferson Ave'] }],
  ])('is corrected when it was written with %s [ADDR-09]', (_name, changes) => {
    expect(check(answer(), changes)).toMatchObject({ result: { verdict: 'corrected', suggestions: [suggestion] } });
  });

  it.each([
    ['the unit is missing', { DPVConfirmation: 'D' }, {}],
    ['the unit is not known', { DPVConfirmation: 'S' }, {}],
    ['more is needed', {}, { corrections: [{ code: '32', text: 'Default address' }] }],
    ['several fit', {}, { corrections: [{ code: '22', text: 'Multiple addresses were found' }] }],
  ])('is ambiguous when %s [ADDR-09]', (_name, info, changes) => {
    expect(check(answer(changes, info))).toMatchObject({ result: { verdict: 'ambiguous', suggestions: [suggestion] } });
  });

  it('is unknown when it is not confirmed, and then suggests nothing', () => {
    const unknown = { verdict: 'unknown', suggestions: [], residential: null };
    expect(check(answer({}, { DPVConfirmation: 'N' }))).toMatchObject({ result: unknown });
    expect(check(answer({ matches: [] }, null))).toMatchObject({ result: unknown });
  });

  it('goes by the exact match where there is no confirmation', () => {
    expect(check(answer({}, null))).toMatchObject({ result: { verdict: 'verified', residential: null } });
  });

  it.each([
    ['There is no match for the address requested.', 'unknown'],
    ['The address information in the request is insufficient to match.', 'unknown'],
    ['The city and state are missing or together unverifiable.', 'unknown'],
    ['More than one address was found matching the requested address.', 'ambiguous'],
  ])('is a verdict when nothing is found: %s', (text, verdict) => {
    expect(check(problemReply(404, text))).toEqual({
      outcome: 'done',
      result: { verdict, suggestions: [], residential: null },
      messages: [{ severity: 'warning', code: '404', text }],
    });
  });

  it('tells homes from businesses, and says nothing where it is not said', () => {
    expect(check(answer({}, { business: 'N' }))).toMatchObject({ result: { residential: true } });
    expect(check(answer({}, { business: null }))).toMatchObject({ result: { residential: null } });
  });

  it('warns of places without delivery and without people', () => {
    expect(check(answer({ warnings: ['Check the box'] }, { vacant: 'Y', carrierRoute: 'R777' }))).toMatchObject({
      result: { verdict: 'verified' },
      messages: [{ text: 'Check the box' }, { code: 'vacant' }, { code: 'no_delivery' }],
    });
  });

  it('is no verdict when the caller is refused or nobody answers', () => {
    expect(check(problemReply(401, 'Unauthorized')).outcome).toBe('refused');
    expect(check(problemReply(429, 'Too many requests')).outcome).toBe('refused');
    expect(check(problemReply(503, 'Unavailable')).outcome).toBe('unclear');
    expect(check({ ...htmlReply, status: 404 }).outcome).toBe('unclear');
    expect(check(htmlReply).outcome).toBe('unclear');
    expect(check(jsonReply({ address: { city: 'SAINT LOUIS' } })).outcome).toBe('unclear');
  });
});
