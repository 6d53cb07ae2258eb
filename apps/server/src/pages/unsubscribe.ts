import { languageOf, languages, type Language } from '@waybill/phrases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TFunction } from 'i18next';
import type { Services } from '../core/context.ts';
import { speak } from '../core/speak.ts';
import { leaveSchedule, readLeaveLink } from '../modules/back-office/reports/index.ts';
import { readUnsubscribeLink, unsubscribe } from '../modules/identity/settings/index.ts';
import { escapeHtml } from '../core/html.ts';
import { pageStyle } from './style.ts';

const style = `${pageStyle}
main{max-width:520px}form{margin:24px 0 0}
section{background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:24px;margin-top:24px}
button{font:inherit;font-weight:500;padding:8px 16px;border:0;border-radius:4px;background:light-dark(#0B5F63,#0F7A7D);color:#fff;cursor:pointer}
button:focus-visible{outline:2px solid var(--petrol);outline-offset:2px}`;

type State = 'ask' | 'done' | 'bad';

/** Mails that a link ends: their name, and how to end them. */
type Mails = { readonly news: (say: TFunction) => string; end(): Promise<void> };

type Links = {
  readonly path: string;
  /** Phrases of its page, and the application page with the same setting. */
  readonly words: 'settings.unsubscribe' | 'reports.unsubscribe';
  readonly settings: string;
  /** @returns null for an invalid link */
  read(services: Services, request: FastifyRequest): Promise<Mails | null>;
};

const signatureOf = ({ query }: FastifyRequest) => (query as { readonly signature?: unknown }).signature;

const subscriptions: Links = {
  path: '/unsubscribe/:user/:kind',
  words: 'settings.unsubscribe',
  settings: '/settings',
  read: async (services, request) => {
    const { user, kind } = request.params as { readonly user: string; readonly kind: string };
    const link = readUnsubscribeLink(services, { userId: user, kind, signature: signatureOf(request) });
    if (link === null) return null;
    return {
      news: (say) => say(`settings.subscriptions.${link.kind}`),
      end: () => unsubscribe(services, link.userId, link.kind),
    };
  },
};

/** A scheduled report. */
const reports: Links = {
  path: '/unsubscribe/reports/:schedule/:user',
  words: 'reports.unsubscribe',
  settings: '/admin/reports',
  read: async (services, request) => {
    const { schedule, user } = request.params as { readonly schedule: string; readonly user: string };
    const recipient = { scheduleId: schedule, userId: user };
    const link = await readLeaveLink(services, { ...recipient, signature: signatureOf(request) });
    if (link === null) return null;
    return {
      news: (say) => link.name ?? say('reports.unsubscribe.this_report'),
      end: () => leaveSchedule(services, recipient),
    };
  },
};

function page(state: State, { words, settings }: Links, mails: Mails | null, language: Language): string {
  const say = speak(language);
  const news = mails?.news(say) ?? '';
  const title = say(`settings.unsubscribe.${state}_title`, { news });
  const text = say(`${words}.${state}_text`, { news });
  const button = `<form method="post"><button>${escapeHtml(say('settings.unsubscribe.button'))}</button></form>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Waybill</title><style>${style}</style></head><body><main><section><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${state === 'ask' ? button : ''}</section><p><a href="${settings}">${escapeHtml(say(`${words}.settings`))}</a></p></main></body></html>`;
}

function languageFor(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return languages.find((language) => language === lang) ?? languageOf(request.headers['accept-language']);
}

function mountLinks(scope: FastifyInstance, services: Services, links: Links): void {
  for (const method of ['GET', 'POST'] as const)
    scope.route({
      method,
      url: links.path,
      handler: async (request, reply) => {
        const mails = await links.read(services, request);
        if (method === 'POST') await mails?.end();
        const state = mails === null ? 'bad' : method === 'POST' ? 'done' : 'ask';
        return reply
          .code(mails === null ? 403 : 200)
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(page(state, links, mails, languageFor(request)));
      },
    });
}

/**
 * `/unsubscribe/…?signature=`: unsubscribes from a subscription or a scheduled report, without a login. GET only shows
 * a page with a button, since mail programs and scanners open links automatically; POST acts, from the button or from
 * one-click unsubscribe (RFC 8058).
 */
export function mountUnsubscribe(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    // Forms and mail programs post a single field, which is ignored.
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, null),
    );
    for (const links of [subscriptions, reports]) mountLinks(scope, services, links);
  });
}
