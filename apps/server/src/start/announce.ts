import type { Services } from '../core/context.ts';

/** What the person who started the server needs to know, below its address. */
export type Notice = { readonly lines: readonly string[] };

/** Prints the address, and the demo logins or the one-time link. */
export function announce(services: Services, notice: Notice): void {
  console.log(['', `Waybill is ready at ${services.publicUrl}`, ...notice.lines, ''].join('\n'));
}
