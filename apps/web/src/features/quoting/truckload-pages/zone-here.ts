/** The zone of whoever reads, who has no settings. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
