import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../language/i18n.ts';
import { useUser } from '../session/use-user.ts';
import { formatsFor, type Formats } from './formats.ts';

/** Formats in the language shown and the unit system of the person signed in. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  const system = useUser()?.unit_system ?? 'imperial';
  return useMemo(() => formatsFor(currentLanguage(), system), [i18n.language, system]);
}
