import type { OfferedPart, Part, PartFileResult, PartVersion } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Seen } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let ops: Browser;
let shipper: Browser;
const path = '/api/admin/parts';

beforeAll(async () => {
  server = await startTestServer();
  ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
  shipper = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
});
afterAll(() => server.close());

const rows = (answer: Seen) => answer.body.data as unknown as Part[];
const partIn = (answer: Seen) => answer.body.data as Part & { readonly versions: PartVersion[] };
const list = async (query = '') => rows(await ops.get(`${path}?${query}`));
const names = async (query: string) => (await list(query)).map(({ description }) => description);
const offered = async (search: string) =>
  (await shipper.get(`/api/parts?search=${encodeURIComponent(search)}`)).body.data as unknown as OfferedPart[];
const add = (changes: object) => ops.post(path, { id: crypto.randomUUID(), ...changes });
const send = (to: string, text: string) =>
  ops.send('POST', `${path}/${to}`, Buffer.from(text), { 'content-type': 'text/csv' });
const told = (answer: Seen) => answer.body.data as PartFileResult;

describe('a part', () => {
  it('is added with a class of its own or a scale of densities, and is there once when it is sent twice [ADMIN-09]', async () => {
    const id = crypto.randomUUID();
    const body = { id, number: '156600', sub: '04', description: 'Plastic housings', keywords: 'covers cases' };
    const first = await ops.post(path, body);
    const again = await ops.post(path, body);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(partIn(first)).toMatchObject({
      number: '156600',
      sub: '04',
      freight_class: null,
      density_scale: 'nmfc_2025_13sub',
    });
    expect((await ops.post(path, { ...body, description: 'Other' })).body.code).toBe('idempotency_key_reused');
    const own = await add({ description: 'Hot tubs', freight_class: '250' });
    expect(partIn(own)).toMatchObject({ number: null, freight_class: '250', version: 1 });
  });

  it.each([
    [{ description: '' }, { description: ['required'] }],
    [{ description: 'A', number: '12' }, { number: ['invalid'] }],
    [{ description: 'A', number: '1234567' }, { number: ['invalid'] }],
    [{ description: 'A', sub: '1' }, { number: ['required'] }],
    [{ description: 'A', freight_class: '51' }, { freight_class: ['invalid'] }],
    [{ description: 'Other plastics', number: '156600', sub: '04' }, { number: ['part_taken'] }],
    [{ description: 'HOT TUBS' }, { description: ['part_taken'] }],
  ])('that is %j is refused beside the field', async (body, codes) => {
    const answer = await add(body);
    expect([answer.status, answer.body.codes]).toEqual([422, codes]);
  });

  it('is changed as a new version, and what it was stays', async () => {
    const made = partIn(await add({ description: 'Garden gnomes', note: 'Fragile' }));
    const changed = await ops.put(`${path}/${made.id}`, {
      description: 'Garden figures',
      freight_class: '175',
      version: 1,
    });
    expect(partIn(changed)).toMatchObject({ description: 'Garden figures', version: 2 });
    const late = await ops.put(`${path}/${made.id}`, { description: 'Gnomes', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    const { versions } = partIn(await ops.get(`${path}/${made.id}`));
    expect(versions.map(({ version, part }) => [version, part.description, part.freight_class])).toEqual([
      [2, 'Garden figures', '175'],
      [1, 'Garden gnomes', null],
    ]);
  });

  it('is offered to shippers until it is retired, and again once it is restored', async () => {
    const made = partIn(await add({ number: '70970', description: 'Floor mats' }));
    expect((await offered('70970')).map(({ description }) => description)).toEqual(['Floor mats']);
    await ops.post(`${path}/${made.id}/retire`, { version: 1 });
    expect(await offered('70970')).toEqual([]);
    expect(await names('state=retired')).toEqual(['Floor mats']);
    // Another part takes its number in the meantime.
    const other = partIn(await add({ number: '70970', description: 'Door mats' }));
    const refused = await ops.post(`${path}/${made.id}/restore`, { version: 1 });
    expect([refused.status, refused.body.codes]).toEqual([422, { number: ['part_taken'] }]);
    await ops.post(`${path}/${other.id}/retire`, { version: 1 });
    expect((await ops.post(`${path}/${made.id}/restore`, { version: 1 })).status).toBe(200);
    expect((await offered('mats')).map(({ description }) => description)).toEqual(['Floor mats']);
  });
});

describe('the catalog', () => {
  it('is searched by numbers and by the beginnings of words, in any order', async () => {
    expect(await names('search=156600-04')).toEqual(['Plastic housings']);
    expect(await names('search=hous+plas')).toEqual(['Plastic housings']);
    expect(await names('search=cases')).toEqual(['Plastic housings']);
    expect(await names('search=%26+%7C+!')).toEqual([]);
    expect((await offered('plas')).map(({ number, sub }) => [number, sub])).toEqual([['156600', '04']]);
  });

  it('is narrowed by how a part is classed, and sorted', async () => {
    const own = await list('rule=class');
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((part) => part.freight_class !== null)).toBe(true);
    const sorted = await names('sort=-description');
    expect(sorted).toEqual(sorted.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? 1 : -1)));
  });

  it('comes as a file that changes nothing when it is brought in again', async () => {
    const file = await ops.get(`${path}/export?state=in_force`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const count = (await list('per_page=100')).length;
    expect(told(await send('files', file.text))).toMatchObject({ rows: count, added: 0, changed: 0, same: count });
  });
});

describe('a file of parts', () => {
  const good = 'NMFC,Description,Class,Other words\n42130,Cement in bags,,mortar\n156600-04,Plastic cases,85,\n';

  it('says first what it would do, and then does exactly that, once', async () => {
    const before = (await list('per_page=100')).length;
    const checked = told(await send('file-checks', good));
    expect(checked).toMatchObject({ rows: 2, added: 1, changed: 1, same: 0, problem_count: 0 });
    expect(checked.preview).toEqual([
      { row: 2, what: 'added', name: 'Cement in bags', fields: ['number', 'description', 'keywords', 'density_scale'] },
      { row: 3, what: 'changed', name: 'Plastic cases', fields: ['description', 'keywords', 'freight_class'] },
    ]);
    expect((await list('per_page=100')).length).toBe(before);
    expect(told(await send('files', good))).toMatchObject({ added: 1, changed: 1 });
    expect((await list('search=mortar'))[0]).toMatchObject({ number: '42130', description: 'Cement in bags' });
    expect((await list('search=156600'))[0]).toMatchObject({
      description: 'Plastic cases',
      freight_class: '85',
      version: 2,
    });
    expect(told(await send('files', good))).toMatchObject({ added: 0, changed: 0, same: 2 });
  });

  it('goes in as a whole or not at all, and names each row that is wrong', async () => {
    const text = 'Descripción,Clase\nGood one,50\n,60\nBad class,51\nGood one,55\n';
    const result = told(await send('files', text));
    expect(result.problems).toEqual([
      { row: 3, field: 'description', code: 'required', value: '' },
      { row: 4, field: 'freight_class', code: 'invalid', value: '51' },
      { row: 5, field: 'number', code: 'part_taken', value: 'Good one' },
    ]);
    expect(await names('search=good+one')).toEqual([]);
  });

  it.each([
    ['', 'file_empty'],
    ['Only,headings\n', 'file_without_rows'],
    ['Something,else\n1,2\n', 'file_not_a_table'],
  ])('that is %j is refused', async (text, code) => {
    const answer = await send('file-checks', text);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body.codes)).toContain(code);
  });
});

it('is kept by ops and admin, read by all staff, and never changed by customers [ROLE-07]', async () => {
  const sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
  expect([(await sales.get(path)).status, (await sales.post(path, { description: 'x' })).status]).toEqual([200, 403]);
  expect([(await shipper.get(path)).status, (await shipper.post(path, { description: 'x' })).status]).toEqual([
    403, 403,
  ]);
});
