/** The zone of this computer: files are brought where the person is. */
export const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
