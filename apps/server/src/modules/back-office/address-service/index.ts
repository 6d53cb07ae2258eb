import type { AddressChecked, PostalAddress, Reading } from '@waybill/carriers';
import type { AddressPlace, Verification } from '@waybill/contract';
import type { Context, Services } from '../../../core/context.ts';
import { isServiceOn } from '../../../core/outside-services.ts';
import type { AddressVerifier } from '../../catalog/address-book/index.ts';
import { callCarrier, enabledConnections, gatewayOf, type Connection } from '../../carriers/gateway/index.ts';

/** Order in which address services are tried. USPS knows every address, the others only those they deliver to. */
const order = ['usps', 'ups', 'fedex'];

/** Connections that can look up an address, USPS first. */
export async function addressServices(site: Services): Promise<Connection[]> {
  const able = (await enabledConnections(site)).filter(({ adapter }) => adapter.operations.address_check !== undefined);
  const place = ({ adapter }: Connection) => (order.indexOf(adapter.manifest.code) + order.length) % order.length;
  return able.toSorted((one, other) => place(one) - place(other));
}

function asked(address: AddressPlace & { readonly company: string }): PostalAddress {
  return {
    company: address.company,
    streetLines: address.street_lines,
    city: address.city,
    state: address.state,
    postalCode: address.postal_code,
    country: address.country,
  };
}

function suggestionOf({ suggestions: [first] }: AddressChecked): Verification['suggestion'] {
  if (first === undefined) return null;
  const { streetLines, city, state, postalCode, country } = first;
  return { street_lines: [...streetLines], city, state, postal_code: postalCode, country };
}

function verificationOf(reading: Reading<AddressChecked>): Verification | null {
  const messages = reading.messages.map(({ text }) => text);
  if (reading.outcome === 'unclear') return null;
  if (reading.outcome === 'refused') return { verdict: 'unknown', suggestion: null, residential: null, messages };
  const { verdict, residential } = reading.result;
  return { verdict, suggestion: suggestionOf(reading.result), residential, messages };
}

/** Verifies an address with the carriers in order. The next one is called only when one is unreachable. */
async function verify(ctx: Context, address: AddressPlace & { readonly company: string }): Promise<Verification> {
  const on = await isServiceOn(ctx.services, 'address_service');
  for (const connection of on ? await addressServices(ctx.services) : []) {
    const called = await callCarrier(
      gatewayOf(ctx.services),
      connection,
      'address_check',
      asked(address),
      ctx.requestId,
    );
    const answer = called.failure === null ? verificationOf(called.reading) : null;
    if (answer !== null) return answer;
  }
  throw new Error('No address service could be reached');
}

/** Address verification through the connected carriers. */
export const carriersAddressVerifier: AddressVerifier = { verify };
