import { uspsAdapter, type CarrierRequest } from '@waybill/carriers';
import { expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { nashville, newOrleans, parcelOf, rateInput, servicesOf, uspsTestCredentials } from '../../testing/usps.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';
import { faultsOf, latest, outcomeOf } from '../../testing/usps-faults.ts';

const work = uspsAtWork();

describeContract(
  'prices of the Postal Service',
  'usps/shipping-options.yaml',
  (contract) => {
    const long = { mode: 'parcel', parcels: [parcelOf({ lengthIn: 31, nonRectangular: true })] } as const;
    it.each([
      ['plain', rateInput(), 200],
      ['with a flat-rate box', rateInput({ load: { mode: 'parcel', parcels: [parcelOf({ heightIn: 5 })] } }), 200],
      ['with fees and girth', rateInput({ load: long }), 200],
      ['with extra services', rateInput({ services: servicesOf({ signature: 'adult', declareValue: true }) }), 200],
      ['with ZIP+4', rateInput({ origin: { ...newOrleans, postalCode: '70117-4410' } }), 200],
      ['nowhere', rateInput({ destination: { ...nashville, postalCode: '00000' } }), 400],
      ['in the past', rateInput({ pickupDate: '2026-11-01' }), 400],
    ])('keep to the published file: %s', async (_name, input, status) => {
      expect(await outcomeOf(work.usps, 'rate', input)).toMatchObject({ status });
      expect(faultsOf(work.usps, contract(), '/options/search')).toEqual([]);
    });

    it('keep to the published file: by contract', async () => {
      work.usps = work.asCustomer({ priceType: 'CONTRACT' });
      expect(await outcomeOf(work.usps, 'rate', rateInput())).toEqual({ outcome: 'done', status: 200 });
      expect(faultsOf(work.usps, contract(), '/options/search')).toEqual([]);
    });

    it.each([
      ['rate_limited', 429],
      ['unavailable', 503],
    ] as const)('keep to the published file: %s', async (kind, status) => {
      work.simulator.faults.plan([{ kind, operation: 'rate' }]);
      expect(await outcomeOf(work.usps, 'rate', rateInput())).toMatchObject({ status });
      expect(faultsOf(work.usps, contract(), '/options/search')).toEqual([]);
      expect(status === 429 ? latest(work.usps).reply.headers['retry-after'] : '1').toBe('1');
    });

    it('keep to the published file: without a token', async () => {
      const request = uspsAdapter.operations.rate?.buildRequest(rateInput(), uspsTestCredentials) as CarrierRequest;
      expect((await work.usps.send({ ...request, tokens: [] })).status).toBe(401);
      expect(faultsOf(work.usps, contract(), '/options/search')).toEqual([]);
    });
  },
  { dates: true },
);
