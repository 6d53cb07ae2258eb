import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { allEndpoints } from '@waybill/contract';
import type { Services } from '../context.ts';
import type { Binding } from './binding.ts';
import { allowOrigins } from './cors.ts';
import { handleErrors } from './errors.ts';
import { mountHealth } from './health.ts';
import { mount } from './mount.ts';
import { handleUnmatched } from './unmatched.ts';

export type AppOptions = {
  readonly bindings: readonly Binding[];
  /** Folder of the built web application; null serves the API alone. */
  readonly webRoot: string | null;
  readonly trustProxy?: boolean;
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

async function secure(app: FastifyInstance, services: Services, index: string | null): Promise<void> {
  const https = services.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: policy(https, index === null ? [] : scriptHashes(index)),
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'sameorigin' },
    hsts: https,
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

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for calls that are signed; null before it is read, and for forms. */
    rawBody: string | null;
  }
}

/** Signatures are over the bytes that came, so these are kept beside the parsed body. */
function keepRawBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody', null);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    parse(request, String(body), done);
  });
}

/**
 * The HTTP server: security headers, cookies, every endpoint of the contract mounted once, the built web
 * application, and one place where errors are put into words.
 */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 1024 * 1024,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  const index = options.webRoot === null ? null : await readFile(join(options.webRoot, 'index.html'), 'utf8');
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  keepRawBodies(app);
  await app.register(cookie);
  await secure(app, services, index);
  allowOrigins(app, services);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  handleErrors(app, services);
  mountHealth(app, services);
  for (const page of options.pages ?? []) await page(app, services);
  mount(app, services, allEndpoints(), options.bindings);
  if (options.webRoot !== null) await serveWeb(app, options.webRoot);
  handleUnmatched(
    app,
    services,
    allEndpoints().map(({ endpoint }) => endpoint),
    index === null ? null : async () => index,
  );
  return app;
}
