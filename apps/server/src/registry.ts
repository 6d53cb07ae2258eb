import type { Binding } from './core/http/binding.ts';
import type { JobHandler } from './core/jobs/define.ts';
import { accountUsersBindings } from './modules/account-users/index.ts';
import { addressBookBindings } from './modules/address-book/index.ts';
import { bookingsBindings, bookingsJobs } from './modules/bookings/index.ts';
import { carrierRequestBindings, carrierRequestJobs } from './modules/carrier-requests/index.ts';
import { carrierTrackingBindings, carrierTrackingJobs } from './modules/carrier-tracking/index.ts';
import { houseCarrierJobs } from './modules/house-carriers/index.ts';
import { forgetFilesJob } from './modules/imports/index.ts';
import { incidentsBindings } from './modules/incidents/index.ts';
import { integrationsBindings } from './modules/integrations/index.ts';
import { mailJobs } from './modules/mail/index.ts';
import { placesBindings } from './modules/places/index.ts';
import { productCatalogBindings } from './modules/product-catalog/index.ts';
import { quotesBindings, quotesJobs } from './modules/quotes/index.ts';
import { sessionBindings, sessionJobs } from './modules/session/index.ts';
import { settingsBindings } from './modules/settings/index.ts';
import { shipmentsBindings, shipmentsJobs } from './modules/shipments/index.ts';
import { signUpBindings } from './modules/sign-up/index.ts';
import { trackingBindings } from './modules/tracking/index.ts';

/** Every endpoint's code. A module adds its line here and nowhere else. */
export const bindings: readonly Binding[] = [
  ...sessionBindings,
  ...signUpBindings,
  ...placesBindings,
  ...quotesBindings,
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
];

/** Every job's handler. */
export const jobHandlers: readonly JobHandler[] = [
  ...sessionJobs,
  ...mailJobs,
  ...quotesJobs,
  ...bookingsJobs,
  ...houseCarrierJobs,
  ...carrierTrackingJobs,
  ...shipmentsJobs,
  ...carrierRequestJobs,
  forgetFilesJob,
];
