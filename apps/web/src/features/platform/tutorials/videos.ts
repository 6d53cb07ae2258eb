import { languages, type Language } from '@waybill/phrases';
import list from './recordings/list.json';

/** A line of the list that the recorder writes, in the words of the film's language. */
type Listed = {
  readonly guide: string;
  readonly language: string;
  readonly title: string;
  readonly about: string;
  readonly seconds: number;
  readonly cues: readonly { readonly text: string; readonly from: number; readonly to: number }[];
};
const listed: readonly Listed[] = list;

/** One film: what it is about, in which language, how long, its transcript and its files. */
export type Video = Pick<Listed, 'guide' | 'title' | 'about' | 'seconds' | 'cues'> & {
  readonly language: Language;
  readonly video: string;
  readonly captions: string;
  readonly poster: string;
};

const files: Readonly<Record<string, string>> = {
  ...import.meta.glob<string>('./recordings/*.webm', { eager: true, query: '?url&no-inline', import: 'default' }),
  ...import.meta.glob<string>('./recordings/*.vtt', { eager: true, query: '?url&no-inline', import: 'default' }),
  ...import.meta.glob<string>('./recordings/*.webp', { eager: true, query: '?url&no-inline', import: 'default' }),
};

const order = ['sign_in', 'quote_and_book', 'track', 'address_book', 'product_catalog'] as const;

function fileOf(guide: string, language: string, kind: string): string {
  return files[`./recordings/${guide.replaceAll('_', '-')}.${language}.${kind}`] ?? '';
}

/** Every film there is, in the order of the page; `npm run tutorials` makes them and their list. */
export const videos: readonly Video[] = order.flatMap((guide) =>
  languages.flatMap((language) => {
    const found = listed.find((one) => one.guide === guide && one.language === language);
    if (found === undefined) return [];
    const file = (kind: string) => fileOf(guide, language, kind);
    return [{ ...found, language, video: file('webm'), captions: file('vtt'), poster: file('webp') }];
  }),
);
