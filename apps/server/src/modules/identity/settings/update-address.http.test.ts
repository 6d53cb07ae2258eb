import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const owner = async () => signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);

const address = {
  first_name: 'Ana',
  last_name: 'Reyes',
  email: 'ana@harbor.example',
  phone: '603-555-0142',
  street_lines: ['100 Sample Street', 'Suite 4'],
  city: 'Manchester',
  state: 'NH',
  postal_code: '03103',
  country: 'US',
};
const billing = {
  ...address,
  first_name: 'Bo',
  email: 'bills@harbor.example',
  city: 'Toronto',
  state: 'ON',
  postal_code: 'M4G 2B7',
  country: 'CA',
};

type Version = { readonly version: number };

/** Saves an address as somebody does who sees the account as it is now. */
async function save(browser: Browser, path: string, body: object) {
  const { version } = (await browser.get('/api/account')).body.data as unknown as Version;
  return browser.put(path, { ...body, version });
}

describe('the standing of the account', () => {
  it('is good only while nothing is past due, held, or shipped on a lifted hold [SET-04]', async () => {
    const browser = await owner();
    const id = await accountIdOf(browser);
    const standing = async () => (await browser.get('/api/account')).body.data?.['credit_standing'];
    const set = (credit_status: string, credit_open_until: string | null) =>
      site.services.database.staff
        .updateTable('accounts')
        .set({ credit_status, credit_open_until })
        .where('id', '=', id)
        .execute();
    expect(await standing()).toBe('good');
    // A hold that was lifted is over once nothing is past due.
    await set('good', '2026-11-16');
    expect(await standing()).toBe('good');
    await set('good', null);
    await addInvoices(site.services, id, [{ number: 30901, total: 100, issued: '2026-09-02' }]);
    expect(await standing()).toBe('past_due');
    await set('good', '2026-11-16');
    expect(await standing()).toBe('lifted');
    await set('good', '2026-11-15');
    expect(await standing()).toBe('past_due');
    await set('hold', null);
    expect(await standing()).toBe('hold');
  });
});

describe('addresses of the account', () => {
  it('keep contact and place, each on its own [SET-04, SET-05]', async () => {
    const browser = await owner();
    expect((await browser.get('/api/account')).body.data).toMatchObject({
      name: 'Harbor Tools',
      billing_address: null,
    });
    expect((await save(browser, '/api/account/address', address)).status).toBe(200);
    expect((await save(browser, '/api/account/billing-address', billing)).status).toBe(200);
    const { data } = (await browser.get('/api/account')).body;
    expect(data).toMatchObject({ address, billing_address: billing });
    expect(Object.keys(data ?? {})).not.toContain('margin_bp');
  });

  it.each(['/api/account/address', '/api/account/billing-address'])(
    'ask about a ZIP code in another state: %s [SET-04]',
    async (path) => {
      const browser = await owner();
      const odd = { ...address, state: 'CA' };
      expect((await save(browser, path, odd)).body.codes).toEqual({ state: ['zip_in_other_state'] });
      expect((await save(browser, path, { ...odd, place_confirmed: true })).status).toBe(200);
    },
  );

  it.each(['/api/account/address', '/api/account/billing-address'])(
    'need name, email and phone, in the words of the specification: %s [SET-04]',
    async (path) => {
      const browser = await owner();
      const nobody = { ...address, first_name: '', last_name: ' ', email: '', phone: undefined };
      const answer = await save(browser, path, nobody);
      expect([answer.status, answer.body.errors]).toEqual([
        422,
        {
          first_name: ['First name required'],
          last_name: ['Last name required'],
          email: ['Email required'],
          phone: ['Phone number required'],
        },
      ]);
      const wrong = await save(browser, path, { ...address, email: 'nonsense', phone: '12', postal_code: '1' });
      expect(wrong.body.errors).toEqual({
        email: ['Invalid email'],
        phone: ['Enter valid number'],
        postal_code: ['Enter a valid ZIP or postal code'],
      });
    },
  );

  it('are changed by owners and read by everyone in the account [ROLE-07]', async () => {
    const browser = await owner();
    await save(browser, '/api/account/address', address);
    const accountId = await accountIdOf(browser);
    for (const accountRole of ['shipper', 'quoter', 'billing', 'viewer'] as const) {
      const colleague = await signIn(site.app, (await addPerson(site, { accountRole, accountId })).email);
      expect((await colleague.get('/api/account')).body.data).toMatchObject({ address });
      const answers = [
        await save(colleague, '/api/account/address', billing),
        await save(colleague, '/api/account/billing-address', billing),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    }
  });

  it('leave an audit entry with what was before, and none when nothing changes', async () => {
    const browser = await owner();
    await save(browser, '/api/account/address', address);
    await save(browser, '/api/account/address', { ...address, city: 'Nashua' });
    await save(browser, '/api/account/address', { ...address, city: 'Nashua' });
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('account_id', '=', await accountIdOf(browser))
      .where('action', '=', 'account.address_changed')
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { after: { city: 'Manchester' } },
      { before: { city: 'Manchester' }, after: { city: 'Nashua' } },
    ]);
  });

  it('of two owners who save at once, tell the second that the first one saved', async () => {
    const first = await owner();
    const accountId = await accountIdOf(first);
    const second = await signIn(site.app, (await addPerson(site, { accountRole: 'owner', accountId })).email);
    const { version } = (await first.get('/api/account')).body.data as unknown as Version;
    expect((await first.put('/api/account/address', { ...address, version })).status).toBe(200);
    const nashua = { ...address, city: 'Nashua', postal_code: '03060', version };
    const late = await second.put('/api/account/address', nashua);
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect((await first.get('/api/account')).body.data).toMatchObject({ address: { city: 'Manchester' } });
    // Sent again after a lost answer it is what was saved.
    expect((await first.put('/api/account/address', { ...address, version })).status).toBe(200);
    expect((await save(second, '/api/account/address', nashua)).status).toBe(200);
  });
});
