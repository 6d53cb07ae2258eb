/** What other features may use of the settings. */
export { useCarrierVisibility, type CarrierVisibility } from './carriers/use-carrier-visibility.ts';
export { AddressFields } from './account/address-fields.tsx';
export { startValues, type AddressValues } from './account/address-values.ts';
export { SettingsFrame } from './settings-frame.tsx';
export { InsuranceLocked } from './preferences/insurance-locked.tsx';
