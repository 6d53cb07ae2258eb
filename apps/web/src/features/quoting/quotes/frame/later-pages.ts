import { lazy } from 'react';

// What the address or a sign-up asks for in place of the steps; most visits ask for none of it.
export const CarryOver = lazy(() => import('./carry-over.tsx').then((part) => ({ default: part.CarryOver })));
export const International = lazy(() =>
  import('./international.tsx').then((part) => ({ default: part.International })),
);
export const Reseed = lazy(() => import('./reseed.tsx').then((part) => ({ default: part.Reseed })));
export const Reship = lazy(() => import('./reship.tsx').then((part) => ({ default: part.Reship })));
export const TakeUp = lazy(() => import('./take-up.tsx').then((part) => ({ default: part.TakeUp })));
