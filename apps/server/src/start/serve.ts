import Fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '../core/context.ts';
import { buildApp } from '../core/http/app.ts';
import { mountHealth } from '../core/http/health.ts';
import type { Settings } from '../core/settings.ts';
import { useAddressVerifier } from '../modules/catalog/address-book/index.ts';
import { carriersAddressVerifier } from '../modules/back-office/address-service/index.ts';
import { pages } from '../pages.ts';
import { bindings } from '../registry.ts';
import { StartError } from './start-error.ts';

type Served = { close(): Promise<void> };

async function listen(app: FastifyInstance, at: Pick<Settings, 'port' | 'host'>, setting: string): Promise<Served> {
  try {
    await app.listen({ port: at.port, host: at.host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartError(`port ${at.port} is in use; stop what listens there or set ${setting} to another one`);
    }
    throw error;
  }
  return { close: () => app.close() };
}

/** Listens on the port of the settings. */
export async function serve(services: Services, settings: Settings, webRoot: string | null): Promise<Served> {
  useAddressVerifier(services, carriersAddressVerifier);
  const app = await buildApp(services, {
    bindings,
    webRoot,
    pages,
    proxies: settings.proxies,
    practice: settings.practice,
  });
  return listen(app, settings, 'PORT');
}

/** Only `/healthz` and `/readyz`, for a process that runs jobs alone. */
export function serveHealth(services: Services, settings: Settings): Promise<Served> {
  const app = Fastify();
  mountHealth(app, services);
  return listen(app, { port: settings.workerPort, host: settings.host }, 'WORKER_PORT');
}
