/** What other features may use of quoting. */
export { TimeField } from './fields/time-field.tsx';
export { clockTime } from './frame/local-time.ts';
