import type { Verification } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ordinaryAddress } from '../../../../testing/address.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { addPerson, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { useAddressVerifier, type AddressVerifier } from '../index.ts';

let site: TestServer;
let browser: Browser;
let id: string;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  browser = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  id = String((await browser.post('/api/addresses', ordinaryAddress)).body.data?.['id']);
});

type Answered = { readonly verification: Verification; readonly address: { readonly verified: boolean } };
const ask = async (body: object = {}) => {
  const answer = await browser.post(`/api/addresses/${id}/verify`, body);
  return { status: answer.status, ...(answer.body.data as Answered) };
};
const says = (said: Partial<Verification>) => {
  const verification: Verification = { verdict: 'unknown', suggestion: null, residential: null, messages: [], ...said };
  const verifier: AddressVerifier = { verify: () => Promise.resolve(verification) };
  useAddressVerifier(site.services, verifier);
};
const suggestion = {
  street_lines: ['88 PINE ST', 'REAR DOCK'],
  city: 'PORTLAND',
  state: 'ME',
  postal_code: '04101-1234',
  country: 'US' as const,
};
const shown = async () => (await browser.get(`/api/addresses/${id}`)).body.data;

describe('verifying an address', () => {
  it('says in plain words that no service could be reached, and keeps the address as it is [ADDR-09]', async () => {
    const { status, verification, address } = await ask();
    expect([status, verification.verdict, address.verified]).toEqual([200, 'unavailable', false]);
    expect(verification.messages).toEqual([
      'We couldn’t reach the address service, so the address stays custom/unverified.',
    ]);
  });

  it('takes a service that breaks for one that cannot be reached [ADDR-09]', async () => {
    useAddressVerifier(site.services, { verify: () => Promise.reject(new Error('no route to host')) });
    expect((await ask()).verification.verdict).toBe('unavailable');
  });

  it('keeps that it is verified, with the day, once, and until its place changes [ADDR-08, ADDR-09]', async () => {
    says({ verdict: 'verified' });
    expect((await ask()).address.verified).toBe(true);
    expect(await shown()).toMatchObject({ verified: true, verified_at: '2026-11-16T14:30:00.000Z' });
    await browser.put(`/api/addresses/${id}`, { ...ordinaryAddress, company: 'Pine Street Tools' });
    expect(await shown()).toMatchObject({ verified: true });
    await browser.put(`/api/addresses/${id}`, { ...ordinaryAddress, postal_code: '04102' });
    expect(await shown()).toMatchObject({ verified: false, verified_at: null });
  });

  it('shows how the service spells it, and uses that only on request [ADDR-09]', async () => {
    says({ verdict: 'corrected', suggestion });
    const first = await ask();
    expect([first.verification.suggestion, first.address.verified]).toEqual([suggestion, false]);
    expect(await shown()).toMatchObject({ city: 'Portland', verified: false });
    await ask({ use_suggestion: true });
    expect(await shown()).toMatchObject({ ...suggestion, verified: true, company: ordinaryAddress.company });
  });

  it.each(['ambiguous', 'unknown'] as const)(
    'changes nothing when the service finds it %s [ADDR-09]',
    async (verdict) => {
      says({ verdict, suggestion });
      await ask({ use_suggestion: true });
      expect(await shown()).toMatchObject({ city: 'Portland', verified: false });
    },
  );

  it('verifies nothing that was changed while the service was asked [ADDR-09]', async () => {
    useAddressVerifier(site.services, {
      verify: async () => {
        await browser.put(`/api/addresses/${id}`, { ...ordinaryAddress, street_lines: ['90 Pine Street'] });
        return { verdict: 'verified', suggestion: null, residential: null, messages: [] };
      },
    });
    expect((await ask()).status).toBe(409);
    expect(await shown()).toMatchObject({ street_lines: ['90 Pine Street'], verified: false });
  });
});

describe('an address that may be in the book already', () => {
  it('is found however it is written, in the own book only [ADDR-02]', async () => {
    const query = 'company=PINE%20STREET%20hardware&street=88%20Pine%20St.&postal_code=04101-1234';
    const found = await browser.get(`/api/addresses/duplicates?${query}`);
    expect(found.body.data).toMatchObject([{ id, company: 'Pine Street Hardware' }]);
    expect((await browser.get('/api/addresses/duplicates?company=Pine')).body.data).toEqual([]);
    const other = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
    expect((await other.get(`/api/addresses/duplicates?${query}`)).body.data).toEqual([]);
  });
});
