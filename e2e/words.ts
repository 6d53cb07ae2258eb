import type { Language } from '@waybill/phrases';
import { speak } from '../apps/server/src/core/speak.ts';

/** The texts of the screens in one language, to find things by as a user would; the company of the demo is Waybill. */
export function words(language: Language): ReturnType<typeof speak> {
  const say = speak(language) as unknown as (...given: unknown[]) => string;
  return ((...given: unknown[]) => say(...given).replaceAll('{product}', 'Waybill')) as unknown as ReturnType<
    typeof speak
  >;
}
