import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.ts';
import { carrierLogoBy } from '../modules/back-office/staff-carriers/index.ts';

/** `/carriers/logo/{digest}.png`: logos of carriers. The image of a URL never changes, so it is cached forever. */
export function mountCarrierLogos(app: FastifyInstance, services: Services): void {
  app.get('/carriers/logo/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const digest = /^([0-9a-f]{40})\.png$/.exec(file)?.[1];
    const logo = digest === undefined ? undefined : await carrierLogoBy(services.database.staff, digest);
    if (logo === undefined) return reply.code(404).send();
    return reply
      .type('image/png')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(logo);
  });
}
