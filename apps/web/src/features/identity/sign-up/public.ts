/** What staff use of the sign-up, who open accounts as companies do themselves. */
export { AddressFields } from './steps/address-fields.tsx';
export type { AddressValues, SignUpForm } from './values.ts';
