/** Where a shipment stands, as the shipper sees it. */
export const trackingStatuses = ['pending', 'dispatched', 'in_transit', 'delayed', 'delivered', 'canceled'] as const;
export type TrackingStatus = (typeof trackingStatuses)[number];

/** What an event code means: the status it leads to (null leaves it) and whether somebody has to act. */
export type StatusRule = { readonly status: TrackingStatus | null; readonly actionRequired: boolean };
