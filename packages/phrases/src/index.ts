import type { en } from './en/index.ts';

export type { Translation } from './types.ts';

/** Every phrase, as English has it: the source that other languages are checked against. */
export type Phrases = typeof en;

/** Languages there are; English is the fallback. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** A language as it is saved with a user; English for anything else. */
export function asLanguage(text: string | null | undefined): Language {
  return languages.find((one) => one === text) ?? 'en';
}

/**
 * The language to answer in: the first known one of an `Accept-Language` header, else English.
 */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().split(/[-;]/)[0]?.toLowerCase();
    const known = languages.find((language) => language === tag);
    if (known) return known;
  }
  return 'en';
}
