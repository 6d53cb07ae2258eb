import type { CustomerView, MergedAccount, User } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn, signInFresh } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let admin: Browser;
let owner: Browser;
let kept: string;
let old: { id: string; shipment: string; invoice: string; people: Record<'owner' | 'quoter', string> };

/** A person of the closed account who moved to the other one. */
const moved = async (role: 'owner' | 'quoter' = 'owner') => signIn(site.app, old.people[role]);

beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  admin = await signInFresh(site.app, (await addPerson(site, { roles: ['fpg_admin'] })).email);
  owner = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  kept = await accountIdOf(owner);
  const { email } = await addPerson(site, { accountRole: 'owner' });
  const before = await signIn(site.app, email);
  const id = await accountIdOf(before);
  const quoter = await addPerson(site, { accountRole: 'quoter', accountId: id });
  const { shipmentId: shipment } = await bookShipment(before);
  const db = site.services.database.staff;
  const now = site.clock();
  const ids = await addInvoices(site.services, id, [{ number: 30_911, total: 10_000, issued: '2026-10-02' }]);
  const invoice = ids.get(30_911) ?? '';
  // Everything is settled, so that the account can be merged.
  await db.updateTable('shipments').set({ status: 'canceled' }).where('id', '=', shipment).execute();
  await db.updateTable('invoices').set({ closed_at: now }).where('id', '=', invoice).execute();
  old = { id, shipment, invoice, people: { owner: email, quoter: quoter.email } };
  const merge = { id: crypto.randomUUID(), merged: id, reason: 'Signed up twice' };
  const { status, text } = await admin.post(`/api/admin/accounts/${kept}/merge`, merge);
  if (status !== 200) throw new Error(`Not merged: ${text}`);
});
afterAll(() => site.close());

const listed = async (browser: Browser) =>
  (await browser.get('/api/merged-accounts')).body.data as unknown as MergedAccount[];
const begin = (browser: Browser, id: string) => browser.post(`/api/merged-accounts/${id}/view`);

async function looking(browser: Browser) {
  const view = (await begin(browser, old.id)).body.data as CustomerView;
  return { view, tab: { 'x-view-as': view.id } };
}

describe('what was booked and billed under an account before it was merged', () => {
  it('can be read by its people and by those of the surviving account, and changed by no one [ADMIN-02, ROLE-08]', async () => {
    for (const browser of [await moved(), owner]) {
      expect((await browser.get(`/api/shipments/${old.shipment}`)).status).toBe(404);
      expect(await listed(browser)).toMatchObject([{ id: old.id, name: 'Harbor Tools' }]);
      const { tab } = await looking(browser);
      const user = (await browser.get('/api/user', tab)).body.data as User;
      expect(user).toMatchObject({ account: { id: old.id }, roles: [], viewing_merged: true });
      expect((await browser.get(`/api/shipments/${old.shipment}`, tab)).status).toBe(200);
      expect((await browser.get(`/api/invoices/${old.invoice}`, tab)).status).toBe(200);
      expect((await browser.get(`/api/invoices/${old.invoice}/pdf`, tab)).status).toBe(200);
      const words = await browser.post(`/api/shipments/${old.shipment}/cancel`, {}, tab);
      expect([words.status, words.body.code]).toEqual([403, 'view_read_only']);
      // Other tabs stay with their account.
      expect(await accountIdOf(browser)).toBe(kept);
    }
  });

  it('is private: another account can view neither it nor the surviving account [ROLE-08]', async () => {
    const stranger = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
    expect(await listed(stranger)).toEqual([]);
    expect((await begin(stranger, old.id)).status).toBe(404);
    expect((await begin(stranger, kept)).status).toBe(404);
    expect((await begin(owner, kept)).status).toBe(404);
    expect((await begin(owner, await accountIdOf(stranger))).status).toBe(404);
    expect((await begin(admin, old.id)).status).toBe(403);
    const { tab } = await looking(owner);
    expect((await stranger.get('/api/user', tab)).body.code).toBe('view_over');
  });

  it('is no more than one may read in one’s own account [ROLE-08]', async () => {
    const quoter = await moved('quoter');
    const own = ((await quoter.get('/api/user')).body.data as User).abilities;
    const { tab } = await looking(quoter);
    const seen = ((await quoter.get('/api/user', tab)).body.data as User).abilities;
    expect(seen.filter((ability) => !own.includes(ability))).toEqual([]);
    expect(seen).not.toContain('quote.create');
    expect((await quoter.get('/api/account/users', tab)).status).toBe(403);
  });

  it('is left by a click, and the view is in the trail of the closed account [ADMIN-02]', async () => {
    const browser = await moved();
    const { view, tab } = await looking(browser);
    expect((await browser.send('DELETE', `/api/view/${view.id}`, undefined, tab)).status).toBe(204);
    expect((await browser.get('/api/shipments', tab)).body.code).toBe('view_over');
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select(['action', 'account_id', 'actor_kind'])
      .where('subject_id', '=', view.id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'account.view_began', account_id: old.id, actor_kind: 'user' },
      { action: 'account.view_ended', account_id: old.id, actor_kind: 'user' },
    ]);
  });

  it('is found through a second merge as well, the last one first [ADMIN-02]', async () => {
    const last = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
    const merge = { id: crypto.randomUUID(), merged: kept, reason: 'The same company' };
    expect((await admin.post(`/api/admin/accounts/${await accountIdOf(last)}/merge`, merge)).status).toBe(200);
    expect((await listed(last)).map(({ id }) => id)).toEqual([kept, old.id]);
    expect((await begin(last, old.id)).status).toBe(200);
  });
});
