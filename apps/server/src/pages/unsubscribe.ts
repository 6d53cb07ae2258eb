import { languageOf, languages, type Language } from '@waybill/phrases';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../core/context.ts';
import { speak } from '../core/speak.ts';
import { readUnsubscribeLink, unsubscribe } from '../modules/settings/index.ts';
import { escapeHtml } from './html.ts';
import { pageStyle } from './style.ts';

const style = `${pageStyle}
main{max-width:520px}form{margin:24px 0 0}
section{background:var(--sheet);border:1px solid var(--line);border-radius:6px;padding:24px;margin-top:24px}
button{font:inherit;font-weight:500;padding:8px 16px;border:0;border-radius:4px;background:light-dark(#0B5F63,#0F7A7D);color:#fff;cursor:pointer}
button:focus-visible{outline:2px solid var(--petrol);outline-offset:2px}`;

type State = 'ask' | 'done' | 'bad';

function page(state: State, kind: string, language: Language): string {
  const say = speak(language);
  const news = state === 'bad' ? '' : say(`settings.subscriptions.${kind as 'customer_service'}`);
  const title = say(`settings.unsubscribe.${state}_title`, { news });
  const text = say(`settings.unsubscribe.${state}_text`, { news });
  const button = `<form method="post"><button>${escapeHtml(say('settings.unsubscribe.button'))}</button></form>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Waybill</title><style>${style}</style></head><body><main><section><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${state === 'ask' ? button : ''}</section><p><a href="/settings">${escapeHtml(say('settings.unsubscribe.settings'))}</a></p></main></body></html>`;
}

function languageFor(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return languages.find((language) => language === lang) ?? languageOf(request.headers['accept-language']);
}

type Params = { readonly user: string; readonly kind: string };

function linkOf(services: Services, request: FastifyRequest) {
  const { user, kind } = request.params as Params;
  const { signature } = request.query as { signature?: unknown };
  return readUnsubscribeLink(services, { userId: user, kind, signature });
}

/**
 * `/unsubscribe/{user}/{kind}?signature=`: the way out of a subscription, without a login. Opening it shows a page
 * with a button and changes nothing, since mail programs and scanners open links by themselves; only POST, by the
 * button or by a mail program's one click (RFC 8058), ends the subscription.
 */
export function mountUnsubscribe(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    // Forms and mail programs post one field that nobody reads.
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, null),
    );
    const path = '/unsubscribe/:user/:kind';
    scope.get(path, async (request, reply) => {
      const link = linkOf(services, request);
      const html = page(link === null ? 'bad' : 'ask', link?.kind ?? '', languageFor(request));
      return reply
        .code(link === null ? 403 : 200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(html);
    });
    scope.post(path, async (request, reply) => {
      const link = linkOf(services, request);
      if (link !== null) await unsubscribe(services, link.userId, link.kind);
      const html = page(link === null ? 'bad' : 'done', link?.kind ?? '', languageFor(request));
      return reply
        .code(link === null ? 403 : 200)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(html);
    });
  });
}
