/** What other features may use of incidents: their words. */
export { failureWords, operationWords, ownZone } from './words.ts';
