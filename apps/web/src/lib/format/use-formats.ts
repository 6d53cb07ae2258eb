import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../language/i18n.ts';
import { useUser } from '../session/use-user.ts';
import { useExchangeRates } from './exchange-rates.ts';
import { formatsFor, type Formats } from './formats.ts';
import type { ShownCurrency } from './shown-currency.ts';

/** The currency of the person signed in with the rates on record. */
export function useShownCurrency(): ShownCurrency | null {
  const currency = useUser()?.currency;
  const rates = useExchangeRates();
  return useMemo(() => (currency === undefined ? null : { currency, rates }), [currency, rates]);
}

/** Formats in the language shown, and the unit system and currency of the person signed in. */
export function useFormats(): Formats {
  useTranslation();
  const language = currentLanguage();
  const system = useUser()?.unit_system ?? 'imperial';
  const shown = useShownCurrency();
  return useMemo(() => formatsFor(language, system, shown), [language, system, shown]);
}

/** The same, with money in the currency it is charged in: where a sum is paid, or lines must add up to the cent. */
export function useChargedFormats(): Formats {
  useTranslation();
  const language = currentLanguage();
  const system = useUser()?.unit_system ?? 'imperial';
  return useMemo(() => formatsFor(language, system), [language, system]);
}
