import { accessorialTable, type AccessorialCode } from '@waybill/freight';

/**
 * Lists to choose from, apart from the schemas that are made of them: a page that draws a choice needs no schema.
 */

export const countries = ['US', 'CA', 'MX'] as const;
export const currencies = ['USD', 'CAD', 'MXN'] as const;
export const languages = ['en', 'es'] as const;
export const unitSystems = ['imperial', 'metric'] as const;

/** Which prices a person is shown: with insurance, without, or both to choose from. */
export const insurancePreferences = ['default', 'insured_only', 'uninsured_only'] as const;
export type InsurancePreference = (typeof insurancePreferences)[number];

/** The mode that quoting begins with; `default` leaves it to the page. */
export const preferredModes = ['default', 'ltl', 'parcel', 'truckload'] as const;
export type PreferredMode = (typeof preferredModes)[number];

/** How boxes get to the carrier. */
export const pickupMethods = ['scheduled', 'drop_off'] as const;

/** Services that a shipper can ask for; what the sites or the load bring with them is added by rating. */
export const requestable = accessorialTable.filter(({ origin }) => origin === 'requested').map(({ code }) => code) as [
  AccessorialCode,
  ...AccessorialCode[],
];

/** How the credit of an account stands. `lifted`: on hold, but staff let it ship until a day. */
export const creditStandings = ['good', 'past_due', 'lifted', 'hold'] as const;
export type CreditStanding = (typeof creditStandings)[number];
