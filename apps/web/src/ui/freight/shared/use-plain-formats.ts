import { useTranslation } from 'react-i18next';
import { formatsFor, type Formats } from '../../../lib/format/formats.ts';

/**
 * Formats in the language of the surrounding phrases, imperial. Needs neither a session nor a browser, so that
 * components using it can be drawn on the server.
 */
export function usePlainFormats(): Formats {
  const { i18n } = useTranslation();
  return formatsFor(i18n.language === 'es' ? 'es' : 'en', 'imperial');
}
