/** What other features may use of incidents: their words. */
export { failureWords, ownZone } from './words.ts';
