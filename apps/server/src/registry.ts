import type { Binding } from './core/http/binding.ts';
import type { JobHandler } from './core/jobs/define.ts';
import { accountUsersBindings } from './modules/identity/account-users/index.ts';
import { accountCarriersBindings } from './modules/identity/account-carriers/index.ts';
import { accountMarginsBindings } from './modules/quoting/account-margins/index.ts';
import { customerViewsBindings, customerViewsJobs } from './modules/identity/customer-views/index.ts';
import { apiClientsBindings, apiClientsJobs } from './modules/identity/api-clients/index.ts';
import { addressBookBindings } from './modules/catalog/address-book/index.ts';
import { brandBindings } from './modules/identity/brand/index.ts';
import { followersJobs } from './modules/shipments/followers/index.ts';
import { shipmentViewsBindings } from './modules/shipments/shipment-views/index.ts';
import { bookingsBindings, bookingsJobs } from './modules/booking/bookings/index.ts';
import { chatsBindings, chatsJobs } from './modules/messaging/chats/index.ts';
import { carrierBillsBindings } from './modules/billing/carrier-bills/index.ts';
import { carrierRequestBindings, carrierRequestJobs } from './modules/booking/carrier-requests/index.ts';
import { carrierTariffsBindings } from './modules/back-office/carrier-tariffs/index.ts';
import { carrierTrackingBindings, carrierTrackingJobs } from './modules/shipments/carrier-tracking/index.ts';
import { creditHoldsBindings, creditHoldsJobs } from './modules/billing/credit-holds/index.ts';
import { dashboardBindings } from './modules/back-office/dashboard/index.ts';
import { disputesBindings, disputesJobs } from './modules/billing/disputes/index.ts';
import { customsPapersBindings } from './modules/shipments/customs-papers/index.ts';
import { documentMailJobs, documentMailsBindings } from './modules/shipments/document-mails/index.ts';
import { disclaimersBindings } from './modules/platform/disclaimers/index.ts';
import { exceptionsBindings, exceptionsJobs } from './modules/booking/exceptions/index.ts';
import { figuresJobs } from './modules/back-office/figures/index.ts';
import { houseCarrierJobs } from './modules/shipments/house-carriers/index.ts';
import { auditTrailBindings, auditTrailJobs } from './modules/back-office/audit-trail/index.ts';
import { forgetFilesJob } from './modules/platform/imports/index.ts';
import { incidentsBindings } from './modules/back-office/incidents/index.ts';
import { integrationsBindings } from './modules/back-office/integrations/index.ts';
import { billLeftJob, billShippedJob, invoicesBindings, remindJob } from './modules/billing/invoices/index.ts';
import { equipmentTypesBindings } from './modules/quoting/equipment-types/index.ts';
import { companyBindings } from './modules/platform/company/index.ts';
import { exchangeRatesBindings } from './modules/platform/exchange-rates/index.ts';
import { carrierLoadsBindings, carrierLoadsJobs } from './modules/booking/carrier-loads/index.ts';
import { truckloadQuotesBindings } from './modules/quoting/truckload-quotes/index.ts';
import { marketplaceBindings, marketplaceJobs } from './modules/marketplace/marketplace/index.ts';
import { mailJobs } from './modules/messaging/mail/index.ts';
import { noticesBindings } from './modules/messaging/notices/index.ts';
import { partsBindings } from './modules/catalog/parts/index.ts';
import { paymentEventsBindings } from './modules/booking/payment-events/index.ts';
import { setupBindings } from './modules/back-office/setup/index.ts';
import { outsideServicesBindings } from './modules/back-office/outside-services/index.ts';
import { partnersBindings } from './modules/back-office/partners/index.ts';
import { paymentsBindings, paymentsJobs } from './modules/billing/payments/index.ts';
import { placesBindings } from './modules/platform/places/index.ts';
import { productCatalogBindings } from './modules/catalog/product-catalog/index.ts';
import { publicQuotesBindings, publicQuotesJobs } from './modules/quoting/public-quotes/index.ts';
import { quoteDraftsBindings } from './modules/quoting/quote-drafts/index.ts';
import { quoteListsBindings, quoteMailJobs } from './modules/quoting/quote-lists/index.ts';
import { recentsBindings } from './modules/quoting/recents/index.ts';
import { quoteRequestsBindings, quoteRequestsJobs } from './modules/quoting/quote-requests/index.ts';
import { quotesBindings, quotesJobs } from './modules/quoting/quotes/index.ts';
import { announcementsBindings } from './modules/messaging/announcements/index.ts';
import { reportsBindings, reportsJobs } from './modules/back-office/reports/index.ts';
import { scacAliasesBindings } from './modules/carriers/scac-aliases/index.ts';
import { sessionBindings, sessionJobs } from './modules/identity/session/index.ts';
import { settingsBindings } from './modules/identity/settings/index.ts';
import { shipmentsBindings, shipmentsJobs } from './modules/shipments/shipments/index.ts';
import { shipmentChangesBindings } from './modules/booking/shipment-changes/index.ts';
import { shipmentChargesBindings } from './modules/booking/shipment-charges/index.ts';
import { shipmentDeskBindings } from './modules/booking/shipment-desk/index.ts';
import { shipmentNewsJobs } from './modules/shipments/shipment-news/index.ts';
import { signUpBindings } from './modules/quoting/sign-up/index.ts';
import { staffCarriersBindings, staffCarriersJobs } from './modules/back-office/staff-carriers/index.ts';
import { staffAccountsBindings } from './modules/back-office/staff-accounts/index.ts';
import { staffInvoicesBindings } from './modules/billing/staff-invoices/index.ts';
import { receivedPaymentsBindings } from './modules/billing/received-payments/index.ts';
import { statementsBindings } from './modules/billing/statements/index.ts';
import { staffRolesBindings } from './modules/identity/staff-roles/index.ts';
import { staffUsersBindings } from './modules/identity/staff-users/index.ts';
import { trackingBindings, trackingJobs } from './modules/shipments/tracking/index.ts';
import { supportBindings } from './modules/platform/support/index.ts';

/** Handlers of all endpoints. A module adds its line here and nowhere else. */
export const bindings: readonly Binding[] = [
  ...sessionBindings,
  ...signUpBindings,
  ...placesBindings,
  ...quotesBindings,
  ...publicQuotesBindings,
  ...quoteDraftsBindings,
  ...quoteListsBindings,
  ...recentsBindings,
  ...disclaimersBindings,
  ...customsPapersBindings,
  ...documentMailsBindings,
  ...bookingsBindings,
  ...shipmentsBindings,
  ...shipmentViewsBindings,
  ...brandBindings,
  ...addressBookBindings,
  ...trackingBindings,
  ...carrierTrackingBindings,
  ...carrierBillsBindings,
  ...carrierRequestBindings,
  ...productCatalogBindings,
  ...settingsBindings,
  ...accountUsersBindings,
  ...integrationsBindings,
  ...incidentsBindings,
  ...invoicesBindings,
  ...statementsBindings,
  ...paymentsBindings,
  ...receivedPaymentsBindings,
  ...staffInvoicesBindings,
  ...paymentEventsBindings,
  ...creditHoldsBindings,
  ...disputesBindings,
  ...scacAliasesBindings,
  ...staffUsersBindings,
  ...staffRolesBindings,
  ...accountMarginsBindings,
  ...accountCarriersBindings,
  ...customerViewsBindings,
  ...staffAccountsBindings,
  ...quoteRequestsBindings,
  ...chatsBindings,
  ...marketplaceBindings,
  ...noticesBindings,
  ...announcementsBindings,
  ...exceptionsBindings,
  ...shipmentDeskBindings,
  ...shipmentChangesBindings,
  ...shipmentChargesBindings,
  ...supportBindings,
  ...equipmentTypesBindings,
  ...companyBindings,
  ...exchangeRatesBindings,
  ...truckloadQuotesBindings,
  ...carrierLoadsBindings,
  ...dashboardBindings,
  ...reportsBindings,
  ...apiClientsBindings,
  ...partnersBindings,
  ...outsideServicesBindings,
  ...setupBindings,
  ...staffCarriersBindings,
  ...carrierTariffsBindings,
  ...auditTrailBindings,
  ...partsBindings,
];

export const jobHandlers: readonly JobHandler[] = [
  ...sessionJobs,
  ...customerViewsJobs,
  ...auditTrailJobs,
  ...mailJobs,
  ...quotesJobs,
  ...quoteMailJobs,
  ...publicQuotesJobs,
  ...bookingsJobs,
  ...documentMailJobs,
  ...houseCarrierJobs,
  ...carrierTrackingJobs,
  ...trackingJobs,
  ...shipmentNewsJobs,
  ...exceptionsJobs,
  ...shipmentsJobs,
  ...carrierRequestJobs,
  ...followersJobs,
  forgetFilesJob,
  billLeftJob,
  billShippedJob,
  remindJob,
  ...paymentsJobs,
  ...creditHoldsJobs,
  ...disputesJobs,
  ...quoteRequestsJobs,
  ...chatsJobs,
  ...carrierLoadsJobs,
  ...marketplaceJobs,
  ...figuresJobs,
  ...reportsJobs,
  ...apiClientsJobs,
  ...staffCarriersJobs,
];
