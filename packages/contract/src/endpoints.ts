import { accountUsers } from './account-users.ts';
import { devices } from './devices.ts';
import { addressBook, addressImports } from './address-book.ts';
import { incidents } from './incidents.ts';
import { integrations } from './integrations.ts';
import { notices } from './notices.ts';
import { places } from './places.ts';
import { productCatalog, productImports } from './product-catalog.ts';
import { quoteRequests } from './quote-requests.ts';
import { quotes } from './quotes.ts';
import { session } from './session.ts';
import { signUp } from './sign-up.ts';
import { settings } from './settings.ts';
import { shipments } from './shipments.ts';
import { staffBookings } from './staff-bookings.ts';
import { staffQuoteRequests } from './staff-quote-requests.ts';
import { staffShipments } from './staff-shipments.ts';
import { tracking } from './tracking.ts';
import { twoFactor } from './two-factor.ts';
import type { Endpoint } from './kit/endpoint.ts';

/** Every endpoint by feature: the one table that routes, clients, documents and sweeps are made from. */
export const endpoints = {
  session,
  signUp,
  twoFactor,
  devices,
  places,
  quotes,
  shipments,
  tracking,
  addressBook,
  addressImports,
  productCatalog,
  productImports,
  staffShipments,
  settings,
  accountUsers,
  staffBookings,
  integrations,
  incidents,
  quoteRequests,
  staffQuoteRequests,
  notices,
} as const;

/** Every endpoint with its name, e.g. `session.login`. */
export function allEndpoints(): { readonly name: string; readonly endpoint: Endpoint }[] {
  return Object.entries(endpoints).flatMap(([feature, group]) =>
    Object.entries(group).map(([verb, endpoint]) => ({ name: `${feature}.${verb}`, endpoint: endpoint as Endpoint })),
  );
}
