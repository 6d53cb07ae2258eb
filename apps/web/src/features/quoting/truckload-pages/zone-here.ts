/** The zone of whoever reads, who has no settings. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
