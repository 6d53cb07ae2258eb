import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

const allowedHeaders = 'Accept, Content-Type, X-Requested-With, X-XSRF-TOKEN, Idempotency-Key, Authorization';

/**
 * Allows the listed origins to call with cookies: echoes the exact origin, never `*`, and answers preflights with 204.
 * Other origins get no permission.
 */
export function allowOrigins(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || !services.allowedOrigins.includes(origin)) return done();
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header('vary', 'Origin');
    const asksFirst = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
    if (!asksFirst) return done();
    void reply
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  });
}
