/** What the shells use of notices. */
export { Bell } from './bell.tsx';
