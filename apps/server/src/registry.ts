import type { Binding } from './core/http/binding.ts';
import type { JobHandler } from './core/jobs/define.ts';
import { accountUsersBindings } from './modules/account-users/index.ts';
import { accountCarriersBindings } from './modules/account-carriers/index.ts';
import { accountMarginsBindings } from './modules/account-margins/index.ts';
import { customerViewsBindings, customerViewsJobs } from './modules/customer-views/index.ts';
import { apiClientsBindings, apiClientsJobs } from './modules/api-clients/index.ts';
import { addressBookBindings } from './modules/address-book/index.ts';
import { brandBindings } from './modules/brand/index.ts';
import { followersJobs } from './modules/followers/index.ts';
import { shipmentViewsBindings } from './modules/shipment-views/index.ts';
import { bookingsBindings, bookingsJobs } from './modules/bookings/index.ts';
import { chatsBindings, chatsJobs } from './modules/chats/index.ts';
import { carrierBillsBindings } from './modules/carrier-bills/index.ts';
import { carrierRequestBindings, carrierRequestJobs } from './modules/carrier-requests/index.ts';
import { carrierTariffsBindings } from './modules/carrier-tariffs/index.ts';
import { carrierTrackingBindings, carrierTrackingJobs } from './modules/carrier-tracking/index.ts';
import { creditHoldsBindings, creditHoldsJobs } from './modules/credit-holds/index.ts';
import { dashboardBindings } from './modules/dashboard/index.ts';
import { disputesBindings, disputesJobs } from './modules/disputes/index.ts';
import { documentMailJobs, documentMailsBindings } from './modules/document-mails/index.ts';
import { disclaimersBindings } from './modules/disclaimers/index.ts';
import { exceptionsBindings, exceptionsJobs } from './modules/exceptions/index.ts';
import { figuresJobs } from './modules/figures/index.ts';
import { houseCarrierJobs } from './modules/house-carriers/index.ts';
import { auditTrailBindings, auditTrailJobs } from './modules/audit-trail/index.ts';
import { forgetFilesJob } from './modules/imports/index.ts';
import { incidentsBindings } from './modules/incidents/index.ts';
import { integrationsBindings } from './modules/integrations/index.ts';
import { billLeftJob, billShippedJob, invoicesBindings, remindJob } from './modules/invoices/index.ts';
import { equipmentTypesBindings } from './modules/equipment-types/index.ts';
import { exchangeRatesBindings } from './modules/exchange-rates/index.ts';
import { carrierLoadsBindings, carrierLoadsJobs } from './modules/carrier-loads/index.ts';
import { truckloadQuotesBindings } from './modules/truckload-quotes/index.ts';
import { marketplaceBindings, marketplaceJobs } from './modules/marketplace/index.ts';
import { mailJobs } from './modules/mail/index.ts';
import { noticesBindings } from './modules/notices/index.ts';
import { partsBindings } from './modules/parts/index.ts';
import { paymentEventsBindings } from './modules/payment-events/index.ts';
import { outsideServicesBindings } from './modules/outside-services/index.ts';
import { partnersBindings } from './modules/partners/index.ts';
import { paymentsBindings, paymentsJobs } from './modules/payments/index.ts';
import { placesBindings } from './modules/places/index.ts';
import { productCatalogBindings } from './modules/product-catalog/index.ts';
import { publicQuotesBindings, publicQuotesJobs } from './modules/public-quotes/index.ts';
import { quoteDraftsBindings } from './modules/quote-drafts/index.ts';
import { quoteListsBindings } from './modules/quote-lists/index.ts';
import { quoteRequestsBindings, quoteRequestsJobs } from './modules/quote-requests/index.ts';
import { quotesBindings, quotesJobs } from './modules/quotes/index.ts';
import { announcementsBindings } from './modules/announcements/index.ts';
import { reportsBindings, reportsJobs } from './modules/reports/index.ts';
import { scacAliasesBindings } from './modules/scac-aliases/index.ts';
import { sessionBindings, sessionJobs } from './modules/session/index.ts';
import { settingsBindings } from './modules/settings/index.ts';
import { shipmentsBindings, shipmentsJobs } from './modules/shipments/index.ts';
import { shipmentChargesBindings } from './modules/shipment-charges/index.ts';
import { shipmentDeskBindings } from './modules/shipment-desk/index.ts';
import { shipmentNewsJobs } from './modules/shipment-news/index.ts';
import { signUpBindings } from './modules/sign-up/index.ts';
import { staffCarriersBindings, staffCarriersJobs } from './modules/staff-carriers/index.ts';
import { staffAccountsBindings } from './modules/staff-accounts/index.ts';
import { statementsBindings } from './modules/statements/index.ts';
import { staffRolesBindings } from './modules/staff-roles/index.ts';
import { staffUsersBindings } from './modules/staff-users/index.ts';
import { trackingBindings, trackingJobs } from './modules/tracking/index.ts';
import { supportBindings } from './modules/support/index.ts';

/** Every endpoint's code. A module adds its line here and nowhere else. */
export const bindings: readonly Binding[] = [
  ...sessionBindings,
  ...signUpBindings,
  ...placesBindings,
  ...quotesBindings,
  ...publicQuotesBindings,
  ...quoteDraftsBindings,
  ...quoteListsBindings,
  ...disclaimersBindings,
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
  ...shipmentChargesBindings,
  ...supportBindings,
  ...equipmentTypesBindings,
  ...exchangeRatesBindings,
  ...truckloadQuotesBindings,
  ...carrierLoadsBindings,
  ...dashboardBindings,
  ...reportsBindings,
  ...apiClientsBindings,
  ...partnersBindings,
  ...outsideServicesBindings,
  ...staffCarriersBindings,
  ...carrierTariffsBindings,
  ...auditTrailBindings,
  ...partsBindings,
];

/** Every job's handler. */
export const jobHandlers: readonly JobHandler[] = [
  ...sessionJobs,
  ...customerViewsJobs,
  ...auditTrailJobs,
  ...mailJobs,
  ...quotesJobs,
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
