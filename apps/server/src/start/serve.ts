import type { Services } from '../core/context.ts';
import { buildApp } from '../core/http/app.ts';
import type { Settings } from '../core/settings.ts';
import { useAddressVerifier } from '../modules/catalog/address-book/index.ts';
import { carriersAddressVerifier } from '../modules/back-office/address-service/index.ts';
import { pages } from '../pages.ts';
import { bindings } from '../registry.ts';
import { StartError } from './start-error.ts';

/** Listens on the port of the settings. */
export async function serve(
  services: Services,
  settings: Settings,
  webRoot: string | null,
): Promise<{ close(): Promise<void> }> {
  useAddressVerifier(services, carriersAddressVerifier);
  const app = await buildApp(services, { bindings, webRoot, pages, proxies: settings.proxies });
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new StartError(`port ${settings.port} is in use; stop what listens there or set PORT to another one`);
    }
    throw error;
  }
  return { close: () => app.close() };
}
