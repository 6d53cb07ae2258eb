import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

/** `/healthz`: the process lives. `/readyz`: it can do its work, i.e. the database answers. */
export function mountHealth(app: FastifyInstance, services: Services): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await services.database.ping();
      return { status: 'ok' };
    } catch {
      return reply.code(503).header('retry-after', '5').send({ message: 'Service Unavailable' });
    }
  });
}
