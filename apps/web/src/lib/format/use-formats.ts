import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../language/i18n.ts';
import { useUser } from '../session/use-user.ts';
import { useExchangeRates } from './exchange-rates.ts';
import { formatsFor, type Formats } from './formats.ts';
import { useGuestPreferences, type GuestPreferences } from './guest-preferences.ts';
import type { ShownCurrency } from './shown-currency.ts';

/** The unit system and currency of the person signed in, else what this browser chose. */
export function useReader(): GuestPreferences {
  const guest = useGuestPreferences();
  return useUser() ?? guest;
}

/** The currency money is read in with the rates on record. */
export function useShownCurrency(): ShownCurrency {
  const { currency } = useReader();
  const rates = useExchangeRates();
  return useMemo(() => ({ currency, rates }), [currency, rates]);
}

/** Formats in the language shown, and the unit system and currency of whoever reads. */
export function useFormats(): Formats {
  useTranslation();
  const language = currentLanguage();
  const { unit_system: system } = useReader();
  const shown = useShownCurrency();
  return useMemo(() => formatsFor(language, system, shown), [language, system, shown]);
}

/** The same, with money in the currency it is charged in: where a sum is paid, or lines must add up to the cent. */
export function useChargedFormats(): Formats {
  useTranslation();
  const language = currentLanguage();
  const { unit_system: system } = useReader();
  return useMemo(() => formatsFor(language, system), [language, system]);
}
