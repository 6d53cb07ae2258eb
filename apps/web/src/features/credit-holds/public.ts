/** What the booking and the invoices show of credit holds. */
export { HoldFacts } from './hold-facts.tsx';
export { OpenBanner } from './open-banner.tsx';
export { ActivateDialog, HoldDialog } from './credit-dialogs.tsx';
export { TermsFields, type TypedTerms } from './terms-fields.tsx';
