import { allEndpoints, endpoints, errorTable } from '@waybill/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { scriptHashes, trustedHops } from './app.ts';
import { query } from './binding.ts';
import { mount } from './mount.ts';
import { refusalCodes } from './openapi.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('the API describes itself', () => {
  it('as OpenAPI 3.1, every endpoint with its answers, refusals and inputs', async () => {
    const document = (await get('/api/openapi.json')).json<{
      openapi: string;
      paths: Record<
        string,
        Record<
          string,
          {
            operationId: string;
            responses: Record<string, object>;
            requestBody?: object;
            parameters: { name: string; in: string }[];
          }
        >
      >;
    }>();
    expect(document.openapi).toBe('3.1.0');
    for (const { name, endpoint } of allEndpoints()) {
      const operation = document.paths[endpoint.path.replace(/:([a-z_]+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      expect(operation?.operationId).toBe(name.replace('.', '_'));
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(Object.keys(endpoint.answers)));
      // Errors that any input can cause must also be documented.
      const input = [
        ...(endpoint.params ? ['404', '414'] : []),
        ...(endpoint.body ? ['400', '413', '415', '422'] : []),
      ];
      expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(input));
      expect(operation?.requestBody !== undefined).toBe(endpoint.body !== undefined || endpoint.upload !== undefined);
      // A refusal can have the same status as an answer; then both bodies must be documented.
      for (const code of refusalCodes(endpoint))
        expect(JSON.stringify(operation?.responses[errorTable[code].status])).toContain('schemas/Problem');
      const inPath = [...endpoint.path.matchAll(/:([a-z_]+)/g)].map(([, parameter]) => parameter);
      expect(operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(inPath);
    }
  });

  it('as a page for people', async () => {
    const page = await get('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.payload).toContain('/api/shipments');
  });
});

describe('every answer', () => {
  it('carries a request id, in the header and in a refusal, and is never a stack trace', async () => {
    const answer = await get('/api/nothing-here');
    const body = answer.json<{ message: string; code: string; request_id: string }>();
    expect([answer.statusCode, body.code, body.request_id]).toEqual([404, 'not_found', answer.headers['x-request-id']]);
    expect(answer.payload).not.toMatch(/\bat \//);
  });

  it('to a method a path does not take is 405 with the methods it takes', async () => {
    const answer = await server.app.inject({
      method: 'DELETE',
      url: '/api/quotes',
      headers: { accept: 'application/json' },
    });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, POST']);
  });

  it('is in the requested language, or in English if that is unknown', async () => {
    const message = async (language: string) =>
      (await get('/api/user', { 'accept-language': language })).json<{ message: string }>().message;
    expect([await message('es-MX,es;q=0.9'), await message('fr'), await message('en')]).toEqual([
      'No ha iniciado sesión.',
      'Unauthenticated.',
      'Unauthenticated.',
    ]);
  });

  it('forbids scripts from elsewhere, framing by others and guessing of types', async () => {
    const { headers } = await get('/api/docs');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).toContain("object-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('has security headers, even for unknown paths, guests, and broken bodies', async () => {
    const answers = await Promise.all([
      get('/healthz'),
      get('/nothing-here'),
      get('/api/user'),
      server.app.inject({
        method: 'POST',
        url: '/login',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 401, 400]);
    const [one, ...others] = answers.map(({ headers }) => ({
      policy: headers['content-security-policy'],
      types: headers['x-content-type-options'],
      frames: headers['x-frame-options'],
      referrer: headers['referrer-policy'],
    }));
    expect(one).toMatchObject({ types: 'nosniff', frames: 'SAMEORIGIN', referrer: 'no-referrer' });
    expect(others).toEqual([one, one, one]);
  });
});

describe('the server', () => {
  it('says that it lives and that it can work', async () => {
    expect([(await get('/healthz')).statusCode, (await get('/readyz')).statusCode]).toEqual([200, 200]);
  });

  it('does not start with an endpoint that no code answers, nor with one that two do', () => {
    const one = query(endpoints.places.find, () => Promise.reject(new Error('not called')));
    expect(() => mount(Fastify(), server.services, allEndpoints(), [])).toThrow(/^No code answers \w+\.\w+/);
    expect(() => mount(Fastify(), server.services, [], [one, one])).toThrow('is bound twice');
  });

  it('allows exactly the inline scripts of its own page', () => {
    // printf 'a();' | openssl dgst -sha256 -binary | base64
    const page = '<script>a();</script><script src="/x.js"></script>';
    expect(scriptHashes(page)).toEqual([`'sha256-OVLEFZR89oYYkV3AI9/M2qwUUdT/ymKO659RpVAhzEk='`]);
  });
});

describe('who is calling behind proxies', () => {
  const forged = '198.51.100.9';
  it.each([
    [0, '10.0.0.2', 'http'],
    [1, '203.0.113.7', 'https'],
    [2, '192.0.2.44', 'https'],
  ])('is read from the headers of %i proxies, never from the caller’s own', async (proxies, ip, protocol) => {
    const app = Fastify({ trustProxy: trustedHops(proxies) });
    app.get('/who', (request, reply) => reply.send({ ip: request.ip, protocol: request.protocol }));
    const answer = await app.inject({
      url: '/who',
      remoteAddress: '10.0.0.2',
      headers: { 'x-forwarded-for': `${forged}, 192.0.2.44, 203.0.113.7`, 'x-forwarded-proto': 'https' },
    });
    expect(answer.json()).toEqual({ ip, protocol });
    await app.close();
  });
});
