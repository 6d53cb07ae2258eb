import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';

/** `/healthz`: the process is running. `/readyz`: it can work, i.e. the database responds. */
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
