/**
 * Every feature's endpoints by name, each a module's own export: what takes one of them takes nothing of the others with it.
 */
export { session } from './session.ts';
export { signUp } from './sign-up.ts';
export { twoFactor } from './two-factor.ts';
export { devices } from './devices.ts';
export { places } from './places.ts';
export { quotes } from './quotes.ts';
export { publicQuotes } from './public-quotes.ts';
export { quoteDrafts } from './quote-drafts.ts';
export { quoteLists } from './quote-lists.ts';
export { shipments } from './shipments.ts';
export { bookings } from './bookings.ts';
export { disclaimers } from './disclaimers.ts';
export { tracking } from './tracking.ts';
export { addressBook } from './address-book.ts';
export { addressImports } from './address-book.ts';
export { productCatalog } from './product-catalog.ts';
export { productImports } from './product-catalog.ts';
export { staffShipments } from './staff-shipments.ts';
export { settings } from './settings.ts';
export { accountUsers } from './account-users.ts';
export { staffBookings } from './staff-bookings.ts';
export { integrations } from './integrations.ts';
export { incidents } from './incidents.ts';
export { invoices } from './invoices.ts';
export { edi214 } from './edi-214.ts';
export { scacAliases } from './scac-aliases.ts';
export { staffPickups } from './staff-pickups.ts';
export { staffUsers } from './staff-users.ts';
export { quoteRequests } from './quote-requests.ts';
export { staffQuoteRequests } from './staff-quote-requests.ts';
export { notices } from './notices.ts';
