import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw body, to verify signatures; null before it is read, and for forms. */
    rawBody: string | null;
  }
}

/** Keeps raw bodies next to the parsed ones, since signatures cover the bytes. */
export function retainRawBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody', null);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    void parse(request, String(body), done);
  });
}
