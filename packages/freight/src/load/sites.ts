/** What kind of place freight is picked up at or delivered to. */
export const siteTypes = ['business', 'residential', 'limited_access', 'border_crossing'] as const;
export type SiteType = (typeof siteTypes)[number];

export const countries = ['US', 'CA', 'MX'] as const;
export type Country = (typeof countries)[number];
