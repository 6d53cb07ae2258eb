export type { FindingCode } from '@waybill/freight';
export * from './access.ts';
export * from './account-users.ts';
export * from './bookings.ts';
export * from './address-book.ts';
export { deviceKinds, type Device } from './devices.ts';
export * from './csv.ts';
export { bookingDisclaimer, type DisclaimerState } from './disclaimers.ts';
export * from './endpoints.ts';
export * from './errors.ts';
export * as fields from './fields.ts';
export type { Country, MoneyWire } from './fields.ts';
export { isPhone, isPostalCode } from './fields.ts';
export * from './import-problems.ts';
export * from './imports.ts';
export * from './edi-214.ts';
export * from './incidents.ts';
export * from './scac-aliases.ts';
export * from './staff-pickups.ts';
export * from './staff-users.ts';
export * from './integrations.ts';
export * from './invoices.ts';
export * from './kit/endpoint.ts';
export * from './lists.ts';
export { passwordProblems } from './password.ts';
export * from './notices.ts';
export * from './places.ts';
export * from './preferences.ts';
export * from './problem.ts';
export * from './roles.ts';
export { languages, profileFields, unitSystems, user, type User } from './session.ts';
export {
  insurancePreferences,
  preferredModes,
  signUpDisclaimer,
  signUpForm,
  type PostalAddress,
  type SignUp,
} from './sign-up.ts';
export * from './load.ts';
export * from './product-catalog.ts';
export * from './public-quotes.ts';
export { longestQuoteDraft, mostQuoteDrafts, type QuoteDraftWire } from './quote-drafts.ts';
export * from './quote-lists.ts';
export * from './quote-requests.ts';
export * from './quotes.ts';
export * from './saved-quote.ts';
export * from './settings.ts';
export * from './shipment-kinds.ts';
export * from './shipments.ts';
export * from './staff-bookings.ts';
export * from './staff-quote-requests.ts';
export * from './staff-shipments.ts';
export * from './tracking.ts';
