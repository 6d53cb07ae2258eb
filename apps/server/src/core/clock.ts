/** What time it is. Passed to whatever needs it, so that a test can say so. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
