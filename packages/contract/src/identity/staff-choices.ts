/** Lists that staff choose from; apart from those of customers, whose first page brings none of these. */

/** Announcements of the house: how grave, for whom, and how they stand to the clock. */
export const announcementKinds = ['outage', 'warning', 'info'] as const;
export const announcementAudiences = ['all', 'accounts', 'staff', 'roles'] as const;
export const announcementStates = ['scheduled', 'live', 'ended'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];
export type AnnouncementState = (typeof announcementStates)[number];

/** An API client may call, is switched off for a while, or is over for good. */
export const apiClientStates = ['active', 'off', 'revoked'] as const;
export type ApiClientState = (typeof apiClientStates)[number];

/** For so many hours a secret may still open beside the one that takes its place. */
export const overlapHours = [0, 1, 24, 168] as const;
export type OverlapHours = (typeof overlapHours)[number];

/** What a company that exchanges data with us is to us. */
export const partnerKinds = ['marketplace', 'carrier_gateway', 'payment', 'edi_van', 'api', 'tms'] as const;
export type PartnerKind = (typeof partnerKinds)[number];
export const partnerStates = ['testing', 'active', 'paused', 'retired'] as const;
export type PartnerState = (typeof partnerStates)[number];
/** States that staff set; retiring is a step of its own. */
export const partnerOpenStates = ['testing', 'active', 'paused'] as const;
/** How data travels. */
export const partnerChannels = ['api', 'edi', 'as2', 'sftp', 'webhook', 'email'] as const;
export type PartnerChannel = (typeof partnerChannels)[number];
/** What a company is known by in what is exchanged. */
export const partnerIdentifiers = ['duns', 'isa_id', 'gs_id', 'scac', 'as2_id', 'van_mailbox', 'other'] as const;
export type PartnerIdentifier = (typeof partnerIdentifiers)[number];

/** Services of others that the installation uses, besides carriers. */
export const outsideServiceCodes = ['ebay', 'payments', 'mail', 'address_service'] as const;
export type OutsideServiceCode = (typeof outsideServiceCodes)[number];
