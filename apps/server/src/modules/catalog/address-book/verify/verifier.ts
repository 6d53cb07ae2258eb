import type { AddressPlace, Verification } from '@waybill/contract';
import type { Context, Services } from '../../../../core/context.ts';

/**
 * An address verification service, such as USPS. It is called outside transactions and may be slow; any exception
 * counts as `unavailable`. `messages` are in the language of the context.
 */
export type AddressVerifier = {
  readonly verify: (ctx: Context, address: AddressPlace & { readonly company: string }) => Promise<Verification>;
};

const registered = new WeakMap<Services, AddressVerifier>();

/** Registers an address verifier. Without one, verification answers that no service is reachable. */
export function useAddressVerifier(services: Services, verifier: AddressVerifier): void {
  registered.set(services, verifier);
}

export function verifierOf(services: Services): AddressVerifier | undefined {
  return registered.get(services);
}
