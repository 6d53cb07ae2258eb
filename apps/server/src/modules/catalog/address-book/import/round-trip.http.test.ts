import { afterAll, beforeAll, expect, it } from 'vitest';
import { ordinaryAddress } from '../../../../testing/address.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { addPerson, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { goOn, rowsOf, summaryIn, upload } from '../../../../testing/uploads.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const owner = async () => signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);

/** Addresses that are hard to write into a file. */
const hard = [
  ordinaryAddress,
  { ...ordinaryAddress, company: 'Tool, Die and Gauge', phone: '+1 802 555 0119', contact_last_name: '=1+1' },
  {
    ...ordinaryAddress,
    company: '@Home "Goods"',
    contact_first_name: "'=quoted",
    contact_last_name: '-',
    street_lines: ['-5 Mill Road'],
  },
  {
    ...ordinaryAddress,
    company: 'Pisos y Azulejos; Norte',
    street_lines: ['Avenida Ruiz Cortines', 'Puerta 2', 'Patio', 'Andén 4', 'Tocar dos veces'],
    city: 'Monterrey',
    state: 'NLE',
    postal_code: '64440',
    country: 'MX',
    exterior_number: '3100',
    interior_number: 'Bodega 4',
    neighborhood: 'Industrial',
    opens_at: null,
    closes_at: null,
    site_type: 'border_crossing',
  },
  {
    ...ordinaryAddress,
    company: 'Leaside',
    city: 'Toronto',
    state: 'ON',
    postal_code: 'M4G 2B7',
    country: 'CA',
    email: null,
    limited_access: true,
  },
  // The account deliberately kept a state that does not match the ZIP.
  { ...ordinaryAddress, company: 'Odd but ours', state: 'NH' },
];

const known = ({ id: _id, created_at: _created, updated_at: _updated, ...rest }: Record<string, unknown>) => rest;
const bookOf = async (browser: Browser) => {
  const { body } = await browser.get('/api/addresses?per_page=100');
  return (body.data as unknown as Record<string, unknown>[]).map(known);
};

it('what is exported is the same again in another book, and nothing new in its own [ADDR-07]', async () => {
  const browser = await owner();
  for (const address of hard)
    expect((await browser.post('/api/addresses', { ...address, place_confirmed: true })).status).toBe(201);
  const exported = await browser.get('/api/addresses/export');
  expect(exported.headers['content-disposition']).toBe('attachment; filename="addresses-2026-11-16.csv"');

  const own = await upload(browser, 'addresses', exported.text);
  expect([own.good, own.problems, own.duplicates]).toEqual([0, 0, hard.length]);
  await browser.send('PATCH', `/api/address-imports/${own.id}`, { duplicates: 'update' });
  expect((await goOn(browser, 'addresses', own.id, 'commit')).result).toMatchObject({ added: 0, updated: 0 });

  const other = await owner();
  const theirs = await upload(other, 'addresses', exported.text);
  const [doubt, ...more] = await rowsOf(other, 'addresses', theirs.id);
  expect([doubt?.label, doubt?.problems.map(({ code }) => code), more]).toEqual([
    'Odd but ours',
    ['zip_in_other_state'],
    [],
  ]);
  const column = theirs.columns.findIndex(({ field }) => field === 'state');
  const cells = [{ row: doubt?.row, column, value: 'NH' }];
  summaryIn(await other.send('PATCH', `/api/address-imports/${theirs.id}`, { cells }));
  await goOn(other, 'addresses', theirs.id, 'commit', { mode: 'all' });
  expect(await bookOf(other)).toEqual(await bookOf(browser));
});

it('an export holds what is searched for, and nothing a sheet would work out [ADDR-07]', async () => {
  const browser = await owner();
  for (const address of hard) await browser.post('/api/addresses', address);
  const found = await browser.get('/api/addresses/export?search=gauge');
  const lines = found.text.replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^"Tool, Die and Gauge",Maya,'=1\+1,dock@pine-street\.example,'\+1 802 555 0119,/);
  const all = await browser.get('/api/addresses/export');
  expect(all.text).not.toMatch(/(^|,|\n)"?[=+\-@]/);
});

it('an export of many pieces leaves none out and has none twice [ADDR-07]', async () => {
  const browser = await owner();
  const rows = Array.from({ length: 2300 }, (_, at) => `Depot ${at % 7},${at} Mill Road,Barre,VT,05641`);
  const { id } = await upload(browser, 'addresses', ['Company,Street,City,State,ZIP', ...rows].join('\n'));
  await goOn(browser, 'addresses', id, 'commit');
  const { text } = await browser.get('/api/addresses/export');
  const streets = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[5]);
  expect([streets.length, new Set(streets).size]).toEqual([2300, 2300]);
});
