import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../../testing/browser.ts';
import { addProduct, ordinaryHazmat, ordinaryProduct } from '../../../../testing/catalog.ts';
import { addPerson, signIn } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { goOn, rowsOf, upload } from '../../../../testing/uploads.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const owner = async () => signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);

const known = ({ id: _id, created_at: _created, updated_at: _updated, ...rest }: Record<string, unknown>) => rest;
const catalogOf = async (browser: Browser) => {
  const { body } = await browser.get('/api/products?per_page=100');
  return (body.data as unknown as Record<string, unknown>[]).map(known);
};

it('what is exported is the same again in another catalog, and nothing new in its own [CAT-01]', async () => {
  const browser = await owner();
  await addProduct(browser);
  await addProduct(browser, {
    description: '-5 °C gel, boxed',
    product_number: '=ST-1',
    nmfc: '150390-01',
    sat: '56101900',
    pieces: 12,
    stackable: true,
    hs_code: '848180',
    origin_country: 'US',
    unit_value: { amount: 4_505, currency: 'CAD' },
  });
  await addProduct(browser, {
    description: 'Wood stain',
    product_number: 'WS-4',
    freight_class: '92.5',
    package_type: 'tubes_pipes',
    length: { value: 121.5, unit: 'cm' },
    width: { value: 40.125, unit: 'in' },
    weight: { value: 281.25, unit: 'kg' },
    hazardous: true,
    hazmat: ordinaryHazmat,
  });
  const exported = await browser.get('/api/products/export');
  const own = await upload(browser, 'products', exported.text);
  expect([own.good, own.problems, own.duplicates]).toEqual([0, 0, 3]);
  await browser.send('PATCH', `/api/product-imports/${own.id}`, { duplicates: 'update' });
  expect((await goOn(browser, 'products', own.id, 'commit')).result).toMatchObject({ added: 0, updated: 0 });
  const other = await owner();
  const theirs = await upload(other, 'products', exported.text);
  await goOn(other, 'products', theirs.id, 'commit', { mode: 'all' });
  expect(await catalogOf(other)).toEqual(await catalogOf(browser));
});

it('a file with headings of its own fills in a product, units and figures as people write them [CAT-01]', async () => {
  const browser = await owner();
  const file = [
    'Descripción;SKU;Largo;Ancho;Alto;Peso;Clase;Empaque;Peligroso;Número UN;Nombre propio de embarque;Clase de peligro;Grupo de embalaje;Contacto de emergencia;Teléfono de emergencia;Fracción arancelaria;País de origen;Valor unitario;Moneda',
    'Tinte;T-1;121,5 cm;40 in;48;1,240.5 lb;Clase 92.5;Tambores;sí;UN1263;Pintura;3;ii;Mesa;1-800-555-0177;3208.90;mx;1,250.50;mxn',
  ].join('\n');
  const { id, good } = await upload(browser, 'products', file);
  expect(good).toBe(1);
  await goOn(browser, 'products', id, 'commit');
  expect(await catalogOf(browser)).toMatchObject([
    {
      description: 'Tinte',
      product_number: 'T-1',
      length: { value: 121.5, unit: 'cm' },
      width: { value: 40, unit: 'in' },
      height: { value: 48, unit: 'in' },
      weight: { value: 1240.5, unit: 'lb' },
      freight_class: '92.5',
      package_type: 'drums',
      hazardous: true,
      hazmat: { id_number: 'UN1263', proper_name: 'Pintura', hazard_class: '3', packing_group: 'II' },
      hs_code: '320890',
      origin_country: 'MX',
      unit_value: { amount: 125_050, currency: 'MXN' },
    },
  ]);
});

it('names the fields of customs that cannot be read [CAT-02]', async () => {
  const browser = await owner();
  const file = [
    'Description,Length,Width,Height,Weight,HS code,Country of origin,Unit value,Value currency',
    'Tile,48,40,36,100,84,US,ten,USD',
    'Grout,48,40,36,100,848180,QQ,10,EUR',
  ].join('\n');
  const { id } = await upload(browser, 'products', file);
  const rows = await rowsOf(browser, 'products', id);
  expect(rows.map(({ problems }) => problems.map(({ field, code }) => [field, code]))).toEqual([
    [
      ['unit_value', 'not_a_number'],
      ['hs_code', 'invalid_hs_code'],
    ],
    [
      ['origin_country', 'invalid_country'],
      ['value_currency', 'invalid'],
    ],
  ]);
});

it('a number that a product has makes a duplicate; without one the description and all figures do [CAT-02]', async () => {
  const browser = await owner();
  await addProduct(browser, { product_number: 'BV-100' });
  await addProduct(browser);
  const line = (description: string, number: string, weight: number) => `${description},${number},48,40,48,${weight}`;
  const same = ordinaryProduct.description;
  const rows = [line('Something else', 'bv-100', 10), line(`"${same}"`, '', 620), line(`"${same}"`, '', 621)];
  const seen = await upload(browser, 'products', ['Description,SKU,Length,Width,Height,Weight', ...rows].join('\n'));
  expect([seen.good, seen.duplicates]).toEqual([1, 2]);
  expect((await rowsOf(browser, 'products', seen.id, 'duplicate')).map(({ row }) => row)).toEqual([2, 3]);
  await browser.send('PATCH', `/api/product-imports/${seen.id}`, { duplicates: 'add' });
  const taken = await browser.post(`/api/product-imports/${seen.id}/commit`, {});
  expect([taken.status, (await catalogOf(browser)).length]).toEqual([409, 2]);
});
