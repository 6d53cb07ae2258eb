import { describe, expect, it } from 'vitest';
import { addressCheck } from './address-check.ts';
import { credentials, receiver, reply } from './samples.fixture.ts';

const ok = { ResponseStatus: { Code: '1', Description: 'Success' } };

describe('an address check [ADDR-09]', () => {
  const key = {
    AddressLine: ['7 PEACH LN'],
    PoliticalDivision2: 'ATLANTA',
    PoliticalDivision1: 'GA',
    PostcodePrimaryLow: '30303',
    PostcodeExtendedLow: '1234',
    CountryCode: 'US',
  };
  const found = (more: object) => reply(200, { XAVResponse: { Response: ok, ...more } });
  const read = (more: object, streetLines = ['7 Peach Ln']) => {
    const reading = addressCheck.readAnswer(found(more), { ...receiver, streetLines });
    return reading.outcome === 'done' ? reading.result : reading.outcome;
  };

  it('asks with validation and classification together', () => {
    expect(addressCheck.buildRequest(receiver, credentials)).toMatchObject({
      path: '/addressvalidation/v2/3',
      body: {
        value: {
          XAVRequest: {
            AddressKeyFormat: {
              AddressLine: ['7 Peach Lane'],
              PostcodePrimaryLow: '30303',
              PostcodeExtendedLow: '1234',
            },
          },
        },
      },
    });
    expect(() => addressCheck.buildRequest({ ...receiver, country: 'MX' }, credentials)).toThrow(
      expect.objectContaining({ code: 'country_unsupported' }),
    );
  });

  it('verifies the same words, and corrects others', () => {
    const valid = {
      ValidAddressIndicator: '',
      AddressClassification: { Code: '2', Description: 'Residential' },
      Candidate: [{ AddressKeyFormat: key }],
    };
    expect(read(valid)).toEqual({
      verdict: 'verified',
      residential: true,
      suggestions: [
        {
          company: '',
          streetLines: ['7 PEACH LN'],
          city: 'ATLANTA',
          state: 'GA',
          postalCode: '30303-1234',
          country: 'US',
        },
      ],
    });
    expect(read(valid, ['7 Peech Ln'])).toMatchObject({ verdict: 'corrected' });
  });

  it('says commercial, or that it does not know', () => {
    const own = (Code: string) =>
      read({ ValidAddressIndicator: '', AddressClassification: { Code }, Candidate: { AddressKeyFormat: key } });
    expect([own('1'), own('0')]).toMatchObject([{ residential: false }, { residential: null }]);
    const ofCandidate = { AddressKeyFormat: key, AddressClassification: { Code: '1' } };
    expect(read({ ValidAddressIndicator: '', Candidate: [ofCandidate] })).toMatchObject({ residential: false });
  });

  it('offers several, or none', () => {
    const several = [{ AddressKeyFormat: key }, { AddressKeyFormat: { ...key, AddressLine: '9 PEACH LN' } }];
    expect(read({ AmbiguousAddressIndicator: '', Candidate: several })).toMatchObject({
      verdict: 'ambiguous',
      residential: null,
      suggestions: [{ streetLines: ['7 PEACH LN'] }, { streetLines: ['9 PEACH LN'] }],
    });
    expect(read({ NoCandidatesIndicator: '' })).toEqual({ verdict: 'unknown', suggestions: [], residential: null });
    expect(read({})).toBe('unclear');
  });
});
