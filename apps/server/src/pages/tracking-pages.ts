import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TrackingPage } from '@waybill/contract';
import { languageOf, languages, type Language } from '@waybill/phrases';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The web's bundle for public pages, loaded by file path, since the server must not import the web. */
type PublicPages = { renderPublicTracking(page: TrackingPage, language: Language): string };

const bundle = join(import.meta.dirname, '../../../web/dist-server/public-pages.js');
let pages: Promise<PublicPages> | null = null;

/** Cookie of a browser that follows a shipment, sent to the page of that shipment alone. */
export const followCookieName = 'waybill_follow';

/** Renders a page as a complete HTML document. */
export async function renderTracking(page: TrackingPage, language: Language): Promise<string> {
  pages ??= import(pathToFileURL(bundle).href) as Promise<PublicPages>;
  return (await pages).renderPublicTracking(page, language);
}

/** Language from the URL, else the browser's. */
export function languageFor(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return languages.find((language) => language === lang) ?? languageOf(request.headers['accept-language']);
}

/** Accepts bodies of plain forms and one-click unsubscribe, as text. */
export function takeForms(scope: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body));
}
