import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicTracking } from '@waybill/contract';
import { languageOf, languages, type Language } from '@waybill/phrases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';
import { countLookUp, publicTrackingOf } from '../modules/tracking/index.ts';

/** What a page shows: a shipment, an unknown number, or only the field to type one into. */
export type TrackingPage =
  | { readonly kind: 'found'; readonly tracking: PublicTracking }
  | { readonly kind: 'unknown'; readonly number: string }
  | { readonly kind: 'busy'; readonly number: string }
  | { readonly kind: 'ask' };

/** The web's bundle for public pages; loaded by file path, since the server imports nothing of the web. */
type PublicPages = { renderPublicTracking(page: TrackingPage, language: Language): string };

const bundle = join(import.meta.dirname, '../../../web/dist-server/public-pages.js');
const statusOf = { found: 200, ask: 200, unknown: 404, busy: 429 } as const;

function languageFor(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return languages.find((language) => language === lang) ?? languageOf(request.headers['accept-language']);
}

async function pageFor(services: Services, number: string, ip: string): Promise<TrackingPage> {
  try {
    await countLookUp(services, ip);
    return { kind: 'found', tracking: await publicTrackingOf(services.database.staff, number) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'too_many_attempts') return { kind: 'busy', number };
    return { kind: 'unknown', number };
  }
}

/**
 * `/tracking` and `/tracking/{number}`: where a shipment is, for anybody who knows its number. The whole page
 * is in the HTML and needs no script.
 */
export async function mountPublicTracking(app: FastifyInstance, services: Services): Promise<void> {
  let pages: Promise<PublicPages> | null = null;
  const render = async (page: TrackingPage, language: Language) => {
    pages ??= import(pathToFileURL(bundle).href) as Promise<PublicPages>;
    return (await pages).renderPublicTracking(page, language);
  };
  app.get('/tracking', async (request, reply) => {
    const { number } = request.query as { number?: unknown };
    if (typeof number === 'string' && number.trim() !== '') {
      const { lang } = request.query as { lang?: string };
      const query = lang === undefined ? '' : `?lang=${encodeURIComponent(lang)}`;
      return reply.redirect(`/tracking/${encodeURIComponent(number.trim().slice(0, 40))}${query}`, 303);
    }
    return reply.type('text/html; charset=utf-8').send(await render({ kind: 'ask' }, languageFor(request)));
  });
  app.get('/tracking/:number', async (request, reply) => {
    const { number } = request.params as { number: string };
    const page = await pageFor(services, number.slice(0, 40), request.ip);
    return reply
      .code(statusOf[page.kind])
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(await render(page, languageFor(request)));
  });
}
