import { lazy } from 'react';

// What the address or a sign-up asks for in place of the steps; most visits ask for none of it.
export const ResumeGuestQuote = lazy(() =>
  import('./resume-guest-quote.tsx').then((part) => ({ default: part.ResumeGuestQuote })),
);
export const International = lazy(() =>
  import('./international.tsx').then((part) => ({ default: part.International })),
);
export const CopyQuote = lazy(() => import('./copy-quote.tsx').then((part) => ({ default: part.CopyQuote })));
export const Reship = lazy(() => import('./reship.tsx').then((part) => ({ default: part.Reship })));
export const ShipQuote = lazy(() => import('./ship-quote.tsx').then((part) => ({ default: part.ShipQuote })));
