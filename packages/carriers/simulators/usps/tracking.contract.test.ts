import { expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';
import { faultsOf, latest, outcomeOf } from '../../testing/usps-faults.ts';

const work = uspsAtWork();

describeContract('scans of the Postal Service', 'usps/tracking.yaml', (contract) => {
  const path = '/tracking/{trackingNumber}';
  it('keep to the published file from the label to the door', async () => {
    const service = { code: 'PRIORITY_MAIL', name: 'Priority Mail', carrierQuoteId: null };
    for (const input of [work.booking({ service }), work.booking()]) {
      const booked = await work.usps.ask('book', input);
      const number = booked.outcome === 'done' ? booked.result.carrierBookingId : '';
      for (const hours of [0, 10, 100]) {
        work.later(hours);
        expect(await outcomeOf(work.usps, 'track', { mode: 'parcel', number })).toEqual({
          outcome: 'done',
          status: 200,
        });
        expect(faultsOf(work.usps, contract(), path)).toEqual([]);
      }
      work.later(-110);
      const { request } = latest(work.usps);
      await work.usps.send({ ...request, query: { expand: 'SUMMARY' } });
      // Whatever is a summary fits the details too, of which the file wants one only.
      expect(faultsOf(work.usps, contract(), path)).toEqual(['/ must match exactly one schema in oneOf']);
    }
  });

  it('keep to it for a number without a parcel', async () => {
    expect(await outcomeOf(work.usps, 'track', { mode: 'parcel', number: '9400111206206406260787' })).toMatchObject({
      status: 404,
    });
    expect(faultsOf(work.usps, contract(), path)).toEqual([]);
  });
});
