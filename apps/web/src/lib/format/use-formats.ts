import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../language/i18n.ts';
import { useUser } from '../session/use-user.ts';
import { formatsFor, type Formats } from './formats.ts';

/** Formats in the language shown and the unit system of the person signed in. */
export function useFormats(): Formats {
  useTranslation();
  const language = currentLanguage();
  const system = useUser()?.unit_system ?? 'imperial';
  return useMemo(() => formatsFor(language, system), [language, system]);
}
