import type { AddressPlace, Verification } from '@waybill/contract';
import type { Context, Services } from '../../../../core/context.ts';

/**
 * A service that knows addresses, e.g. that of a postal carrier. It asks outside any transaction and may take its
 * time; whatever it throws counts as `unavailable`. `messages` are in the language of the context.
 */
export type AddressVerifier = {
  readonly verify: (ctx: Context, address: AddressPlace & { readonly company: string }) => Promise<Verification>;
};

const registered = new WeakMap<Services, AddressVerifier>();

/** Lets a server ask an address service; without one it answers that none could be reached. */
export function useAddressVerifier(services: Services, verifier: AddressVerifier): void {
  registered.set(services, verifier);
}

export function verifierOf(services: Services): AddressVerifier | undefined {
  return registered.get(services);
}
