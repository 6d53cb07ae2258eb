import type { Language } from '@waybill/phrases';
import { en } from '@waybill/phrases/en';
import { es, spanishDates } from '@waybill/phrases/es';
import i18next, { type i18n } from 'i18next';

const phrases = { en, es } as const;
const made = new Map<Language, i18n>();

function make(language: Language): i18n {
  const instance = i18next.createInstance();
  void instance.use(spanishDates).init({
    lng: language,
    fallbackLng: 'en',
    defaultNS: 'phrases',
    ns: ['phrases'],
    resources: { en: { phrases: en }, [language]: { phrases: phrases[language] } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
    postProcess: spanishDates.name,
  });
  made.set(language, instance);
  return instance;
}

/** The phrases of one language, ready at once. One instance for each, since pages of both are drawn side by side. */
export function phrasesIn(language: Language): i18n {
  return made.get(language) ?? make(language);
}
