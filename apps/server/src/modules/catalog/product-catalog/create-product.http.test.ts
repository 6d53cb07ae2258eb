import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct, ordinaryHazmat, ordinaryProduct } from '../../../testing/catalog.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const shipper = async () => signIn(site.app, (await addPerson(site, { accountRole: 'shipper' })).email);

it('keeps everything as it was typed, in the units it was typed in [CAT-01, CAT-02]', async () => {
  const browser = await shipper();
  const fields = {
    description: 'Barniz a base de solvente',
    product_number: 'BZ-20',
    nmfc: '149980-02',
    sat: '31211502',
    freight_class: '77.5',
    package_type: 'drums',
    length: { value: 60.325, unit: 'cm' },
    width: { value: 24, unit: 'in' },
    height: { value: 0.001, unit: 'cm' },
    weight: { value: 190.5, unit: 'kg' },
    pieces: 4,
    stackable: true,
    hazardous: true,
    hazmat: ordinaryHazmat,
    hs_code: '3208909000',
    origin_country: 'DE',
    unit_value: { amount: 80_050, currency: 'MXN' },
  } as const;
  const { id } = await addProduct(browser, fields);
  const shown = await browser.get(`/api/products/${id}`);
  const at = '2026-11-16T14:30:00.000Z';
  expect(shown.body.data).toEqual({ id, ...fields, created_at: at, updated_at: at });
});

it('is in the catalog once, however often it is sent with its id [CAT-02]', async () => {
  const browser = await shipper();
  const body = {
    ...ordinaryProduct,
    product_number: 'ONCE-1',
    hazardous: true,
    hazmat: ordinaryHazmat,
    id: crypto.randomUUID(),
  };
  const answers = await Promise.all([1, 2, 3].map(() => browser.post('/api/products', body)));
  expect(answers.map(({ status, body: told }) => [status, told.data?.['id']])).toEqual(
    answers.map(() => [201, body.id]),
  );
  expect((await browser.get('/api/products')).body.data).toHaveLength(1);
  const other = await browser.post('/api/products', { ...body, description: 'Something else' });
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  expect((await browser.post('/api/products', { ...body, id: crypto.randomUUID() })).body.codes).toEqual({
    product_number: ['product_number_taken'],
  });
});

it('takes what is not given for not known [CAT-02]', async () => {
  const product = await addProduct(await shipper());
  expect(product).toMatchObject({
    ...ordinaryProduct,
    product_number: null,
    nmfc: null,
    sat: null,
    freight_class: null,
  });
  expect(product).toMatchObject({ package_type: null, pieces: null, stackable: false, hazardous: false, hazmat: null });
  expect(product).toMatchObject({ hs_code: null, origin_country: null, unit_value: null });
});

it('takes a tariff code however it is dotted, and names one that is none', async () => {
  const browser = await shipper();
  const customs = { hs_code: '8481.80', origin_country: 'us', unit_value: { amount: 4_500 } };
  expect(await addProduct(browser, customs)).toMatchObject({
    hs_code: '848180',
    origin_country: 'US',
    unit_value: { amount: 4_500, currency: 'USD' },
  });
  const wrong = { hs_code: '84', origin_country: 'QQ', unit_value: { amount: 0 } };
  expect((await browser.post('/api/products', { ...ordinaryProduct, ...wrong })).body.codes).toEqual({
    hs_code: ['invalid_hs_code'],
    origin_country: ['invalid_country'],
    'unit_value.amount': ['too_small'],
  });
});

it('names the fields that are wrong [CAT-02]', async () => {
  const answer = await (
    await shipper()
  ).post('/api/products', {
    ...ordinaryProduct,
    description: ' ',
    freight_class: '60.5',
    width: { value: 0, unit: 'in' },
    height: { value: 1.2345, unit: 'in' },
    weight: { unit: 'lb' },
  });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors ?? {}).toSorted()).toEqual([
    'description',
    'freight_class',
    'height.value',
    'weight.value',
    'width.value',
  ]);
});

it('asks for the hazardous details of what is hazardous', async () => {
  const browser = await shipper();
  const without = await browser.post('/api/products', { ...ordinaryProduct, hazardous: true });
  expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['hazmat']]);
  const hazmat = { ...ordinaryHazmat, id_number: '126' };
  const wrong = await browser.post('/api/products', { ...ordinaryProduct, hazardous: true, hazmat });
  expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['hazmat.id_number']]);
});

it('allows each number once per account, ignoring case, even concurrently', async () => {
  const [browser, other] = [await shipper(), await shipper()];
  await addProduct(browser, { product_number: 'DS-100' });
  const again = await browser.post('/api/products', { ...ordinaryProduct, product_number: 'ds-100' });
  expect([again.status, again.body.errors]).toEqual([
    422,
    { product_number: ['Another product already has this number'] },
  ]);
  await addProduct(other, { product_number: 'DS-100' });
  const both = await Promise.all(
    [1, 2].map(() => browser.post('/api/products', { ...ordinaryProduct, product_number: 'X-1' })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
});

it('keeps no hazardous details of what is not hazardous', async () => {
  const product = await addProduct(await shipper(), { hazardous: false, hazmat: ordinaryHazmat });
  expect(product.hazmat).toBeNull();
});
