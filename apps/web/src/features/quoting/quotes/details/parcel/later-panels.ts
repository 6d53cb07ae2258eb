import { lazy } from 'react';

// Whoever ships freight fetches none of it.
const panels = () => import('./panels.ts');

export const BoxNotices = lazy(() => panels().then((all) => ({ default: all.BoxNotices })));
export const BoxesSummary = lazy(() => panels().then((all) => ({ default: all.BoxesSummary })));
export const BoxesPanel = lazy(() => panels().then((all) => ({ default: all.BoxesPanel })));
export const LimitsPanel = lazy(() => panels().then((all) => ({ default: all.LimitsPanel })));
export const ParcelPickupPanel = lazy(() => panels().then((all) => ({ default: all.ParcelPickupPanel })));
export const SignaturePanel = lazy(() => panels().then((all) => ({ default: all.SignaturePanel })));
export const SumsPanel = lazy(() => panels().then((all) => ({ default: all.SumsPanel })));
