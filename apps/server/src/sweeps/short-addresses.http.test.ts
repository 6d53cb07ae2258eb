import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindings } from '../registry.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildApp } from '../core/http/app.ts';

let server: TestServer;
let web: FastifyInstance;
let webRoot: string;
beforeAll(async () => {
  server = await startTestServer();
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

const open = (url: string, accept = 'text/html') => web.inject({ url, headers: { accept } });

describe('an address that people guess', () => {
  it.each([
    ['/admin', '/'],
    ['/admin/', '/'],
    ['/dashboard', '/'],
    ['/shipments', '/my-shipments'],
    ['/Invoices', '/my-invoices'],
    ['/addresses', '/address-book'],
    ['/products', '/product-catalog'],
    ['/quotes?utm_source=mail', '/quote-history'],
    ['/orders', '/orders/ebay'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await open(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  it('leaves programs, pages, and reference numbers alone', async () => {
    expect((await open('/invoices', 'application/json')).statusCode).toBe(404);
    for (const url of ['/admin/dashboard', '/my-invoices', '/PO-4471', '/orders/ebay'])
      expect((await open(url)).statusCode).toBe(200);
  });
});
