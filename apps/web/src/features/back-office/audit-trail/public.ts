/** What other features may use of the audit trail. */
export { actionWords } from './words.ts';
