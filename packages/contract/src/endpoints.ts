import { accountUsers } from './account-users.ts';
import { devices } from './devices.ts';
import { bookings } from './bookings.ts';
import { disclaimers } from './disclaimers.ts';
import { addressBook, addressImports } from './address-book.ts';
import { incidents } from './incidents.ts';
import { edi214 } from './edi-214.ts';
import { integrations } from './integrations.ts';
import { invoices } from './invoices.ts';
import { places } from './places.ts';
import { productCatalog, productImports } from './product-catalog.ts';
import { publicQuotes } from './public-quotes.ts';
import { quoteDrafts } from './quote-drafts.ts';
import { quoteLists } from './quote-lists.ts';
import { notices } from './notices.ts';
import { quoteRequests } from './quote-requests.ts';
import { quotes } from './quotes.ts';
import { scacAliases } from './scac-aliases.ts';
import { session } from './session.ts';
import { signUp } from './sign-up.ts';
import { settings } from './settings.ts';
import { shipments } from './shipments.ts';
import { staffBookings } from './staff-bookings.ts';
import { staffPickups } from './staff-pickups.ts';
import { staffQuoteRequests } from './staff-quote-requests.ts';
import { staffShipments } from './staff-shipments.ts';
import { staffUsers } from './staff-users.ts';
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
  publicQuotes,
  quoteDrafts,
  quoteLists,
  shipments,
  bookings,
  disclaimers,
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
  invoices,
  edi214,
  scacAliases,
  staffPickups,
  staffUsers,
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
