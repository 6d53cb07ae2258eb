import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { addPerson, password } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { ordinarySignUp } from '../../../testing/sign-up.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());
// All tests use the same IP, whose sign-ups are limited.
beforeEach(() => site.services.database.staff.deleteFrom('rate_limits').execute());

let made = 0;

/** A sign-up with a unique email. */
async function newcomer() {
  made += 1;
  const browser = await openBrowser(site.app);
  return { browser, form: { ...ordinarySignUp, email: `ana-${made}@harbor-tools.example` } };
}

const send = (browser: Browser, form: object, key?: string) =>
  browser.post('/register', form, key === undefined ? {} : { 'idempotency-key': key });

async function accountOf(email: string) {
  return site.services.database.staff
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .selectAll('accounts')
    .select(['users.id as user_id', 'users.insurance_preference', 'users.preferred_mode', 'users.account_role'])
    .where('users.email', '=', email)
    .execute();
}

describe('signing up', () => {
  it('opens an account with all entered data, signs its owner in, and mails the link [AUTH-16, AUTH-14]', async () => {
    const { browser, form } = await newcomer();
    const guest = browser.jar.get('waybill_session');
    const answer = await send(browser, { ...form, email: ` ${form.email.toUpperCase()} ` });
    expect([answer.status, answer.text]).toEqual([201, '""']);
    expect(browser.jar.get('waybill_session')).not.toBe(guest);
    expect((await browser.get('/api/user')).body.data).toMatchObject({
      name: 'Ana Reyes',
      email: form.email,
      email_verified_at: null,
      roles: [],
      account_role: 'owner',
      account: { name: 'Harbor Tools Company', credit_status: 'good', currency: 'CAD' },
      language: 'es',
      unit_system: 'metric',
      currency: 'CAD',
      per_page: 50,
    });
    expect(await accountOf(form.email)).toMatchObject([
      {
        name: 'Harbor Tools Company',
        address_contact: { first_name: 'Ana', last_name: 'Reyes', email: form.email, phone: '603-555-0142' },
        phone: '603-555-0142',
        street_lines: ['100 Sample Street', 'Dock 4'],
        city: 'Manchester',
        state: 'NH',
        postal_code: '03103',
        country: 'US',
        billing_contact: null,
        billing_address: null,
        insurance_preference: 'insured_only',
        preferred_mode: 'ltl',
      },
    ]);
    await site.runJobs();
    const mail = site.mails.at(-1);
    expect([mail?.to, mail?.subject]).toEqual([form.email, 'Confirme su correo']);
    const { pathname, search } = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect((await browser.get('/api/addresses')).body.code).toBe('email_unverified');
    expect((await browser.get(`${pathname}${search}`)).status).toBe(204);
    expect((await browser.get('/api/addresses')).status).toBe(200);
  });

  it('keeps an accounting contact and address of their own on the account [AUTH-16]', async () => {
    const { browser, form } = await newcomer();
    const accounting = {
      accounting_contact: { name: 'Luis Ortega', email: 'Pagos@Azulejos.example', phone: '+52 81 5555 0142' },
      accounting_address: {
        street_lines: ['Ruiz Cortines'],
        exterior_number: '3100',
        interior_number: '4',
        neighborhood: 'Industrial',
        city: 'Monterrey',
        state: 'nle',
        postal_code: '64440',
        country: 'MX',
      },
    };
    expect((await send(browser, { ...form, ...accounting })).status).toBe(201);
    expect(await accountOf(form.email)).toMatchObject([
      {
        billing_contact: {
          first_name: 'Luis',
          last_name: 'Ortega',
          email: 'pagos@azulejos.example',
          phone: '+52 81 5555 0142',
        },
        billing_address: {
          street_lines: ['Ruiz Cortines'],
          exterior_number: '3100',
          interior_number: '4',
          neighborhood: 'Industrial',
          city: 'Monterrey',
          state: 'NLE',
          postal_code: '64440',
          country: 'MX',
        },
      },
    ]);
  });

  it('keeps which disclaimer was accepted, and when [AUTH-18]', async () => {
    const { browser, form } = await newcomer();
    await send(browser, form);
    const [account] = await accountOf(form.email);
    const kept = await site.services.database.staff
      .selectFrom('disclaimer_acceptances')
      .select(['user_id', 'disclaimer', 'version', 'accepted_at', 'ip'])
      .where('account_id', '=', account?.id ?? '')
      .execute();
    expect(kept).toEqual([
      {
        user_id: account?.user_id,
        disclaimer: 'sign_up',
        version: form.disclaimer_version,
        accepted_at: site.clock(),
        ip: '127.0.0.1',
      },
    ]);
  });

  it('is written into the audit trail, without the password', async () => {
    const { browser, form } = await newcomer();
    await send(browser, form);
    const [account] = await accountOf(form.email);
    const entries = await site.services.database.staff
      .selectFrom('audit_entries')
      .selectAll()
      .where('account_id', '=', account?.id ?? '')
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['account.signed_up', 'session.login']);
    expect(JSON.stringify(entries)).not.toContain(form.password);
  });

  it('remembers the browser when asked to', async () => {
    const { browser, form } = await newcomer();
    await send(browser, { ...form, remember: true });
    expect(browser.jar.has('waybill_remember')).toBe(true);
  });
});

describe('a sign-up that is not right', () => {
  const problemsOf = async (changes: object) => {
    const { browser, form } = await newcomer();
    return (await send(browser, { ...form, ...changes })).body;
  };

  it('names every field that is missing, all at once [AUTH-17]', async () => {
    const { browser } = await newcomer();
    const { body } = await send(browser, {});
    expect(Object.keys(body.errors ?? {})).toEqual([
      'company',
      'name',
      'email',
      'phone',
      'address',
      'disclaimer_accepted',
      'disclaimer_version',
      'password',
    ]);
    expect(body.errors?.['company']).toEqual(['Field is required']);
  });

  it('is refused without the disclaimer, or with a text that is no longer the one [AUTH-18]', async () => {
    const said = 'The disclaimer must be accepted';
    expect((await problemsOf({ disclaimer_accepted: false })).errors).toEqual({ disclaimer_accepted: [said] });
    expect((await problemsOf({ disclaimer_version: '2020-01-01' })).errors).toEqual({ disclaimer_version: [said] });
  });

  it('says "Password did not match." under the password, with the other broken rules [AUTH-09, AUTH-08]', async () => {
    expect((await problemsOf({ password_confirmation: 'Quiet-River-18' })).errors).toEqual({
      password: ['Password did not match.'],
    });
    expect((await problemsOf({ password: 'short', password_confirmation: 'other' })).errors).toEqual({
      password: [
        'At least 8 characters',
        'At least one capital letter',
        'At least one number',
        'At least one special character',
        'Password did not match.',
      ],
    });
    expect((await problemsOf({ password: 'Freight1!', password_confirmation: 'Freight1!' })).errors).toEqual({
      password: ['This password is too common'],
    });
  });

  it('checks emails, phones and postal codes, also those of accounting', async () => {
    const wrong = { name: '', email: 'nobody', phone: '12' };
    const place = { ...ordinarySignUp.address, postal_code: 'K1A 0B1' };
    const { errors } = await problemsOf({ accounting_contact: wrong, accounting_address: place });
    expect(errors).toEqual({
      'accounting_contact.name': ['Field is required'],
      'accounting_contact.email': ['Invalid email'],
      'accounting_contact.phone': ['Enter valid number'],
      'accounting_address.postal_code': ['Enter a valid ZIP or postal code'],
    });
  });

  it('says "Email already exists" for an address with a login, and creates nothing [AUTH-17]', async () => {
    const taken = await addPerson(site, { accountRole: 'viewer' });
    const { browser, form } = await newcomer();
    const own = { password, password_confirmation: password };
    const answer = await send(browser, { ...form, ...own, email: taken.email.toUpperCase() }, crypto.randomUUID());
    expect([answer.status, answer.body.errors]).toEqual([422, { email: ['Email already exists'] }]);
    expect((await browser.get('/api/user')).status).toBe(401);
    expect(await accountOf(taken.email)).toHaveLength(1);
  });
});

describe('asking for an email before the form is filled in', () => {
  const check = (browser: Browser, email: string) => browser.post('/register/email', { email });

  it('says the same as the sign-up, and creates nothing [AUTH-17]', async () => {
    const taken = await addPerson(site, { accountRole: 'viewer' });
    const { browser, form } = await newcomer();
    expect((await check(browser, form.email)).status).toBe(204);
    const answer = await check(browser, ` ${taken.email.toUpperCase()}`);
    expect([answer.status, answer.body.codes]).toEqual([422, { email: ['email_taken'] }]);
    expect(await accountOf(form.email)).toEqual([]);
  });
});

describe('a sign-up that is sent twice', () => {
  it('by a double click makes one account, and both answers log in [AUTH-16]', async () => {
    const { browser, form } = await newcomer();
    const key = crypto.randomUUID();
    const pair = [browser, browser.copy()];
    const answers = await Promise.all(pair.map((one) => send(one, form, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await accountOf(form.email)).toHaveLength(1);
    for (const one of pair) expect((await one.get('/api/user')).body.data).toMatchObject({ email: form.email });
    await site.runJobs();
    expect(site.mails.filter(({ to }) => to === form.email)).toHaveLength(1);
  });

  it('without the key, with another one, or with another password finds the address taken', async () => {
    const { browser, form } = await newcomer();
    const key = crypto.randomUUID();
    await send(browser, form, key);
    const again = await openBrowser(site.app);
    const other = { ...form, password: 'Quiet-River-18', password_confirmation: 'Quiet-River-18' };
    for (const answer of [
      await send(again, form),
      await send(again, form, crypto.randomUUID()),
      await send(again, other, key),
      await send(again, form, 'not a key'),
    ]) {
      expect(answer.body.errors).toEqual({ email: ['Email already exists'] });
    }
  });

  it('with another address and the same key makes no second account', async () => {
    const { browser, form } = await newcomer();
    const key = crypto.randomUUID();
    await send(browser, form, key);
    const answer = await send(browser, { ...form, email: `second-${form.email}` }, key);
    expect(answer.status).toBe(422);
    expect(await accountOf(`second-${form.email}`)).toEqual([]);
  });
});

it('one machine may ask ten times in a quarter of an hour, so that addresses cannot be listed', async () => {
  const own = await startTestServer();
  try {
    const taken = await addPerson(own, { accountRole: 'owner' });
    const browser = await openBrowser(own.app);
    const statuses = [];
    // Asking for an email alone counts as well.
    for (let n = 0; n < 11; n += 1) {
      const email = taken.email;
      const asked =
        n % 2 === 0 ? browser.post('/register/email', { email }) : send(browser, { ...ordinarySignUp, email });
      statuses.push((await asked).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  } finally {
    await own.close();
  }
});
