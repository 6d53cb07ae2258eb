import { createInstance, type TFunction } from 'i18next';
import type { Language } from '@waybill/phrases';
import { en } from '@waybill/phrases/en';
import { es } from '@waybill/phrases/es';

const instance = createInstance({
  resources: { en: { translation: en }, es: { translation: es } },
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  initAsync: false,
});
void instance.init();

/** The words of the screens in one language, to find things by as a person would. */
export function words(language: Language): TFunction {
  return instance.getFixedT(language);
}
