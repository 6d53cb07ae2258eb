import type { Services } from '../core/context.ts';
import type { Settings } from '../core/settings.ts';

/** Messages for the person who started the server, printed below the URL. */
export type Notice = { readonly lines: readonly string[] };

/** Prints the address that this process serves, and the demo logins or the one-time link. */
export function announce(services: Services, { run, workerPort }: Settings, notice: Notice): void {
  const ready =
    run === 'worker'
      ? `The worker of Waybill is ready; its health is at http://localhost:${workerPort}/readyz`
      : `Waybill is ready at ${services.publicUrl}`;
  console.log(['', ready, ...notice.lines, ''].join('\n'));
}
