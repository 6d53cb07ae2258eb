import type { AccountTwin, MergePreview } from '@waybill/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ordinaryAddress } from '../../../../testing/address.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { addInvoices } from '../../../../testing/invoices.ts';
import { bookShipment, quoteAs } from '../../../../testing/journey.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';

let site: TestServer;
let admin: Browser;
let kept: string;
let twin: string;
let keptOwner: Browser;
let twinOwner: Browser;
let twinEmail: string;

beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  admin = await signIn(site.app, (await addPerson(site, { roles: ['fpg_admin'] })).email);
  await confirmPassword(admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  keptOwner = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  twinEmail = (await addPerson(site, { accountRole: 'owner' })).email;
  twinOwner = await signIn(site.app, twinEmail);
  [kept, twin] = [await accountIdOf(keptOwner), await accountIdOf(twinOwner)];
  await named(kept, `Maple Kiln ${kept}`);
  await named(twin, `MAPLE KILN, ${twin}`);
});

const named = (id: string, name: string, more: Record<string, string | string[]> = {}) =>
  site.services.database.staff
    .updateTable('accounts')
    .set({ name, ...more })
    .where('id', '=', id)
    .execute();
const twins = async () => (await admin.get(`/api/admin/accounts/${kept}/twins`)).body.data as unknown as AccountTwin[];
const merge = (id = crypto.randomUUID(), by = admin) =>
  by.post(`/api/admin/accounts/${kept}/merge`, { id, merged: twin, reason: 'Signed up twice' });
const preview = async () => (await admin.get(`/api/admin/accounts/${kept}/merge/${twin}`)).body.data as MergePreview;
const usersOf = (accountId: string) =>
  site.services.database.staff.selectFrom('users').select('email').where('account_id', '=', accountId).execute();

describe('likely twins', () => {
  it('are found by name, phone, address and mail domain, and say why [ADMIN-02]', async () => {
    const place = { street_lines: ['1 Mill Road'], postal_code: '05641' };
    await named(kept, 'Granite Lamp Works, Inc.', { phone: '(802) 555-0100', ...place });
    await named(twin, 'GRANITE LAMP WORKS LLC', { phone: '802.555.0100', ...place });
    await site.services.database.staff
      .updateTable('users')
      .set({ email: sql<string>`concat(id, '@granitelamp.example')` })
      .where('account_id', 'in', [kept, twin])
      .execute();
    expect(await twins()).toMatchObject([
      { account: { id: twin }, reasons: ['name', 'phone', 'address', 'mail_domain'] },
    ]);
  });

  it('are none where nothing but a mail provider is shared', async () => {
    for (let more = 0; more < 6; more += 1) {
      await addPerson(site, { accountRole: 'owner', email: `p${kept}${more}@mail.example` });
    }
    await site.services.database.staff
      .updateTable('users')
      .set({ email: `own${kept}@mail.example` })
      .where('account_id', '=', kept)
      .execute();
    expect((await twins()).flatMap(({ reasons }) => reasons)).not.toContain('mail_domain');
  });
});

describe('merging', () => {
  it('moves people, invitations, addresses, and products, and closes the account [ADMIN-02]', async () => {
    await twinOwner.post('/api/addresses', ordinaryAddress);
    await confirmPassword(twinOwner);
    await twinOwner.post('/api/account/invitations', { email: `x${twin}@invited.example`, account_role: 'viewer' });
    expect(await preview()).toMatchObject({ moves: { users: 1, invitations: 1, addresses: 1 }, obstacles: [] });
    expect((await merge()).status).toBe(200);
    expect(await usersOf(kept)).toHaveLength(2);
    // Moved people have to log in again, and then belong to the other account.
    expect((await twinOwner.get('/api/user')).status).toBe(401);
    const again = await signIn(site.app, twinEmail);
    expect(await accountIdOf(again)).toBe(kept);
    expect((await again.get('/api/addresses')).body.data).toHaveLength(1);
    expect((await admin.get(`/api/admin/accounts/${twin}`)).body.data).toMatchObject({
      state: 'inactive',
      merged_into: { id: kept },
      closed: { reason: 'Signed up twice' },
    });
  });

  it('leaves an address that is there already where it is', async () => {
    await keptOwner.post('/api/addresses', ordinaryAddress);
    await twinOwner.post('/api/addresses', ordinaryAddress);
    expect((await preview()).moves.addresses).toBe(0);
    await merge();
    expect((await keptOwner.get('/api/addresses')).body.data).toHaveLength(1);
  });

  it('keeps documents under their numbers, shown to staff with those of the survivor [ADMIN-02]', async () => {
    const quote = await quoteAs(twinOwner);
    await addInvoices(site.services, twin, [{ number: 81_001, total: 5_000, issued: '2026-10-01', paid: 5_000 }]);
    await merge();
    const list = async (kind: string) => (await admin.get(`/api/admin/accounts/${kept}/${kind}`)).body.data;
    expect(await list('quotes')).toMatchObject([{ number: quote.number, of_account: { id: twin } }]);
    expect(await list('invoices')).toMatchObject([{ number: 81_001, status: 'paid', of_account: { id: twin } }]);
    expect((await admin.get(`/api/admin/accounts/${kept}`)).body.data).toMatchObject({ merged: [{ id: twin }] });
  });

  it('happens once, however often it is sent, and says the same each time', async () => {
    const id = crypto.randomUUID();
    const answers = await Promise.all([merge(id), merge(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.data).toEqual(answers[1]?.body.data);
    const rows = await site.services.database.staff
      .selectFrom('account_merges')
      .select('id')
      .where('merged', '=', twin)
      .execute();
    expect(rows).toHaveLength(1);
    expect((await merge()).body.code).toBe('conflict');
  });

  it('does nothing at all while something is open, and names it [ADMIN-02]', async () => {
    await addInvoices(site.services, twin, [{ number: 81_002, total: 5_000, issued: '2026-11-01' }]);
    await bookShipment(twinOwner);
    expect((await preview()).obstacles).toEqual([
      { kind: 'invoices_open', count: 1 },
      { kind: 'shipments_open', count: 1 },
    ]);
    expect((await merge()).body.code).toBe('merge_blocked');
    expect(await usersOf(twin)).toHaveLength(1);
    expect((await twinOwner.get('/api/user')).status).toBe(200);
  });

  it('of an account with itself, or with one that was merged, is refused', async () => {
    const self = { id: crypto.randomUUID(), merged: kept, reason: 'Oops' };
    expect((await admin.post(`/api/admin/accounts/${kept}/merge`, self)).body.code).toBe('conflict');
    await merge();
    const back = { id: crypto.randomUUID(), merged: kept, reason: 'Back' };
    expect((await admin.post(`/api/admin/accounts/${twin}/merge`, back)).body.code).toBe('conflict');
  });

  it('is only for admins, and leaves an entry with both accounts [ROLE-07]', async () => {
    const sales = await signIn(site.app, (await addPerson(site, { roles: ['fpg_sales'] })).email);
    expect((await merge(undefined, sales)).status).toBe(403);
    await merge();
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('account_id')
      .where('action', '=', 'account.merged')
      .where('account_id', 'in', [kept, twin])
      .execute();
    expect(new Set(entries.map(({ account_id: of }) => of))).toEqual(new Set([kept, twin]));
  });
});
