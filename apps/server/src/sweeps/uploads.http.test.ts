import { allEndpoints, type Endpoint } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { speak } from '../core/speak.ts';
import type { Browser } from '../testing/browser.ts';
import { signInAs } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { urlOf } from './some-url.ts';

let server: TestServer;
let admin: Browser;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, { roles: ['super_admin'] });
  owner = await signInAs(server, { accountRole: 'owner' });
});
afterAll(() => server.close());

const script = Buffer.from('<!doctype html><script>alert(1)</script>');
const program = Buffer.from('4d5a90000300000004000000ffff0000', 'hex');
const hostileNames = ['x.hta', 'x.bat', 'x.vbs', 'x.html', 'x.svg', 'x.pdf.exe', 'x.csv.', 'pdf'];

/** Every endpoint that takes a file as its body, with what a query of it must hold. */
const uploads = allEndpoints().filter(({ endpoint }) => endpoint.upload !== undefined);
/** Those that take the text of a file beside its name. */
const named = allEndpoints().filter(
  ({ endpoint: { body } }) => body && 'shape' in body && 'file_name' in (body.shape as object),
);

const hasName = ({ query }: Endpoint): boolean => query !== undefined && 'name' in query.shape;

/** Nothing of this id is there: a file is refused for its type before anything is looked up. */
async function codeOf(endpoint: Endpoint, name: string | null, content: Buffer): Promise<string | undefined> {
  const browser = endpoint.path.startsWith('/api/admin/') ? admin : owner;
  const given = { ...(name !== null && { name }), id: '01900000-0000-7000-8000-000000000001' };
  const kind = endpoint.path.includes('/shipments/') ? 'delivery_receipt' : 'scale_ticket';
  const asked = new URLSearchParams({ ...given, kind });
  const answer = await browser.post(`${urlOf(endpoint)}?${asked.toString()}`, content, {
    'content-type': endpoint.upload?.bytes ?? '',
  });
  const { field = 'file', refusal = '' } = endpoint.accepts ?? {};
  const code = answer.body.codes?.[field]?.[0];
  if (code === refusal) expect(answer.body.errors?.[field]).toEqual([speak('en')(`fields.${code}` as never)]);
  return code;
}

it('finds every upload, each with its accepted types', () => {
  expect(uploads.length).toBeGreaterThanOrEqual(12);
  expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(['edi214.upload', 'carrierBills.upload']));
  expect(uploads.filter(({ endpoint }) => endpoint.accepts === undefined)).toEqual([]);
});

it.each(uploads)('refuses at $name a file of a dangerous name, in its own words', async ({ endpoint }) => {
  if (!hasName(endpoint)) return;
  for (const name of hostileNames) expect(await codeOf(endpoint, name, script), name).toBe(endpoint.accepts?.refusal);
});

it.each(uploads)('refuses at $name a file whose content is not what its name says', async ({ endpoint }) => {
  const { types = [], refusal, parsed } = endpoint.accepts ?? {};
  const pictures = types.filter((type) => !type.startsWith('text/'));
  if (pictures.includes('application/pdf')) expect(await codeOf(endpoint, 'x.pdf', script)).toBe(refusal);
  if (types.includes('image/png')) expect(await codeOf(endpoint, 'x.png', script)).toBe(refusal);
  if (types.includes('text/plain') && !parsed) expect(await codeOf(endpoint, 'x.txt', program)).toBe(refusal);
  if (parsed) expect(await codeOf(endpoint, 'x.csv', Buffer.from('%PDF-1.7\n%%EOF'))).toBe(refusal);
});

it.each(named)('refuses at $name the text of a file of a dangerous name', async ({ endpoint }) => {
  for (const name of hostileNames) {
    const body = { file_name: name, content: script.toString() };
    expect((await admin.post(endpoint.path, body)).body.codes?.['file_name'], name).toHaveLength(1);
  }
});
