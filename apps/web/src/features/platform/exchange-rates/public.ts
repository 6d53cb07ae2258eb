import { lazy } from 'react';

/** Exchange rates, fetched when somebody opens them. */
export const ExchangeRatesDialog = lazy(async () => ({
  default: (await import('./rates-dialog.tsx')).ExchangeRatesDialog,
}));
