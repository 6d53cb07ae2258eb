import type { CompanyShown } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CompanyRecord } from '../../../core/company.ts';
import { demoCompany } from '../../../seed/company.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { png } from '../../../testing/png.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let admin: Browser;
let owner: Browser;
beforeAll(async () => {
  site = await startTestServer();
  admin = await signIn(site.app, (await addPerson(site, { roles: ['fpg_admin'] })).email);
  owner = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
});
afterAll(() => site.close());

const acme = {
  ...demoCompany,
  legal_name: 'Acme Freight LLC',
  trade_name: '',
  address: { street: '12 Dock Rd', city: 'Boston', state: 'MA', postal_code: '02114' },
  phone: '617-555-0188',
  billing_email: '',
  mc_number: 'MC-123456',
  tax_id: '123456789',
  remit_to: null,
};
const shown = async () => (await admin.get('/api/admin/company')).body.data as unknown as CompanyShown;
/** Saves the company as somebody does who sees it as it is now. */
const save = async (body: object) => admin.put('/api/admin/company', { ...body, version: (await shown()).version });
const auditRows = () =>
  site.services.database.staff
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject_type', '=', 'company')
    .orderBy('id')
    .execute();

describe('the company', () => {
  it('is empty in a new installation', async () => {
    expect(await shown()).toEqual({ details: {}, logo: null, version: 0 });
  });

  it('is saved, audited, and used at once: in the contacts of support and by every process', async () => {
    const other = new CompanyRecord(site.services.database);
    const told = new Promise<void>((resolve) => {
      const changed = other.reload.bind(other);
      other.reload = () => changed().then(resolve);
    });
    const unfollow = other.follow(() => undefined);
    expect((await save(acme)).status).toBe(200);
    await told;
    unfollow();
    const { details } = await shown();
    expect(details).toMatchObject({ trade_name: null, mc_number: '123456', tax_id: '12-3456789', billing_email: null });
    // Without a billing address of its own, questions about invoices go to support.
    expect((await owner.get('/api/support')).body.data).toMatchObject({
      phone: '617-555-0188',
      billing_email: acme.support_email,
    });
    for (const company of [other.current, site.services.company.current]) {
      expect(company.name).toBe('Acme Freight LLC');
      expect(company.issuer.remitTo).toEqual(['Acme Freight LLC', '12 Dock Rd', 'Boston, MA 02114']);
    }
    const [entry, ...rest] = await auditRows();
    expect(entry).toMatchObject({ action: 'company.updated', after: { phone: '617-555-0188' } });
    expect(rest).toEqual([]);
  });

  it('is not written again when nothing changed', async () => {
    await save(acme);
    expect(await auditRows()).toHaveLength(1);
  });

  it('names carriers and customers another payer and another payee when they are entered', async () => {
    const payee = { name: 'Acme Lockbox', street: 'PO Box 7', city: 'Dallas', state: 'TX', postal_code: '75201' };
    await save({ ...acme, remit_to: payee, carrier_bill_to: { ...payee, name: 'Acme AP' } });
    const { issuer } = site.services.company.current;
    expect(issuer.remitTo).toEqual(['Acme Lockbox', 'PO Box 7', 'Dallas, TX 75201']);
    expect(issuer.billTo).toEqual({ name: 'Acme AP', lines: ['PO Box 7', 'Dallas, TX 75201'] });
  });

  it('of two people who save at once, tells the second that the first one saved', async () => {
    const { version } = await shown();
    const [first, second] = [
      { ...acme, phone: '617-555-0111' },
      { ...acme, trade_name: 'Acme' },
    ];
    expect((await admin.put('/api/admin/company', { ...first, version })).status).toBe(200);
    const late = await admin.put('/api/admin/company', { ...second, version });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect((await shown()).details).toMatchObject({ phone: '617-555-0111', trade_name: null });
    // Sent again after a lost answer it is what was saved.
    expect((await admin.put('/api/admin/company', { ...first, version })).status).toBe(200);
  });

  it('is refused with the name of each field that is wrong', async () => {
    const { body } = await save({
      ...acme,
      legal_name: ' ',
      address: { ...acme.address, postal_code: '0211' },
      mc_number: 'ABC',
      closes_at: '06:00',
      list_margin_bp: 10_001,
    });
    expect(body.codes).toMatchObject({
      legal_name: ['required'],
      'address.postal_code': ['invalid_postal_code'],
      mc_number: ['invalid'],
      list_margin_bp: ['too_big'],
    });
    // No EIN begins with 00, and MC numbers begin with 1.
    const numbers = { mc_number: 'MC-000', tax_id: '00-1234567' };
    const odd = await save({ ...acme, ...numbers, address: { ...acme.address, state: 'Massachusetts' } });
    expect(odd.body.codes).toEqual({ 'address.state': ['invalid_state'], mc_number: ['invalid'], tax_id: ['invalid'] });
    const late = await save({ ...acme, closes_at: '06:00' });
    expect(late.body.codes).toEqual({ closes_at: ['end_not_after_start'] });
  });
});

describe('its logo', () => {
  it('is shown once it is uploaded, until it is removed', async () => {
    const sent = await admin.post('/api/admin/company/logo', png(60, 20), { 'content-type': 'image/png' });
    expect(sent.body.data).toMatchObject({ logo: { width: 60, height: 20 } });
    expect((await admin.get('/api/admin/company/logo')).status).toBe(200);
    expect(site.services.company.current.issuer.logo?.length).toBeGreaterThan(0);
    expect((await admin.send('DELETE', '/api/admin/company/logo')).body.data).toMatchObject({ logo: null });
    expect((await admin.get('/api/admin/company/logo')).status).toBe(404);
  });

  it('is refused when it is no picture', async () => {
    const sent = await admin.post('/api/admin/company/logo', Buffer.from('GIF89a'), { 'content-type': 'image/png' });
    expect([sent.status, sent.body.codes]).toEqual([422, { logo: ['not_a_png'] }]);
  });
});
