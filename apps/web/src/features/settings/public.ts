/** What other features may use of the settings. */
export { useCarrierVisibility, type CarrierVisibility } from './carriers/use-carrier-visibility.ts';
export { InsuranceLocked } from './preferences/insurance-locked.tsx';
