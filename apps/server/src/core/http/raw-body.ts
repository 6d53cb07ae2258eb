import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for calls that are signed; null before it is read, and for forms. */
    rawBody: string | null;
  }
}

/** Signatures are over the bytes that came, so these are kept beside the parsed body. */
export function retainRawBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('rawBody', null);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body);
    void parse(request, String(body), done);
  });
}
