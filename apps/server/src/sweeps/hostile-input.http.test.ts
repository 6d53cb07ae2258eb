import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fields } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindings } from '../registry.ts';
import type { Browser } from '../testing/browser.ts';
import { signInAs } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildApp } from '../core/http/app.ts';
import { openEventStream } from '../core/http/event-stream.ts';

let server: TestServer;
let web: FastifyInstance;
let webRoot: string;
let admin: Browser;
let owner: Browser;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  admin = await signInAs(server, { roles: ['super_admin'] });
  owner = await signInAs(server, { accountRole: 'owner' });
  webRoot = await mkdtemp(join(tmpdir(), 'waybill-web-'));
  await mkdir(join(webRoot, 'build'));
  await writeFile(join(webRoot, 'index.html'), '<title>Waybill</title>');
  await writeFile(join(webRoot, 'favicon.ico'), 'icon');
  web = await buildApp(server.services, { bindings, webRoot });
});
afterAll(async () => {
  await web.close();
  await server.close();
  await rm(webRoot, { recursive: true });
});

describe('input that no column takes', () => {
  it('is refused or left out, and never a fault of the server', async () => {
    const answers = await Promise.all([
      owner.get('/api/shipments?search=%00'),
      owner.get('/api/marketplaces/orders/%00'),
      owner.get('/api/quotes/export?from=0001-01-01'),
      admin.get(`/api/admin/audit-trail?older_than=1_${'-'.repeat(36)}`),
      admin.get(`/api/admin/accounts/csv?ids=nothing`),
      owner.get('/api/chats/00000000-0000-7000-8000-000000000000?before=2147483648'),
      owner.post('/reset-password', '"\\u0000"' as unknown as object, { 'content-type': 'application/json' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 422, 422, 200, 422, 400]);
  });

  it('names the field of a version that is past every count', async () => {
    const path = '/api/admin/disputes/00000000-0000-7000-8000-000000000000/close';
    expect((await admin.post(path, { version: 2_147_483_648 })).body.codes).toMatchObject({ version: ['too_big'] });
    expect(fields.version.safeParse(fields.largestCount - 1).success).toBe(true);
    // A change writes the next version, which would exceed the limit.
    const terms = { version: fields.largestCount, usual: { amount: 0, basis_points: 0 }, causes: [] };
    expect((await admin.put('/api/admin/carrier-bills/terms', terms)).body.codes).toMatchObject({
      version: ['too_big'],
    });
  });

  it('may be nested 20,000 deep', async () => {
    const deep = `{"items":${'['.repeat(20_000)}${']'.repeat(20_000)}}` as unknown as object;
    const answer = await owner.post('/api/quotes', deep, { 'content-type': 'application/json' });
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed_request']);
  });

  it('is refused with our own message, even where the framework refuses it', async () => {
    const codes = async (url: string) => {
      const answer = await server.app.inject({ url, headers: { accept: 'application/json' } });
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    expect(await codes('/api/quotes/%E0%A4%A')).toEqual([400, 'malformed_request']);
    expect(await codes(`/api/quotes/${'x'.repeat(301)}`)).toEqual([414, 'uri_too_long']);
  });
});

it('may be a tracking number that is cut in the middle of a sign', async () => {
  const number = `${'a'.repeat(39)}${encodeURIComponent('\u{1f69a}')}`;
  for (const url of [`/tracking?number=${number}`, `/tracking/${number}/follow`])
    expect((await server.app.inject({ url, headers: { accept: 'text/html' } })).statusCode).toBe(303);
});

describe('a connection', () => {
  it('has a limit for its headers, its request, and its silence', () => {
    const { headersTimeout, requestTimeout, timeout } = server.app.server;
    for (const limit of [headersTimeout, requestTimeout, timeout]) {
      expect(limit).toBeGreaterThan(0);
      expect(limit).toBeLessThanOrEqual(300_000);
    }
  });

  it('ends when headers or a body come one byte at a time, and a stream goes on', async () => {
    const limits = { headers: 50, request: 100, idle: 60_000, look: 10 };
    const stream = (app: FastifyInstance) =>
      void app.get('/stream', (call, reply) => void openEventStream({ request: call, reply }));
    const slow = await buildApp(server.services, { bindings, webRoot: null, limits, pages: [stream] });
    await slow.listen({ host: '127.0.0.1', port: 0 });
    const { port } = slow.server.address() as AddressInfo;
    /** Sends a start, then one byte at a time until the server closes the connection. @returns the response */
    const drip = (beginning: string) =>
      new Promise<string>((resolve) => {
        let said = '';
        const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
        const dripping = setInterval(() => socket.write('a'), 5);
        socket.on('data', (part) => (said += part.toString()));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(dripping);
          resolve(said);
        });
      });
    try {
      const followed = connect(port, '127.0.0.1', () => followed.write('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n'));
      await once(followed, 'data');
      const post = 'POST /login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n';
      for (const beginning of ['GET / HTTP/1.1\r\nHost: x\r\nX-Long: ', post]) {
        const said = await drip(beginning);
        expect(said).toMatch(/^HTTP\/1\.1 408 /);
        expect(said).toContain('"code":"request_timeout"');
      }
      expect(followed.closed).toBe(false);
      followed.destroy();
    } finally {
      await slow.close();
    }
  });

  it('is refused with our own message if the request could not be parsed', async () => {
    await web.listen({ host: '127.0.0.1', port: 0 });
    const { port } = web.server.address() as AddressInfo;
    const ask = (path: string, headers: Record<string, string> = {}, field: 'code' | 'message' = 'code') =>
      new Promise<[number | undefined, string]>((resolve, reject) => {
        const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
          let text = '';
          response.on('data', (part: Buffer) => (text += part.toString()));
          response.on('end', () =>
            resolve([response.statusCode, (JSON.parse(text) as { code: string; message: string })[field]]),
          );
        });
        sent.on('error', reject);
        sent.end();
      });
    expect(await ask('/', { 'x-long': 'x'.repeat(40_000) })).toEqual([431, 'headers_too_large']);
    const spanish = { 'accept-language': 'es-MX,es;q=0.9', 'x-long': 'x'.repeat(40_000) };
    expect((await ask('/', spanish, 'message'))[1]).toBe('Los encabezados de la solicitud son demasiado grandes.');
    expect(await ask('/build/../index.html')).toEqual([404, 'not_found']);
  });
});

describe('a file that is no page', () => {
  const get = (url: string) => web.inject({ url, headers: { accept: 'text/html' } });

  it('is found where browsers, crawlers, and researchers look for it', async () => {
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon');
    expect((await get('/robots.txt')).body).toContain('Disallow: /');
    // RFC 9116 requires both lines.
    expect((await get('/.well-known/security.txt')).body).toMatch(/^Contact: http.*\n(.*\n)*Expires: 20\d\d-/);
  });

  it.each([
    '/assets/nope.js',
    '/.env',
    '/wp-login.php',
    '/.well-known/nothing',
    '/build/nope.js',
    '/.git/HEAD',
    '/backup.sql',
    '/a/.aws/x',
    '/foo.php/',
    '/foo.php~',
    '/web.config',
    '/orders/backup.xlsx',
  ])('is not found at %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it.each(['/', '/track', '/PO-4471.B'])('does not hide the page at %s', async (path) => {
    expect((await get(path)).body).toBe('<title>Waybill</title>');
  });
});
