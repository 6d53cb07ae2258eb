import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languages, type Language } from '@waybill/phrases';
import { readCookie, writeCookie } from '../cookies.ts';
import { setBaseTitle } from '../routes/page-title.ts';
import { followEnglish } from './english.ts';

const cookie = 'wb_language';

/** The phrases of the screens; keys are typed by the English ones. */
export const i18n = i18next.createInstance();

function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The language shown now. */
export function currentLanguage(): Language {
  return isLanguage(i18n.language) ? i18n.language : 'en';
}

/** The language to begin with: the one chosen here before, else the first the browser asks for, else English. */
export function preferredLanguage(): Language {
  const kept = readCookie(cookie);
  if (isLanguage(kept)) return kept;
  const asked = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find(isLanguage) ?? 'en';
}

async function load(language: Language): Promise<void> {
  if (language === 'en' || i18n.hasResourceBundle(language, 'phrases')) return;
  const { es, spanishDates } = await import('@waybill/phrases/es');
  i18n.use(spanishDates).options.postProcess = [productName.name, spanishDates.name];
  i18n.addResourceBundle(language, 'phrases', es);
}

let product = 'Waybill';

/** Puts the company's name in place of its mark in phrases. */
const productName = {
  type: 'postProcessor',
  name: 'product',
  process: (text: string) => text.replaceAll('{product}', product),
} as const;

/** Puts the company's name into phrases and the title of the document. */
export function nameProduct(name: string): void {
  if (product === name) return;
  product = name;
  setBaseTitle(name);
  void i18n.changeLanguage(i18n.language);
}

let whole = false;

/** Brings in every English phrase, for a key whose own code did not bring it, and draws what is shown again. */
async function bringWholeEnglish(): Promise<void> {
  if (whole) return;
  whole = true;
  const { en } = await import('@waybill/phrases/en');
  i18n.addResourceBundle('en', 'phrases', en, true, true);
  await i18n.changeLanguage(i18n.language);
}

/** Switches the language of everything on screen and remembers it in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  await load(language);
  await i18n.changeLanguage(language);
  document.documentElement.lang = language;
  writeCookie(cookie, language);
}

/** Starts the phrases; English comes with the code that says it, other languages are loaded before the first view. */
export async function startLanguage(language: Language): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(productName)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      defaultNS: 'phrases',
      ns: ['phrases'],
      resources: {},
      interpolation: { escapeValue: false },
      postProcess: [productName.name],
      saveMissing: true,
      missingKeyHandler: () => void bringWholeEnglish(),
      react: { useSuspense: false },
    });
  followEnglish((part) => i18n.addResourceBundle('en', 'phrases', part, true, true));
  document.documentElement.lang = language;
  if (language === 'en') return;
  await load(language);
  await i18n.changeLanguage(language);
}
