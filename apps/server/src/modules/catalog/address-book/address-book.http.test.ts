import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ordinaryAddress } from '../../../testing/address.ts';
import type { Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const owner = async () => signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
const path = '/api/addresses';

async function add(browser: Browser, changes: object = {}): Promise<string> {
  const answer = await browser.post(path, { ...ordinaryAddress, ...changes });
  if (answer.status !== 201) throw new Error(answer.text);
  return String(answer.body.data?.['id']);
}

const auditOf = (id: string) =>
  site.services.database.staff
    .selectFrom('audit_entries')
    .select(['action', 'account_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

describe('an address', () => {
  it('keeps every field, for each of the three countries [ADDR-03, ADDR-04]', async () => {
    const browser = await owner();
    const written = [
      ordinaryAddress,
      {
        ...ordinaryAddress,
        street_lines: ['220 Wicksteed Avenue', 'Unit 6', 'Rear yard', 'Door 3', 'Ring twice'],
        city: 'Toronto',
        state: 'ON',
        postal_code: 'M4G 2B7',
        country: 'CA',
        site_type: 'limited_access',
        limited_access: true,
      },
      {
        ...ordinaryAddress,
        street_lines: ['Avenida Ruiz Cortines'],
        city: 'Monterrey',
        state: 'NLE',
        postal_code: '64440',
        country: 'MX',
        interior_number: 'Bodega 4',
        exterior_number: '3100',
        neighborhood: 'Industrial',
      },
    ];
    for (const address of written) {
      const { body } = await browser.get(`${path}/${await add(browser, address)}`);
      expect(body.data).toMatchObject(address);
      expect(body.data).toMatchObject({ verified: false, created_at: '2026-11-16T14:30:00.000Z' });
    }
  });

  it('is refused once, as a question, when its ZIP code contradicts state or city [ADDR-03]', async () => {
    const browser = await owner();
    const boston = { ...ordinaryAddress, city: 'Boston', state: 'CA', postal_code: '02114' };
    const asked = await browser.post(path, boston);
    expect([asked.status, asked.body.codes, asked.body.errors]).toEqual([
      422,
      { state: ['zip_in_other_state'] },
      { state: ['ZIP or postal code 02114 is in Boston, MA, not in Boston, CA'] },
    ]);
    const id = await add(browser, { ...boston, place_confirmed: true });
    // The answer holds for as long as the place stays as it is.
    const renamed = await browser.put(`${path}/${id}`, { ...boston, company: 'Other name' });
    expect([renamed.status, renamed.body.data?.['company']]).toEqual([200, 'Other name']);
    const moved = { ...boston, city: 'Los Angeles', state: 'MA' };
    expect((await browser.put(`${path}/${id}`, moved)).body.codes).toEqual({ city: ['zip_in_other_city'] });
    expect((await browser.put(`${path}/${id}`, { ...moved, place_confirmed: true })).status).toBe(200);
  });

  it('needs a company, a street and a place; the rest may be left out [ADDR-03]', async () => {
    const browser = await owner();
    const { company, street_lines, city, state, postal_code } = ordinaryAddress;
    const bare = await browser.post(path, { company, street_lines, city, state, postal_code });
    expect(bare.status).toBe(201);
    expect(bare.body.data).toMatchObject({ country: 'US', email: null, opens_at: null, site_type: 'business' });
    const nothing = await browser.post(path, { street_lines: ['', ' '] });
    const required = ['Field is required'];
    expect([nothing.status, nothing.body.errors]).toEqual([
      422,
      { company: required, 'street_lines.0': required, city: required, state: required, postal_code: required },
    ]);
  });

  it.each([
    ['email', 'nonsense', 'Invalid email'],
    ['phone', '12', 'Enter valid number'],
    ['opens_at', 'early', 'Please enter a valid time'],
    ['closes_at', '07:00', 'Please enter a valid time'],
    ['closes_at', '', 'Field is required'],
    ['postal_code', 'M4G 2B7', 'Enter a valid ZIP or postal code'],
  ])('names what is wrong with its %s: %s [ADDR-03]', async (field, value, text) => {
    const answer = await (await owner()).post(path, { ...ordinaryAddress, [field]: value });
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [text] }]);
  });

  it('drops empty street lines, and what only Mexico has elsewhere [ADDR-04]', async () => {
    const browser = await owner();
    const id = await add(browser, { street_lines: ['88 Pine Street', '', 'Rear dock'], neighborhood: 'Centro' });
    const { body } = await browser.get(`${path}/${id}`);
    expect(body.data).toMatchObject({ street_lines: ['88 Pine Street', 'Rear dock'], neighborhood: null });
    const six = await browser.post(path, { ...ordinaryAddress, street_lines: ['1', '2', '3', '4', '5', '6'] });
    expect(six.status).toBe(422);
  });
});

describe('an address that is sent again with its id', () => {
  it('is added once, and refused when it differs or was deleted [ADDR-02]', async () => {
    const browser = await owner();
    const body = { ...ordinaryAddress, id: crypto.randomUUID() };
    const answers = await Promise.all([browser.post(path, body), browser.post(path, body), browser.post(path, body)]);
    expect(answers.map(({ status, body: told }) => [status, told.data?.['id']])).toEqual(
      answers.map(() => [201, body.id]),
    );
    expect((await browser.get(path)).body.data).toHaveLength(1);
    expect(await auditOf(body.id)).toHaveLength(1);
    const other = await browser.post(path, { ...body, company: 'Pine Street Tools' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    await browser.send('DELETE', `${path}/${body.id}`);
    expect((await browser.post(path, body)).body.code).toBe('idempotency_key_reused');
    expect((await (await owner()).post(path, body)).status).toBe(201);
  });
});

describe('changing the book', () => {
  it('adds, changes, deletes and puts back, each with its entry in the audit trail [ADDR-02]', async () => {
    const browser = await owner();
    const id = await add(browser);
    site.clock.advance(60_000);
    const updated = await browser.put(`${path}/${id}`, { ...ordinaryAddress, company: 'Pine Street Tools' });
    expect(updated.body.data).toMatchObject({ company: 'Pine Street Tools', liftgate_recommended: true });
    expect((await browser.put(`${path}/${id}`, { ...ordinaryAddress, company: 'Pine Street Tools' })).status).toBe(200);
    expect((await browser.send('DELETE', `${path}/${id}`)).status).toBe(200);
    const gone = [
      await browser.get(`${path}/${id}`),
      await browser.put(`${path}/${id}`, ordinaryAddress),
      await browser.send('DELETE', `${path}/${id}`),
    ];
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await browser.get(path)).body.data).toEqual([]);
    expect((await browser.post(`${path}/${id}/restore`)).body.data).toEqual(updated.body.data);
    expect((await browser.post(`${path}/${id}/restore`)).status).toBe(200);
    expect((await browser.get(`${path}/${id}`)).body.data).toEqual(updated.body.data);
    const account_id = await accountIdOf(browser);
    expect(await auditOf(id)).toEqual(
      ['created', 'updated', 'deleted', 'restored'].map((done) => ({ action: `address.${done}`, account_id })),
    );
  });

  it('is in the audit trail with the fields that its owner knows, and no others [ADDR-02]', async () => {
    const browser = await owner();
    const id = await add(browser);
    const entry = await site.services.database.staff
      .selectFrom('audit_entries')
      .select('after')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    const shown = (await browser.get(`${path}/${id}`)).body.data ?? {};
    expect(Object.keys(entry.after as object).toSorted()).toEqual(Object.keys(shown).toSorted());
  });

  it('keeps the verification until the place changes, and accepts none from clients [ADDR-08]', async () => {
    const browser = await owner();
    const id = await add(browser, { verified: true });
    expect((await browser.get(`${path}/${id}`)).body.data?.['verified']).toBe(false);
    await site.services.database.staff
      .updateTable('addresses')
      .set({ verified: true, verified_at: site.clock() })
      .where('id', '=', id)
      .execute();
    const renamed = await browser.put(`${path}/${id}`, { ...ordinaryAddress, company: 'Pine Street Tools' });
    expect(renamed.body.data?.['verified']).toBe(true);
    const moved = await browser.put(`${path}/${id}`, { ...ordinaryAddress, street_lines: ['90 Pine Street'] });
    expect(moved.body.data?.['verified']).toBe(false);
  });
});

describe('the list', () => {
  const companies = async (browser: Browser, query: string) => {
    const { body } = await browser.get(`${path}?${query}`);
    return (body.data as unknown as { company: string }[]).map(({ company }) => company);
  };

  it('sorts by company, city and state, both ways, a page at a time [ADDR-01]', async () => {
    const browser = await owner();
    await add(browser, { company: 'beacon Hill', city: 'Boston', state: 'MA', postal_code: '02114' });
    await add(browser, { company: 'Cream City', city: 'Milwaukee', state: 'WI', postal_code: '53207' });
    await add(browser, { company: 'Alamo', city: 'San Antonio', state: 'TX', postal_code: '78207' });
    expect(await companies(browser, '')).toEqual(['Alamo', 'beacon Hill', 'Cream City']);
    expect(await companies(browser, 'sort=-company')).toEqual(['Cream City', 'beacon Hill', 'Alamo']);
    expect(await companies(browser, 'sort=city')).toEqual(['beacon Hill', 'Cream City', 'Alamo']);
    expect(await companies(browser, 'sort=-state')).toEqual(['Cream City', 'Alamo', 'beacon Hill']);
    expect(await companies(browser, 'per_page=2&page=2')).toEqual(['Cream City']);
    expect((await browser.get(`${path}?per_page=2`)).body).toMatchObject({ meta: { total: 3, last_page: 2 } });
  });

  it('finds every word anywhere, and does not treat special characters as wildcards [ADDR-01]', async () => {
    const browser = await owner();
    await add(browser);
    await add(browser, { company: '100% Oak', contact_last_name: 'Núñez', street_lines: ['5 Elm Road'] });
    expect(await companies(browser, 'search=larsen%20portland')).toEqual(['Pine Street Hardware']);
    expect(await companies(browser, 'search=N%C3%9A%C3%91EZ')).toEqual(['100% Oak']);
    expect(await companies(browser, 'search=0%25')).toEqual(['100% Oak']);
    expect(await companies(browser, 'search=04101')).toHaveLength(2);
    expect(await companies(browser, 'search=rear_dock')).toEqual([]);
  });
});

describe('an address that is in the book already', () => {
  type Warned = { data: { id: string }[]; same_street: { id: string }[] };
  async function warned(browser: Browser, query: string) {
    const { body } = await browser.get(`${path}/duplicates?${query}`);
    const { data, same_street: street } = body as unknown as Warned;
    return { same: data.map(({ id }) => id), street: street.map(({ id }) => id) };
  }
  const asked = (company: string) =>
    new URLSearchParams({ company, street: '12 Ledge Rd.', postal_code: '05641-1234' }).toString();

  it('is found in any spelling, separate from another name at the same street [ADDR-05]', async () => {
    const browser = await owner();
    const ledge = { street_lines: ['12 Ledge Road'], city: 'Barre', state: 'VT', postal_code: '05641' };
    const quarry = await add(browser, { ...ledge, company: 'Old Quarry Stone' });
    const cafe = await add(browser, { ...ledge, company: 'Ledge Café' });
    await add(browser, { ...ledge, company: 'Old Quarry Stone', street_lines: ['14 Ledge Road'] });
    expect(await warned(browser, asked('OLD QUARRY STONE'))).toEqual({ same: [quarry], street: [cafe] });
    expect(await warned(browser, asked('New Tenant'))).toEqual({ same: [], street: [quarry, cafe] });
    expect(await warned(await owner(), asked('Old Quarry Stone'))).toEqual({ same: [], street: [] });
  });
});
