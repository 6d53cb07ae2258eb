import { expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { nashville } from '../../testing/usps.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';
import { faultsOf, outcomeOf } from '../../testing/usps-faults.ts';

const work = uspsAtWork();

describeContract('addresses of the Postal Service', 'usps/addresses.yaml', (contract) => {
  const asked = { ...nashville, company: 'Crescent Books', postalCode: '37203-1234', country: 'US' as const };
  it.each([
    ['found', asked, 200],
    ['without a unit', { ...asked, streetLines: ['45 Union Tower'] }, 200],
    ['of no delivery point', { ...asked, streetLines: ['1 Nowhere Lane'] }, 200],
    ['several', { ...asked, streetLines: ['100 Main'] }, 404],
    ['not found', { ...asked, streetLines: ['0 Union Street'] }, 404],
    ['of no city', { ...asked, city: 'Atlantis', postalCode: '' }, 404],
    ['of no ZIP code', { ...asked, city: '', postalCode: '' }, 400],
  ])('keep to the published file: %s', async (_name, input, status) => {
    expect(await outcomeOf(work.usps, 'address_check', input)).toMatchObject({ status });
    expect(faultsOf(work.usps, contract(), '/address')).toEqual([]);
  });
});
