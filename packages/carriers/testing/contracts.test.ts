import { describe, expect, it } from 'vitest';
import { contractsFolder, contractsPresent, describeContract } from './contracts.ts';

describe.skipIf(contractsFolder === null)('the folder of published contracts', () => {
  it('holds files when it is named', () => {
    expect(contractsPresent()).toBe(true);
  });
});

describeContract('a published contract', 'rl-carriers/rl-carriers.derived.openapi.yaml', (contract) => {
  const place = { ZipOrPostalCode: '03103', CountryCode: 'USA' };

  it('names what a request lacks', () => {
    expect(
      contract().request('POST', '/RateQuote', { RateQuote: { PickupDate: '11/18/2026', Origin: place, Items: [] } }),
    ).toEqual([
      "/RateQuote must have required property 'Destination'",
      '/RateQuote/Items must NOT have fewer than 1 items',
    ]);
  });

  it('knows the shape of an answer', () => {
    expect(
      contract().answer('POST', '/BillOfLading', 200, { Code: 200, ProNumber: 'I123', PickupRequestNumber: null }),
    ).toEqual([]);
    expect(contract().answer('POST', '/BillOfLading', 200, { Code: 200, ProNumber: 7 })).toEqual([
      '/ProNumber must be string',
    ]);
    expect(contract().answer('POST', '/BillOfLading', 418, {})).toEqual([
      'status 418 is not published for POST /BillOfLading',
    ]);
  });
});
