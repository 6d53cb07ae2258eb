/** What the booking and the invoices show of credit holds. */
export { HeldLock, useHeldMarks } from './held-lock.tsx';
export { HeldNote } from './held-note.tsx';
export { useHeld, useShowHeldNote } from './use-held.ts';
export { HoldFacts } from './hold-facts.tsx';
export { OpenBanner } from './open-banner.tsx';
export { ActivateDialog, HoldDialog } from './credit-dialogs.tsx';
export { TermsFields, type TypedTerms } from './terms-fields.tsx';
