/** What other pages of the staff say of things that wait. */
export { agoWords } from './words.ts';
