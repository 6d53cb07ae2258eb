export { AccountPicker } from './account-picker.tsx';
/** What the bell shows of announcements. The frame takes the banner by its own file, which brings nothing else along. */
export { BellAnnouncements } from './bell-announcements.tsx';
export { useAnnouncements } from './use-announcements.ts';
