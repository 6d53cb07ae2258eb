export { CarrierOffersPanel } from './carrier-offers-panel.tsx';
export { ConvertPanel } from './convert-panel.tsx';
export { LinkPanel } from './link-panel.tsx';
export { RateConfirmationPanel } from './rate-confirmation-panel.tsx';
