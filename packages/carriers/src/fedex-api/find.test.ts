import { describe, expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { account, jsonOf, reply } from '../../testing/fedex.ts';
import { findBy } from './find.ts';

const find = findBy({ type: 'CUSTOMER_REFERENCE', carrierCode: null }, ({ accountNumber }) => accountNumber);
const input = { reference: 'WB2026110001', mode: 'parcel', sentOn: '2026-11-17', pickupDate: '2026-11-18' } as const;

/** A result as the published file shapes it. @param group number that parcels of one booking share */
const found = (number: string, sequence: number, group: string | null, code = 'OC') => ({
  trackingNumber: number,
  trackResults: [
    {
      trackingNumberInfo: { trackingNumber: number, carrierCode: 'FDXG' },
      latestStatusDetail: { code },
      additionalTrackingInfo: {
        packageIdentifiers: group === null ? [] : [{ type: 'STANDARD_MPS', value: group }],
      },
      packageDetails: { sequenceNumber: String(sequence), count: '2' },
    },
  ],
});
const failed = (code: string) => ({ trackingNumber: '', trackResults: [{ error: { code, message: 'Sorry' } }] });
const answer = (...results: readonly unknown[]) => reply(200, { output: { completeTrackResults: results } });

describe('finding a booking by our reference', () => {
  it('asks with the account and a span of ship dates, a day wider at both ends', () => {
    expect(jsonOf(find.buildRequest(input, account))).toEqual({
      includeDetailedScans: false,
      referencesInformation: {
        type: 'CUSTOMER_REFERENCE',
        value: 'WB2026110001',
        accountNumber: '740561073',
        shipDateBegin: '2026-11-16',
        shipDateEndDate: '2026-11-19',
        shipDateEnd: '2026-11-19',
      },
    });
  });

  it('gives the parcels in their order and the number to void by', () => {
    const both = answer(found('794953535011', 2, '794953535000'), found('794953535000', 1, '794953535000'));
    expect(find.readAnswer(both, input)).toEqual({
      outcome: 'done',
      messages: [],
      result: {
        booked: {
          proNumber: null,
          trackingNumbers: ['794953535000', '794953535011'],
          pickupNumber: null,
          carrierBookingId: '794953535000',
          charged: null,
          labels: [],
        },
      },
    });
  });

  it('gives the freight bill number of freight', () => {
    expect(find.readAnswer(answer(found('4300000001', 1, null)), { ...input, mode: 'ltl' })).toMatchObject({
      result: { booked: { proNumber: '4300000001', trackingNumbers: [], carrierBookingId: '4300000001' } },
    });
  });

  it('warns of a second booking under the same reference', () => {
    const read = find.readAnswer(answer(found('794953535000', 1, null), found('794953536000', 1, null)), input);
    expect(read).toMatchObject({
      result: { booked: { carrierBookingId: '794953535000' } },
      messages: [
        { severity: 'warning', code: 'several_bookings', text: expect.stringContaining('794953536000') as unknown },
      ],
    });
  });

  it.each([
    ['no results', answer()],
    ['data that is not there', answer(failed('TRACKING.DATA.NOTFOUND'))],
    ['a reference that is not there', answer(failed('TRACKING.REFERENCENUMBER.NOTFOUND'))],
    ['a refusal for the same', reply(404, { errors: [{ code: 'TRACKING.REFERENCENUMBER.NOTFOUND', message: 'no' }] })],
    ['a canceled booking', answer(found('794953535000', 1, null, 'CA'))],
  ])('finds none after %s', (_, given) => {
    expect(find.readAnswer(given, input)).toMatchObject({ outcome: 'done', result: { booked: null } });
  });

  it('never says there is none when that is not certain', () => {
    const nameless = { trackResults: [{ latestStatusDetail: { code: 'OC' } }] };
    expect(find.readAnswer(answer(nameless), input).outcome).toBe('unclear');
    expect(find.readAnswer(reply(200, { output: {} }), input).outcome).toBe('unclear');
    expect(find.readAnswer(reply(200, '{"output":{"completeTrackResults":['), input).outcome).toBe('unclear');
    expect(find.readAnswer(answer(failed('SERVICE.UNAVAILABLE.ERROR')), input).outcome).toBe('refused');
    const expired = { errors: [{ code: 'NOT.AUTHORIZED.ERROR', message: 'Access token expired.' }] };
    expect(find.readAnswer(reply(401, expired), input).outcome).toBe('refused');
  });
});

describeContract('the look-up by reference', 'fedex/track.v1.json', (contract) => {
  it('keeps to the published file', () => {
    const body = jsonOf(find.buildRequest(input, account));
    expect(contract().request('POST', '/track/v1/referencenumbers', body)).toEqual([]);
  });
});
