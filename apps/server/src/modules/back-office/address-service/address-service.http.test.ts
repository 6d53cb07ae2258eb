import type { Verification } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ordinaryAddress } from '../../../testing/address.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { useAddressVerifier } from '../../catalog/address-book/index.ts';
import { carriersAddressVerifier } from './index.ts';

let site: OutsideServer;
let browser: Browser;
beforeAll(async () => {
  site = await startOutside([
    { adapter: 'ups', scac: 'UPSN', mode: 'parcel' },
    { adapter: 'usps', scac: 'USPS', mode: 'parcel' },
  ]);
  useAddressVerifier(site.services, carriersAddressVerifier);
  browser = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
});
afterAll(() => site.close());

async function verify(): Promise<Verification> {
  const id = String((await browser.post('/api/addresses', ordinaryAddress)).body.data?.['id']);
  const { body } = await browser.post(`/api/addresses/${id}/verify`, {});
  return body.data?.['verification'] as Verification;
}

it('asks the post first, and shows how it writes the address [ADDR-09]', async () => {
  const { verdict, suggestion } = await verify();
  expect(['verified', 'corrected']).toContain(verdict);
  expect(suggestion?.postal_code ?? ordinaryAddress.postal_code).toContain(ordinaryAddress.postal_code);
  expect(site.carrier('USPS').calls('address_check')).toHaveLength(1);
  expect(site.carrier('UPSN').calls('address_check')).toHaveLength(0);
});

it('asks the next service when the first cannot be reached [ADDR-09]', async () => {
  site.carrier('USPS').simulator.faults.plan([{ kind: 'reset', operation: '*' }]);
  expect((await verify()).verdict).not.toBe('unavailable');
  expect(site.carrier('UPSN').calls('address_check').length).toBeGreaterThan(0);
});

it('says in plain words when none can be reached [ADDR-09]', async () => {
  for (const scac of ['USPS', 'UPSN']) site.carrier(scac).simulator.faults.plan([{ kind: 'reset', operation: '*' }]);
  expect((await verify()).messages).toEqual([
    'We couldn’t reach the address service, so the address stays custom/unverified.',
  ]);
});
