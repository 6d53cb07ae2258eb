/** Everything that the first step shows for boxes, fetched as one. */
export { BoxNotices } from './box-notices.tsx';
export { BoxesSummary } from './boxes-summary.tsx';
export { BoxesPanel } from './boxes-panel.tsx';
export { LimitsPanel } from './limits-panel.tsx';
export { ParcelPickupPanel } from './parcel-pickup-panel.tsx';
export { SignaturePanel } from './signature-panel.tsx';
export { SumsPanel } from './sums-panel.tsx';
