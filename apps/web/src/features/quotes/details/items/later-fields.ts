import { lazy } from 'react';

// What few lines have open comes in when the first one does.
export const HazmatStrip = lazy(() => import('./hazmat-strip.tsx').then((part) => ({ default: part.HazmatStrip })));
export const MoreFields = lazy(() => import('./more-fields.tsx').then((part) => ({ default: part.MoreFields })));
