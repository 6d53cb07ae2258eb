import { describe, expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { account, jsonOf, reply } from '../../testing/fedex.ts';
import type { PostalAddress } from '../kit/index.ts';
import { addressCheck } from './address-check.ts';

/** The address of the published example. */
const address: PostalAddress = {
  company: 'Example Readers',
  streetLines: ['7372 Parkridge Blvd', 'Apt 286'],
  city: 'Irving',
  state: 'TX',
  postalCode: '75063',
  country: 'US',
};

const read = (over: object = {}, attributes: object = {}) =>
  addressCheck.readAnswer(
    reply(200, {
      output: {
        resolvedAddresses: [
          {
            streetLinesToken: ['7372 PARKRIDGE BLVD', 'APT 286'],
            city: 'IRVING',
            stateOrProvinceCode: 'TX',
            countryCode: 'US',
            customerMessage: [],
            parsedPostalCode: { base: '75063', addOn: '8659', deliveryPoint: '61' },
            classification: 'RESIDENTIAL',
            attributes: { Resolved: 'true', Matched: true, DPV: 'true', AddressType: 'STANDARDIZED', ...attributes },
            ...over,
          },
        ],
      },
    }),
    address,
  );

describe('checking an address', () => {
  it('sends it as typed', () => {
    expect(jsonOf(addressCheck.buildRequest(address, account))).toEqual({
      addressesToValidate: [
        {
          address: {
            streetLines: ['7372 Parkridge Blvd', 'Apt 286'],
            city: 'Irving',
            stateOrProvinceCode: 'TX',
            postalCode: '75063',
            countryCode: 'US',
          },
        },
      ],
    });
  });

  it('is verified in other letters and with a longer ZIP code, and a home or a business', () => {
    expect(read()).toEqual({
      outcome: 'done',
      messages: [],
      result: {
        verdict: 'verified',
        residential: true,
        suggestions: [
          { ...address, streetLines: ['7372 PARKRIDGE BLVD', 'APT 286'], city: 'IRVING', postalCode: '75063-8659' },
        ],
      },
    });
    expect(read({ classification: 'BUSINESS' })).toMatchObject({ result: { residential: false } });
    expect(read({ classification: 'MIXED' })).toMatchObject({ result: { residential: null } });
  });

  it('is corrected where another street, city or code came back', () => {
    expect(read({ parsedPostalCode: { base: '75062' } })).toMatchObject({
      result: { verdict: 'corrected', suggestions: [{ postalCode: '75062' }] },
    });
    expect(read({ streetLinesToken: ['7327 PARKRIDGE BLVD', 'APT 286'] })).toMatchObject({
      result: { verdict: 'corrected' },
    });
  });

  it.each([
    ['a suite is missing', { customerMessage: [{ code: 'SUITE.NUMBER.REQUIRED' }] }, {}],
    ['the number lies between others', { customerMessage: 'INTERPOLATED.STREET.ADDRESS' }, {}],
    ['several match', {}, { MultipleMatches: true }],
    ['the suite is wrong', {}, { InvalidSuiteNumber: 'true' }],
  ])('is ambiguous where %s', (_, over, attributes) => {
    expect(read(over, attributes)).toMatchObject({
      result: { verdict: 'ambiguous', suggestions: [{ city: 'IRVING' }] },
    });
  });

  it.each([
    ['it was not resolved', { Resolved: 'false' }],
    ['it could not be matched', { AddressType: 'NORMALIZED' }],
    ['nothing is delivered there', { DPV: false }],
  ])('is unknown where %s', (_, attributes) => {
    expect(read({}, attributes)).toMatchObject({ result: { verdict: 'unknown', suggestions: [] } });
  });

  it('is unknown where FedEx finds none, which is an answer', () => {
    const errors = [{ code: 'STANDARDIZED.ADDRESS.NOTFOUND', message: 'Standardized address is not found.' }];
    expect(addressCheck.readAnswer(reply(400, { errors }), address)).toMatchObject({
      outcome: 'done',
      result: { verdict: 'unknown', suggestions: [], residential: null },
    });
    const other = [{ code: 'FORBIDDEN.ERROR', message: 'We could not authorize your credentials.' }];
    expect(addressCheck.readAnswer(reply(403, { errors: other }), address).outcome).toBe('refused');
    expect(addressCheck.readAnswer(reply(200, { output: { resolvedAddresses: [] } }), address).outcome).toBe('unclear');
  });
});

describeContract('the address request', 'fedex/relaxed/address-validation.v1.relaxed.json', (contract) => {
  it('keeps to the published file', () => {
    const body = jsonOf(addressCheck.buildRequest(address, account));
    expect(contract().request('POST', '/address/v1/addresses/resolve', body)).toEqual([]);
  });
});
