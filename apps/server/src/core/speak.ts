import { createInstance, type TFunction } from 'i18next';
import type { Language } from '@waybill/phrases';
import { en } from '@waybill/phrases/en';
import { es, spanishDates } from '@waybill/phrases/es';

const instance = createInstance({
  resources: { en: { translation: en }, es: { translation: es } },
  fallbackLng: 'en',
  interpolation: { escapeValue: false },
  initAsync: false,
  postProcess: spanishDates.name,
});
void instance.use(spanishDates).init();

/** Parameters with our own links; all others were typed by people. */
const ofLinks = /^(?:link|url)$/;

/**
 * Puts a text on one line, with word joiners where a mail program would detect a link. On a separate line, a name could
 * pass for our own text.
 */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .replace(/\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g, ' ')
    .replace(/:\/\//g, ':\u2060/\u2060/')
    .replace(/(?<!@\S*)\.(?=[A-Za-z]{2,})(?![\w.+-]*@)/g, '.\u2060');
}

/**
 * Phrases of one language for mails. Names are shown as they are, but never become links, so that no one can speak in
 * our name by choosing a name. Our own links are in the parameters `link` or `url`.
 */
export function speakInMail(language: Language): TFunction {
  const say = speak(language);
  const careful = (key: string, params: Readonly<Record<string, unknown>> = {}) =>
    say(
      key as never,
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, ofLinks.test(name) ? value : plain(value)]),
      ) as never,
    );
  return careful as unknown as TFunction;
}

/** Phrases of one language: `speak('es')('errors.not_found')`. */
export function speak(language: Language): TFunction {
  return instance.getFixedT(language);
}
