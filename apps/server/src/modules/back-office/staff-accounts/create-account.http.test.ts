import type { StaffAccount } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { addPerson, password, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ordinarySignUp } from '../../../testing/sign-up.ts';

let site: TestServer;
let admin: Browser;
let sales: Browser;
let salesId: string;
beforeAll(async () => {
  site = await startTestServer();
  admin = await signIn(site.app, (await addPerson(site, { roles: ['fpg_admin'] })).email);
  const person = await addPerson(site, { roles: ['fpg_sales'] });
  salesId = person.id;
  sales = await signIn(site.app, person.email);
});
afterAll(() => site.close());

const { company, name, phone, address, preferences } = ordinarySignUp;
const given = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  company,
  name,
  phone,
  address,
  preferences,
  email: `owner-${crypto.randomUUID()}@new.example`,
  ...changes,
});
const create = (body: object, by = sales) => by.post('/api/admin/accounts', body);

async function accept(email: string): Promise<void> {
  await site.runJobs();
  const text = site.mails.findLast(({ to }) => to === email)?.text ?? '';
  const { searchParams: search } = new URL(/http\S+/.exec(text)?.[0] ?? 'http://none');
  const browser = await openBrowser(site.app);
  const answer = await browser.post(`/api/invitations/${search.get('invitation')}/accept`, {
    expires: search.get('expires'),
    signature: search.get('signature'),
    name: 'Noor Haddad',
    password,
    password_confirmation: password,
    disclaimer_accepted: true,
  });
  expect(answer.status).toBe(201);
}

describe('an account that staff open', () => {
  it('has the entered data, and an owner who joins by the mailed link with the chosen preferences [ADMIN-02, AUTH-18]', async () => {
    const body = given({ sales_owner: salesId });
    const { status, body: said } = await create(body);
    expect(status).toBe(201);
    expect(said.data).toMatchObject({
      name: company,
      state: 'unverified',
      currency: 'CAD',
      terms_days: 30,
      sales_owner: { id: salesId },
      address: { city: 'Manchester', postal_code: '03103', first_name: 'Ana', last_name: 'Reyes' },
    });
    await accept(body.email);
    // In the language chosen for the new owner, not that of the person who opens the account.
    expect(site.mails.findLast(({ to }) => to === body.email)?.subject).toBe(`Únase a ${company} en Waybill`);
    const owner = await signIn(site.app, body.email);
    expect((await owner.get('/api/user')).body.data).toMatchObject({
      account_role: 'owner',
      account: { name: company, currency: 'CAD' },
      unit_system: 'metric',
      per_page: 50,
      preferred_mode: 'ltl',
      language: 'es',
    });
    const { id } = said.data as StaffAccount;
    expect((await admin.get(`/api/admin/accounts/${id}`)).body.data).toMatchObject({ state: 'active' });
  });

  it('exists once, however often its form is sent', async () => {
    const body = given();
    const answers = await Promise.all([create(body), create(body), create(body)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: said }) => said.data?.['id'])).size).toBe(1);
    expect((await create({ ...body, company: 'Another' })).body.code).toBe('conflict');
    await site.runJobs();
    expect(site.mails.filter(({ to }) => to === body.email)).toHaveLength(1);
  });

  it('is checked as a sign-up is [AUTH-17, AUTH-16]', async () => {
    const wrong = await create(given({ email: 'nobody', phone: '12', address: { ...address, postal_code: '031' } }));
    expect(wrong.body.codes).toEqual({
      email: ['invalid_email'],
      phone: ['invalid_phone'],
      'address.postal_code': ['invalid_postal_code'],
    });
    const { email } = await addPerson(site, { accountRole: 'owner' });
    expect((await create(given({ email }))).body.errors).toEqual({ email: ['Email already exists'] });
  });

  it('gets its own terms only from people who may set them [ROLE-07]', async () => {
    const terms = { terms_days: 15, credit_limit: 500_000 };
    expect((await create(given({ terms }))).status).toBe(403);
    expect((await create(given({ terms }), admin)).body.data).toMatchObject({
      terms_days: 15,
      credit: { limit: { amount: 500_000, currency: 'CAD' } },
    });
  });
});
