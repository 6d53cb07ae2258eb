/** The zone of this computer: files are brought where the person is. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
