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

/** Parameters that hold links of ours; everything else was typed by somebody. */
const ofLinks = /^(?:link|url)$/;

/**
 * A text on one line, with word joiners where a mail program would detect a link. On a line of its own, a name could pass
 * for our own words.
 */
function plain(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value
    .replace(/\s*[\n\r\v\f\u0085\u2028\u2029]\s*/g, ' ')
    .replace(/:\/\//g, ':\u2060/\u2060/')
    .replace(/(?<!@\S*)\.(?=[A-Za-z]{2,})(?![\w.+-]*@)/g, '.\u2060');
}

/**
 * The phrases of one language for a mail. Names in it are shown as they are, but nothing in them becomes a link: whoever
 * gave themselves the name must not speak to others in our name. Links of ours are called `link` or `url`.
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

/** The phrases of one language: `speak('es')('errors.not_found')`. */
export function speak(language: Language): TFunction {
  return instance.getFixedT(language);
}
