export type { FindingCode } from '@waybill/freight';
export * from './access.ts';
export * from './account-users.ts';
export { announcementBody, type Announcement, type AnnouncementTexts, type KeptAnnouncement } from './announcements.ts';
export * from './api-clients.ts';
export {
  actorKinds,
  sealStates,
  type ActorKind,
  type AuditEntry,
  type AuditFind,
  type AuditRow,
  type SealState,
} from './audit-trail.ts';
export * from './bookings.ts';
export * from './address-book.ts';
export * from './address-imports.ts';
export { deviceKinds, type Device } from './devices.ts';
export { emailTakeBackDays, type EmailChangeView } from './email-changes.ts';
export * from './chats.ts';
export * from './credit-holds.ts';
export * from './dashboard.ts';
export * from './staff-accounts.ts';
export * from './staff-accounts-many.ts';
export * from './staff-account-records.ts';
export * from './staff-account-views.ts';
export * from './account-merges.ts';
export * from './new-account.ts';
export * from './csv.ts';
export * from './disputes.ts';
export * from './staff-disputes.ts';
export { bookingDisclaimer, type DisclaimerState } from './disclaimers.ts';
export * from './endpoints.ts';
export * from './errors.ts';
export * as fields from './fields.ts';
export type { Country, MoneyWire } from './fields.ts';
export { isPhone, isPostalCode } from './fields.ts';
export * from './import-problems.ts';
export * from './imports.ts';
export * from './edi-214.ts';
export { typesByName, workbookType, type FileType } from './file-types.ts';
export * from './exceptions.ts';
export * from './shipment-desk.ts';
export * from './shipment-charges.ts';
export * from './rebookings.ts';
export * from './incidents.ts';
export * from './scac-aliases.ts';
export * from './staff-chats.ts';
export * from './staff-pickups.ts';
export * from './staff-users.ts';
export * from './integrations.ts';
export * from './invoices.ts';
export * from './statements.ts';
export * from './support.ts';
export * from './carrier-bill.ts';
export * from './carrier-bill-terms.ts';
export { carrierBillDecisions, largestEvidence } from './carrier-bills.ts';
export * from './adjustments.ts';
export * from './payments.ts';
export * from './staff-payments.ts';
export * from './account-margins.ts';
export * from './customer-views.ts';
export * from './merged-accounts.ts';
export * from './allowed-carriers.ts';
export * from './oauth.ts';
export * from './outside-services.ts';
export * from './partners.ts';
export * from './kit/endpoint.ts';
export * from './lists.ts';
export { passwordProblems } from './password.ts';
export {
  markShippedBody,
  marketplaceLimits,
  type MarkShipped,
  type OrderFileProblem,
  type OrderHeldCode,
} from './marketplace.ts';
export * from './marketplace-orders.ts';
export * from './marketplace-prefill.ts';
export {
  batchBody,
  batchRowStates,
  mostInBatch,
  pickRules,
  type Batch,
  type BatchBody,
  type BatchHead,
  type BatchInput,
  type BatchRow,
  type BatchRowState,
  type PickRule,
} from './marketplace-batches.ts';
export * from './notices.ts';
export * from './places.ts';
export * from './choices.ts';
export * from './staff-choices.ts';
export * from './preferences.ts';
export * from './problem.ts';
export * from './roles.ts';
export {
  confirmPasswordBody,
  forgotPasswordBody,
  loginBody,
  profileFields,
  resetPasswordBody,
  updatePasswordBody,
  user,
  type User,
} from './session.ts';
export { twoFactorChallengeBody, twoFactorConfirmBody } from './two-factor.ts';
export { signUpDisclaimer, signUpForm, type PostalAddress, type SignUp } from './sign-up.ts';
export * from './load.ts';
export * from './parts.ts';
export * from './product-catalog.ts';
export * from './product-imports.ts';
export * from './public-quotes.ts';
export * from './limits.ts';
export { offerServiceOf, offerServices, type OfferService } from './offer-services.ts';
export { type QuoteDraftKind, type QuoteDraftWire } from './quote-drafts.ts';
export * from './quote-lists.ts';
export * from './quote-requests.ts';
export * from './quotes.ts';
export * from './reports.ts';
export * from './saved-quote.ts';
export * from './settings.ts';
export * from './shipment-kinds.ts';
export * from './shipments.ts';
export { cancelTerms, mostPapers, type CancelTerms } from './shipment-papers.ts';
export * from './staff-bookings.ts';
export * from './staff-roles.ts';
export * from './staff-quote-requests.ts';
export * from './staff-shipments.ts';
export * from './carriers.ts';
export { type CarrierLook } from './carrier-looks.ts';
export * from './carrier-tariffs.ts';
export * from './tariff-review.ts';
export * from './fuel-prices.ts';
export * from './exchange-rates.ts';
export * from './tariff-parts.ts';
export * from './equipment-types.ts';
export * from './truckload-facts.ts';
export * from './truckload.ts';
export * from './truckload-confirmations.ts';
export * from './rate-confirmations.ts';
export * from './carrier-loads.ts';
export * from './tracking.ts';
export type { FollowForm, TrackingPage } from './public-tracking-page.ts';
export { brandInput, contrastWithWhite, leastContrast, logoLimits, type AccountBrand } from './brand.ts';
export {
  mostShipmentViews,
  newShipmentView,
  shipmentColumns,
  shipmentView,
  type ShipmentColumn,
  type ShipmentView,
} from './shipment-views.ts';
