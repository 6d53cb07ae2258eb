import { z } from 'zod';

/** Which prices a person is shown: with insurance, without, or both to choose from. */
export const insurancePreferences = ['default', 'insured_only', 'uninsured_only'] as const;
export type InsurancePreference = (typeof insurancePreferences)[number];

/** The mode that quoting begins with; `default` leaves it to the page. */
export const preferredModes = ['default', 'ltl', 'parcel', 'truckload'] as const;
export type PreferredMode = (typeof preferredModes)[number];

/** Mails that a person may have or not; whatever concerns a shipment or the login is always sent. */
export const subscriptionKinds = ['smart_shipper_tips', 'customer_service', 'weekly_industry_update'] as const;
export const subscriptionKind = z.enum(subscriptionKinds);
export type SubscriptionKind = z.infer<typeof subscriptionKind>;
