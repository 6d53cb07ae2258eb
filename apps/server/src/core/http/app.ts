import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import staticFiles from '@fastify/static';
import helmet from 'helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { allEndpoints } from '@waybill/contract';
import type { Services } from '../context.ts';
import type { Binding } from './binding.ts';
import { allowOrigins } from './cors.ts';
import { endEventStreams } from './event-stream.ts';
import { answerBadSocket, asRefusal, handleErrors, sendRefusal } from './errors.ts';
import { loggedPath } from './logged-path.ts';
import { mountHealth } from './health.ts';
import { mount } from './mount.ts';
import { retainRawBodies } from './raw-body.ts';
import { handleUnmatched } from './unmatched.ts';

/** Timeouts in milliseconds. Event streams are not affected, since their request is complete. */
export const usualLimits = {
  headers: 20_000,
  /** For headers and body; long enough for the largest file on a slow connection. */
  request: 300_000,
  /** For silence; event streams send heartbeats more often. */
  idle: 120_000,
  /** Interval of the timeout checks. */
  look: 10_000,
};

export type AppOptions = {
  readonly bindings: readonly Binding[];
  /** Folder of the built web application; null serves only the API. */
  readonly webRoot: string | null;
  /** Number of our own reverse proxies; default 0. */
  readonly proxies?: number;
  /** Marks every page as a practice system's. */
  readonly practice?: boolean;
  /** Request timeouts in milliseconds; default `usualLimits`. */
  readonly limits?: typeof usualLimits;
  /** Routes outside the endpoint table: server-rendered pages and the API documentation. */
  readonly pages?: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[];
};

/** Stands on every page of a practice system, in both languages since it is there before the language is known. */
const practiceMark =
  '<p class="wb-practice">Practice system: nothing is shipped, charged, or mailed. <span lang="es">Sistema de práctica: no se envía, cobra ni manda nada.</span></p>';

/** Hashes of a page's inline scripts for the content security policy. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

function policy(https: boolean, hashes: readonly string[]) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...hashes],
      // Components position menus and bars with style attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
      ...(https ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

/** Security headers, the same on every response and computed once. */
function securityHeaders(services: Services, index: string | null): OutgoingHttpHeaders {
  const https = services.publicUrl.startsWith('https:');
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const set = helmet({
    contentSecurityPolicy: policy(https, index === null ? [] : scriptHashes(index)),
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'sameorigin' },
    hsts: https,
  });
  set(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return { ...response.getHeaders() };
}

/** Adds request id and security headers to every response, and writes the access log. */
function attend(app: FastifyInstance, fixed: OutgoingHttpHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

async function serveWeb(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register(staticFiles, {
    root: join(webRoot, 'build'),
    prefix: '/build/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });
}

/** Well-known files for browsers, crawlers, and people who report vulnerabilities. */
function serveWellKnown(app: FastifyInstance, services: Services, webRoot: string): void {
  const icon = readFile(join(webRoot, 'favicon.ico'));
  icon.catch(() => undefined);
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', 'public, max-age=86400')
      .send(await icon),
  );
  // Search engines may index only the public pages.
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send('User-agent: *\nAllow: /login\nAllow: /public-quote\nAllow: /tracking$\nDisallow: /\n'),
  );
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(services.clock().getTime() + 180 * 86_400_000).toISOString();
    const { phone } = services.company.current;
    const tel = phone === '' ? '' : `Contact: tel:${phone.replace(/[^+\d]/g, '')}\n`;
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${services.publicUrl}/about\n${tel}Expires: ${expires}\nPreferred-Languages: en, es\nCanonical: ${services.publicUrl}/.well-known/security.txt\n`,
      );
  });
}

/**
 * Which addresses of a request to trust: the socket's, and as many forwarded ones as there are proxies of ours. Earlier
 * entries of `X-Forwarded-For` come from the caller, who could evade every rate limit with them.
 */
export function trustedHops(proxies: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < proxies;
}

/**
 * The HTTP server: security headers, cookies, every endpoint of the contract, the built web application, and one error
 * handler.
 */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.log;
  const limits = options.limits ?? usualLimits;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: trustedHops(options.proxies ?? 0),
    bodyLimit: 1024 * 1024,
    requestTimeout: limits.request,
    connectionTimeout: limits.idle,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.look },
    clientErrorHandler: answerBadSocket,
    frameworkErrors: (error, request, reply) => {
      void sendRefusal(asRefusal(error), services, request, reply);
    },
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  const built = options.webRoot === null ? null : await readFile(join(options.webRoot, 'index.html'), 'utf8');
  const index = options.practice === true ? (built?.replace('<body>', `<body>${practiceMark}`) ?? null) : built;
  attend(app, securityHeaders(services, index));
  retainRawBodies(app);
  await app.register(cookie);
  allowOrigins(app, services);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  handleErrors(app, services);
  mountHealth(app, services);
  // An open stream would keep the server from closing.
  app.addHook('preClose', (done) => {
    endEventStreams(app.server);
    done();
  });
  for (const page of options.pages ?? []) await page(app, services);
  mount(app, services, allEndpoints(), options.bindings);
  if (options.webRoot !== null) {
    await serveWeb(app, options.webRoot);
    serveWellKnown(app, services, options.webRoot);
  }
  handleUnmatched(
    app,
    services,
    allEndpoints().map(({ endpoint }) => endpoint),
    index === null ? null : async () => index,
  );
  return app;
}
