import type { TrackingPage } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { phrasesIn } from './language.ts';
import { TrackingDocument } from './tracking-document.tsx';

/**
 * The public tracking page as a complete HTML document: styles inside, nothing hydrated, all content in the text.
 * `now` decides what is late and which year goes without saying.
 */
export function renderPublicTracking(page: TrackingPage, language: Language, now: Date = new Date()): string {
  const document = createElement(TrackingDocument, { page, language, now });
  return `<!doctype html>${renderToStaticMarkup(createElement(I18nextProvider, { i18n: phrasesIn(language) }, document))}`;
}
