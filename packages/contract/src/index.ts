export type { FindingCode } from '@waybill/freight';
export * from './access.ts';
export * from './identity/account-users.ts';
export {
  announcementBody,
  type Announcement,
  type AnnouncementTexts,
  type StaffAnnouncement,
} from './messaging/announcements.ts';
export * from './identity/api-clients.ts';
export {
  actorKinds,
  sealStates,
  type ActorKind,
  type AuditEntry,
  type AuditFind,
  type AuditRow,
  type SealState,
} from './back-office/audit-trail.ts';
export * from './booking/bookings.ts';
export * from './catalog/address-book.ts';
export * from './catalog/address-imports.ts';
export { deviceKinds, type Device } from './identity/devices.ts';
export { emailTakeBackDays, type EmailChangeView } from './identity/email-changes.ts';
export * from './messaging/chats.ts';
export * from './billing/credit-holds.ts';
export * from './back-office/dashboard.ts';
export * from './back-office/work-inbox.ts';
export * from './back-office/staff-accounts.ts';
export * from './back-office/staff-accounts-many.ts';
export * from './back-office/staff-account-records.ts';
export * from './identity/staff-account-views.ts';
export * from './back-office/account-merges.ts';
export * from './quoting/new-account.ts';
export * from './csv.ts';
export * from './billing/disputes.ts';
export * from './billing/staff-disputes.ts';
export {
  bookingDisclaimer,
  disclaimerInput,
  type DisclaimerState,
  type DisclaimerTexts,
  type PublishedDisclaimer,
} from './platform/disclaimers.ts';
export * from './endpoints.ts';
export * from './errors.ts';
export * as fields from './fields.ts';
export type { Country, MoneyWire } from './fields.ts';
export { isPhone, isPostalCode, isTimeOfDay } from './fields.ts';
export * from './platform/import-problems.ts';
export * from './platform/imports.ts';
export * from './shipments/edi-214.ts';
export { typesByName, workbookType, type FileType } from './file-types.ts';
export * from './booking/exceptions.ts';
export * from './booking/shipment-desk.ts';
export * from './booking/shipment-changes.ts';
export * from './booking/shipment-charges.ts';
export * from './booking/rebookings.ts';
export * from './back-office/incidents.ts';
export * from './carriers/scac-aliases.ts';
export * from './messaging/staff-chats.ts';
export * from './booking/staff-pickups.ts';
export * from './identity/staff-users.ts';
export * from './back-office/integrations.ts';
export * from './billing/aging.ts';
export * from './billing/invoices.ts';
export * from './billing/statements.ts';
export * from './platform/support.ts';
export { insuranceTerms, type InsuranceTerms } from './platform/insurance-terms.ts';
export { insuranceProgram } from './platform/insurance-program.ts';
export type { Site } from './quoting/site.ts';
export * from './billing/carrier-bill.ts';
export * from './billing/carrier-bill-terms.ts';
export { carrierBillDecisions, largestEvidence } from './billing/carrier-bills.ts';
export * from './billing/adjustments.ts';
export * from './billing/payments.ts';
export * from './billing/staff-payments.ts';
export * from './billing/received-payments.ts';
export * from './billing/bank-files.ts';
export * from './billing/staff-invoices.ts';
export * from './quoting/account-margins.ts';
export * from './identity/customer-views.ts';
export * from './identity/merged-accounts.ts';
export * from './identity/allowed-carriers.ts';
export * from './identity/oauth.ts';
export * from './back-office/outside-services.ts';
export * from './back-office/partners.ts';
export * from './kit/endpoint.ts';
export * from './lists.ts';
export { passwordProblems } from './identity/password.ts';
export {
  markShippedBody,
  marketplaceLimits,
  type MarkShipped,
  type OrderFileProblem,
  type OrderHeldCode,
} from './marketplace/marketplace.ts';
export * from './marketplace/marketplace-orders.ts';
export * from './marketplace/marketplace-prefill.ts';
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
} from './marketplace/marketplace-batches.ts';
export * from './messaging/notices.ts';
export * from './platform/places.ts';
export * from './choices.ts';
export * from './identity/staff-choices.ts';
export * from './identity/preferences.ts';
export * from './problem.ts';
export * from './identity/roles.ts';
export {
  confirmPasswordBody,
  forgotPasswordBody,
  loginBody,
  profileFields,
  resetPasswordBody,
  updatePasswordBody,
  user,
  type User,
} from './identity/session.ts';
export { twoFactorChallengeBody, twoFactorConfirmBody } from './identity/two-factor.ts';
export { signUpDisclaimer, signUpForm, type PostalAddress, type SignUp } from './quoting/sign-up.ts';
export * from './quoting/load.ts';
export * from './catalog/parts.ts';
export * from './catalog/product-catalog.ts';
export * from './catalog/product-imports.ts';
export * from './quoting/public-quotes.ts';
export * from './limits.ts';
export { offerServices, ourServiceOf, type OfferService } from './quoting/offer-services.ts';
export { type QuoteDraftKind, type QuoteDraftWire } from './quoting/quote-drafts.ts';
export * from './quoting/quote-lists.ts';
export * from './quoting/recents.ts';
export * from './quoting/quote-requests.ts';
export * from './quoting/quotes.ts';
export * from './quoting/rate-price.ts';
export * from './shipments/customs-choices.ts';
export * from './shipments/customs-papers.ts';
export * from './back-office/reports.ts';
export * from './quoting/saved-quote.ts';
export * from './identity/settings.ts';
export * from './shipments/shipment-kinds.ts';
export * from './shipments/shipments.ts';
export { cancelTerms, mostPapers, type CancelTerms, type DocumentMail } from './shipments/shipment-papers.ts';
export * from './booking/staff-bookings.ts';
export * from './identity/staff-roles.ts';
export * from './quoting/staff-quote-requests.ts';
export * from './shipments/staff-shipments.ts';
export * from './back-office/carriers.ts';
export { type CarrierInfo } from './identity/carrier-info.ts';
export * from './back-office/carrier-tariffs.ts';
export * from './back-office/tariff-review.ts';
export * from './back-office/fuel-prices.ts';
export {
  companyDetails,
  companyInput,
  setupParts,
  type CompanyAddress,
  type CompanyDetails,
  type CompanyInput,
  type CompanyPayee,
  type CompanyShown,
  type SetupPart,
} from './platform/company.ts';
export {
  setupItemCodes,
  testedSetupItems,
  type Setup,
  type SetupFactCode,
  type SetupItem,
  type SetupItemCode,
} from './back-office/setup.ts';
export * from './platform/exchange-rates.ts';
export * from './back-office/tariff-parts.ts';
export * from './quoting/equipment-types.ts';
export * from './quoting/truckload-facts.ts';
export * from './quoting/truckload.ts';
export * from './quoting/truckload-confirmations.ts';
export * from './booking/rate-confirmations.ts';
export * from './booking/carrier-loads.ts';
export * from './shipments/tracking.ts';
export type { FollowForm, TrackingPage } from './shipments/public-tracking-page.ts';
export { brandInput, contrastWithWhite, leastContrast, logoLimits, type AccountBrand } from './identity/brand.ts';
export {
  mostShipmentViews,
  newShipmentView,
  shipmentColumns,
  shipmentView,
  type ShipmentColumn,
  type ShipmentView,
} from './shipments/shipment-views.ts';
