/** What other staff features may use of shipments. */
export { AccountFilter } from './account-filter.tsx';
export { useMayWork } from './desk/api.ts';
export { RebookDialog } from './rebook/rebook-dialog.tsx';
export { NoteDialog } from './desk/note-dialog.tsx';
export { RescheduleDialog } from './desk/reschedule-dialog.tsx';
