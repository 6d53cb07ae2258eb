import type { Page } from '@playwright/test';
import { en } from '@waybill/phrases/en';
import { asReaderOf } from './people.ts';

type Phrases = { readonly [key: string]: string | Phrases };

const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', O: 'Ó' };
/** Ends every phrase of the pseudo-language and no data of the demo. */
export const mark = '¶';
const longer = 1.4;

/** A word with accents on its vowels, its end drawn out to 40 % more letters. */
function drawnOut(word: string): string {
  const accented = word.replace(/[aeiouAEO]/g, (letter) => accents[letter] ?? letter);
  const missing = Math.ceil(word.length * longer) - word.length;
  return accented + 'ö'.repeat(missing);
}

/** An English phrase 40 % longer, with its placeholders as they were. */
export function pseudo(phrase: string): string {
  const words = phrase.split(/(\{\{.*?\}\}|\s+)/);
  return words.map((part) => (/^(\{\{|\s|$)/.test(part) ? part : drawnOut(part))).join('') + mark;
}

function pseudoPhrases(phrases: Phrases): Phrases {
  return Object.fromEntries(
    Object.entries(phrases).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoPhrases(value),
    ]),
  );
}

/** Puts the pseudo-language in the place of Spanish, in this page alone. The product itself knows nothing of it. */
export async function speakPseudo(page: Page): Promise<void> {
  const module = `
    export const es = ${JSON.stringify(pseudoPhrases(en))};
    export const spanishDates = { type: 'postProcessor', name: 'dates', process: (text) => text };`;
  const body = Buffer.from(module).toString('base64');
  // A route of Playwright would turn off the browser's cache for every file; this pauses one file only.
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'text/javascript' }];
    void devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/build/es-*.js' }] });
  await asReaderOf(page, 'es');
}
