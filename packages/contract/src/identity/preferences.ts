import { z } from 'zod';

/** How a person is mailed about shipments: as it happens, once a day, or never; the page tells them anyway. */
export const shipmentMailChoices = ['each', 'daily', 'none'] as const;
export type ShipmentMailChoice = (typeof shipmentMailChoices)[number];

/** Which shipments a person is told of: those they booked, or all of the account. */
export const shipmentMailScopes = ['own', 'account'] as const;

/** Mails that a person may have or not; whatever concerns the login is always sent. */
export const subscriptionKinds = ['smart_shipper_tips', 'customer_service', 'weekly_industry_update'] as const;
export const subscriptionKind = z.enum(subscriptionKinds);
export type SubscriptionKind = z.infer<typeof subscriptionKind>;
