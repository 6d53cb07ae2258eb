import type { Binding } from './core/http/binding.ts';
import type { JobHandler } from './core/jobs/define.ts';
import { accountUsersBindings } from './modules/account-users/index.ts';
import { addressBookBindings } from './modules/address-book/index.ts';
import { bookingsBindings, bookingsJobs } from './modules/bookings/index.ts';
import { carrierRequestBindings, carrierRequestJobs } from './modules/carrier-requests/index.ts';
import { carrierTrackingBindings, carrierTrackingJobs } from './modules/carrier-tracking/index.ts';
import { documentMailJobs, documentMailsBindings } from './modules/document-mails/index.ts';
import { disclaimersBindings } from './modules/disclaimers/index.ts';
import { houseCarrierJobs } from './modules/house-carriers/index.ts';
import { forgetFilesJob } from './modules/imports/index.ts';
import { incidentsBindings } from './modules/incidents/index.ts';
import { integrationsBindings } from './modules/integrations/index.ts';
import { billShippedJob, invoicesBindings } from './modules/invoices/index.ts';
import { mailJobs } from './modules/mail/index.ts';
import { noticesBindings } from './modules/notices/index.ts';
import { placesBindings } from './modules/places/index.ts';
import { productCatalogBindings } from './modules/product-catalog/index.ts';
import { publicQuotesBindings, publicQuotesJobs } from './modules/public-quotes/index.ts';
import { quoteDraftsBindings } from './modules/quote-drafts/index.ts';
import { quoteListsBindings } from './modules/quote-lists/index.ts';
import { quoteRequestsBindings, quoteRequestsJobs } from './modules/quote-requests/index.ts';
import { quotesBindings, quotesJobs } from './modules/quotes/index.ts';
import { scacAliasesBindings } from './modules/scac-aliases/index.ts';
import { sessionBindings, sessionJobs } from './modules/session/index.ts';
import { settingsBindings } from './modules/settings/index.ts';
import { shipmentsBindings, shipmentsJobs } from './modules/shipments/index.ts';
import { signUpBindings } from './modules/sign-up/index.ts';
import { staffUsersBindings } from './modules/staff-users/index.ts';
import { trackingBindings } from './modules/tracking/index.ts';

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
  ...addressBookBindings,
  ...trackingBindings,
  ...carrierTrackingBindings,
  ...carrierRequestBindings,
  ...productCatalogBindings,
  ...settingsBindings,
  ...accountUsersBindings,
  ...integrationsBindings,
  ...incidentsBindings,
  ...invoicesBindings,
  ...scacAliasesBindings,
  ...staffUsersBindings,
  ...quoteRequestsBindings,
  ...noticesBindings,
];

/** Every job's handler. */
export const jobHandlers: readonly JobHandler[] = [
  ...sessionJobs,
  ...mailJobs,
  ...quotesJobs,
  ...publicQuotesJobs,
  ...bookingsJobs,
  ...documentMailJobs,
  ...houseCarrierJobs,
  ...carrierTrackingJobs,
  ...shipmentsJobs,
  ...carrierRequestJobs,
  forgetFilesJob,
  billShippedJob,
  ...quoteRequestsJobs,
];
