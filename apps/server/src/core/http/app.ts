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

/** How long parts of a request may take, in milliseconds. An event stream has been asked for in full, so none ends it. */
export const usualLimits = {
  headers: 20_000,
  /** Headers and body: long enough for the largest file on a slow line. */
  request: 300_000,
  /** Silence; event streams send something more often. */
  idle: 120_000,
  /** How often open requests are looked at. */
  look: 10_000,
};

export type AppOptions = {
  readonly bindings: readonly Binding[];
  /** Folder of the built web application; null serves the API alone. */
  readonly webRoot: string | null;
  /** Number of our own proxies in front of the server; 0 when left out. */
  readonly proxies?: number;
  /** Milliseconds for what comes in; the usual ones when left out. */
  readonly limits?: typeof usualLimits;
  /** Routes outside the endpoint table: server-rendered pages, the API's own documentation. */
  readonly pages?: readonly ((app: FastifyInstance, services: Services) => void | Promise<void>)[];
};

/** Inline scripts of a page, as the content security policy names them. */
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
      // Components place menus and bars with style attributes.
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

/** Headers that keep browsers to the rules, the same on every answer; they are worked out once. */
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

/** What goes with every request: its id and the security headers on the answer, and a line in the log. */
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

/** Files that browsers, crawlers, and people who found a weakness look for at a fixed address. */
function serveWellKnown(app: FastifyInstance, services: Services, webRoot: string): void {
  const icon = readFile(join(webRoot, 'favicon.ico'));
  icon.catch(() => undefined);
  app.get('/favicon.ico', async (_request, reply) =>
    reply
      .type('image/x-icon')
      .header('cache-control', 'public, max-age=86400')
      .send(await icon),
  );
  // Only the public pages are for search engines.
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send('User-agent: *\nAllow: /login\nAllow: /public-quote\nAllow: /tracking$\nDisallow: /\n'),
  );
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(services.clock().getTime() + 180 * 86_400_000).toISOString();
    const tel = `tel:${services.supportPhone.replace(/[^+\d]/g, '')}`;
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${services.publicUrl}/about\nContact: ${tel}\nExpires: ${expires}\nPreferred-Languages: en, es\nCanonical: ${services.publicUrl}/.well-known/security.txt\n`,
      );
  });
}

/**
 * Which addresses of a request are believed: that of the socket, and as many that were forwarded as there are proxies of
 * ours. What stands before them in `X-Forwarded-For` was written by the caller, who could pass every limit with it.
 */
export function trustedHops(proxies: number): (address: string, hop: number) => boolean {
  return (_address, hop) => hop < proxies;
}

/**
 * The HTTP server: security headers, cookies, every endpoint of the contract mounted once, the built web
 * application, and one place where errors are put into words.
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
  const index = options.webRoot === null ? null : await readFile(join(options.webRoot, 'index.html'), 'utf8');
  attend(app, securityHeaders(services, index));
  retainRawBodies(app);
  await app.register(cookie);
  allowOrigins(app, services);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  handleErrors(app, services);
  mountHealth(app, services);
  // A stream that is still followed would keep the server from closing.
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
