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

/** Every endpoint that takes a file as its body, with its query parameters. */
const uploads = allEndpoints().filter(({ endpoint }) => endpoint.upload !== undefined);
/** Endpoints that take a file's text and name in a JSON body. */
const named = allEndpoints().filter(
  ({ endpoint: { body } }) => body && 'shape' in body && 'file_name' in (body.shape as object),
);

const hasName = ({ query }: Endpoint): boolean => query !== undefined && 'name' in query.shape;

type Refused = { readonly code: string | undefined; readonly text: string | undefined };

/** Uses unknown ids: a file is refused by its type before any look-up. */
async function refusalOf(endpoint: Endpoint, name: string | null, content: Buffer): Promise<Refused> {
  const browser = endpoint.path.startsWith('/api/admin/') ? admin : owner;
  const given = { ...(name !== null && { name }), id: '01900000-0000-7000-8000-000000000001' };
  const kind = endpoint.path.includes('/shipments/') ? 'delivery_receipt' : 'scale_ticket';
  const asked = new URLSearchParams({ ...given, kind });
  const { body } = await browser.post(`${urlOf(endpoint)}?${asked.toString()}`, content, {
    'content-type': endpoint.upload?.bytes ?? '',
  });
  const field = endpoint.accepts?.field ?? 'file';
  return { code: body.codes?.[field]?.[0], text: body.errors?.[field]?.[0] };
}

/** The refusal declared by the endpoint. */
function promised({ accepts }: Endpoint): Refused {
  const code = accepts?.refusal;
  return { code, text: speak('en')(`fields.${code}` as never) };
}

it('finds every upload, each with its accepted types', () => {
  expect(uploads.length).toBeGreaterThanOrEqual(12);
  expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(['edi214.upload', 'carrierBills.upload']));
  expect(uploads.filter(({ endpoint }) => endpoint.accepts === undefined)).toEqual([]);
});

it.each(uploads.filter(({ endpoint }) => hasName(endpoint)))(
  'refuses at $name a file of a dangerous name, in its own words',
  async ({ endpoint }) => {
    for (const name of hostileNames) expect(await refusalOf(endpoint, name, script), name).toEqual(promised(endpoint));
  },
);

/** Content that does not match the name, for each type that uploads accept. */
const mismatches: readonly (readonly [type: string, name: string, content: Buffer])[] = [
  ['application/pdf', 'x.pdf', script],
  ['image/png', 'x.png', script],
  ['text/plain', 'x.txt', program],
  ['text/csv', 'x.csv', Buffer.from('%PDF-1.7\n%%EOF')],
];

it.each(uploads)('refuses at $name a file whose content is not what its name says', async ({ endpoint }) => {
  const { types = [], parsed } = endpoint.accepts ?? {};
  // Text is checked by the table reader.
  const wrong = mismatches.filter(([type]) => types.some((one) => one === type) && !(parsed && type === 'text/plain'));
  expect(wrong.length).toBeGreaterThan(0);
  for (const [, name, content] of wrong)
    expect(await refusalOf(endpoint, name, content), name).toEqual(promised(endpoint));
});

it.each(named)('refuses at $name the text of a file of a dangerous name', async ({ endpoint }) => {
  for (const name of hostileNames) {
    const body = { file_name: name, content: script.toString() };
    expect((await admin.post(endpoint.path, body)).body.codes?.['file_name'], name).toHaveLength(1);
  }
});
